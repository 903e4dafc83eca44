/** The certificates on both ends of a connection: those that are really in use, not only those that were announced. */
import {BadMessage} from '../base/bad-message.ts';
import {hashBytes} from '../base/digest.ts';
import type {Fingerprints} from './introducer.ts';

const FINGERPRINT = /^a=fingerprint:(sha-256 [0-9a-f:]{95})\s*$/im;
/** How often is looked for a description that the channel has overtaken. */
const LOOK_MS = 15;

/**
 * The one fingerprint of a session description. Some browsers take a connection for good when *any* of several lines
 * fits, so a description with more than one says nothing about who is at the other end.
 * @throws BadMessage net/bad-description
 */
export function fingerprintIn(sdp: string): string {
  const found = FINGERPRINT.exec(sdp)?.[1];
  if (!found || sdp.match(/fingerprint/gi)?.length !== 1) throw new BadMessage('net/bad-description');
  return found.toLowerCase();
}

/**
 * Of a connection whose channel is open. The channel may be a moment ahead of its descriptions: they are waited for.
 * @throws BadMessage net/bad-description when they name several, or another than the one in use
 */
export async function fingerprintsOf(connection: RTCPeerConnection): Promise<Fingerprints> {
  while (!connection.localDescription || !connection.remoteDescription) {
    if (connection.connectionState === 'closed') throw new BadMessage('net/bad-description');
    await new Promise(resolve => setTimeout(resolve, LOOK_MS));
  }
  const local = fingerprintIn(connection.localDescription.sdp);
  const remote = fingerprintIn(connection.remoteDescription.sdp);
  const used = certificateOf(connection);
  if (used !== null && used !== remote) throw new BadMessage('net/bad-description');
  return {local, remote};
}

/** Fingerprint of the certificate that the other side showed; null where the browser does not tell. */
function certificateOf({sctp}: RTCPeerConnection): string | null {
  const transport: Partial<RTCDtlsTransport> | undefined = sctp?.transport;
  const [certificate] = transport?.getRemoteCertificates?.() ?? [];
  if (!certificate) return null;
  const bytes = [...hashBytes(new Uint8Array(certificate))];
  return `sha-256 ${bytes.map(byte => byte.toString(16).padStart(2, '0')).join(':')}`;
}
