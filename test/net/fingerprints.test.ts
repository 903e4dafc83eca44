import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {hashBytes} from '../../src/base/digest.ts';
import {fingerprintIn, fingerprintsOf} from '../../src/net/fingerprints.ts';

const certificate = (name: number) => new Uint8Array(300).fill(name);
const fingerprint = (bytes: Uint8Array) =>
  [...hashBytes(bytes)].map(byte => byte.toString(16).padStart(2, '0').toUpperCase()).join(':');
const line = (name: number) => `a=fingerprint:sha-256 ${fingerprint(certificate(name))}\r\n`;
const sdp = (...lines: string[]) =>
  ['v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\n', ...lines, 'a=setup:actpass\r\n'].join('');

const refused = {name: 'BadMessage', code: 'net/bad-description'};

describe('the fingerprint in a description', () => {
  it('is read whatever its case', () => {
    assert.equal(fingerprintIn(sdp(line(1))), `sha-256 ${fingerprint(certificate(1)).toLowerCase()}`);
  });

  for (const [what, text] of [
    ['two of them, ours first', sdp(line(1), line(2))],
    ['two of them, ours last', sdp(line(2), line(1))],
    ['the same one twice', sdp(line(1), line(1))],
    ['a second one in other letters', sdp(line(1), line(2).toUpperCase())],
    ['a second one behind a lonely line feed', sdp(line(1).replace('\r\n', `\n${line(2)}`))],
    ['a second one that the line hides', sdp(line(1), `a=x ${line(2)}`)],
    ['none', sdp()],
    ['a weaker hash', sdp('a=fingerprint:sha-1 AB:CD\r\n')],
  ] as const)
    it(`refuses ${what}`, () => assert.throws(() => fingerprintIn(text), refused));
});

describe('the fingerprints of a connection', () => {
  const connection = (used: Uint8Array | null, remote: string | null = sdp(line(1))) => ({
    connectionState: 'connected',
    localDescription: {sdp: sdp(line(9))},
    remoteDescription: remote === null ? null : {sdp: remote},
    sctp: {transport: used ? {getRemoteCertificates: () => [used.slice().buffer]} : {}},
  });
  // As much of a connection as is looked at.
  const of = (fake: object) => fingerprintsOf(fake as RTCPeerConnection);

  it('are those of the certificate in use', async () => {
    const {remote} = await of(connection(certificate(1)));
    assert.equal(remote, `sha-256 ${fingerprint(certificate(1)).toLowerCase()}`);
  });

  it('are refused when another certificate is in use than the description names', async () => {
    await assert.rejects(of(connection(certificate(2))), refused);
  });

  it('are taken from the description where the browser does not tell', async () => {
    assert.notEqual((await of(connection(null))).remote, '');
  });

  it('are waited for when the channel has overtaken the description', async () => {
    const late = connection(certificate(1), null);
    const found = of(late);
    setTimeout(() => Object.assign(late, {remoteDescription: {sdp: sdp(line(1))}}), 20);
    assert.equal((await found).remote, `sha-256 ${fingerprint(certificate(1)).toLowerCase()}`);
  });

  it('are given up when the connection closes before', async () => {
    await assert.rejects(of({...connection(certificate(1), null), connectionState: 'closed'}), refused);
  });
});
