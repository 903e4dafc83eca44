import type {Fingerprints} from './introducer.ts';

/** The certificates on both ends of a connection, as its session descriptions name them and the browser enforces. */
export function fingerprintsOf(connection: RTCPeerConnection): Fingerprints {
  return {
    local: fingerprint(connection.localDescription),
    remote: fingerprint(connection.remoteDescription),
  };
}

function fingerprint(description: RTCSessionDescription | null): string {
  const found = /^a=fingerprint:(\S+ \S+)/m.exec(description?.sdp ?? '')?.[1];
  if (!found) throw new Error('the connection has no fingerprint yet');
  return found.toLowerCase();
}
