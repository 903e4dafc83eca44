import {expect} from 'chai';
import {BadMessage} from '../../../src/base/bad-message.ts';
import {utf8} from '../../../src/base/bytes.ts';
import {nobleEd25519, verify, webCryptoEd25519} from '../../../src/log/sign.ts';
import {checkRecord} from '../../../src/table/playing/check-record.ts';
import {tinyGame} from '../../support/games/tiny-game.ts';
import {loadOnly} from '../../support/log/tamper.ts';
import {vectorRecord} from '../../support/log/vector-record.ts';
import kept from '../../vectors/records/tiny.roadstead.json';

const text = `${JSON.stringify(kept, null, 1)}\n`;

describe('records in the browser', () => {
  it('the kept record passes, with the digest that Node gave', async () => {
    const {replay} = await checkRecord(text, loadOnly(tinyGame));
    expect(replay.digest).to.equal(kept.digest);
  });

  it('the same table gives the same record as on Node, byte for byte', async () => {
    expect(await vectorRecord()).to.equal(text);
  });

  it('a forged signature is named', async () => {
    const entries = kept.entries.map((entry, n) => (n === 5 ? entry.replace(/.{4}"}$/, 'AAAA"}') : entry));
    try {
      await checkRecord(JSON.stringify({...kept, entries}), loadOnly(tinyGame));
    } catch (error) {
      expect(error).to.be.instanceOf(BadMessage);
      const {code, details} = error as BadMessage;
      expect([code, details.n]).to.deep.equal(['log/bad-host-signature', 5]);
      return;
    }
    throw new Error('not refused');
  });

  it('the library and the platform make and accept the same signatures', async () => {
    const noble = await nobleEd25519();
    const platform = await webCryptoEd25519();
    const seed = new Uint8Array(32).fill(5);
    const bytes = utf8('a move');
    const signature = await (await noble.signer(seed)).sign(bytes);
    const {publicKey} = await noble.signer(seed);
    expect(await verify(publicKey, bytes, signature, noble)).to.equal(true);
    if (!platform) return; // an old browser: the library alone
    const signer = await platform.signer(seed);
    expect(signer.publicKey).to.equal(publicKey);
    expect(await signer.sign(bytes)).to.deep.equal(signature);
    expect(await verify(publicKey, bytes, signature, platform)).to.equal(true);
  });
});
