/** What is left out when axe is asked must not be what it would have found. */
import {expect} from 'chai';
import {accessible} from '../../support/screen/accessible.ts';

const FAULTS: Readonly<Record<string, string>> = {
  'color-contrast': '<p style="color: #888; background: #999">Roadstead</p>',
  'avoid-inline-spacing': '<p style="letter-spacing: -1px !important">Roadstead</p>',
  'autocomplete-valid': '<label>Name <input autocomplete="ship"></label>',
  'image-alt': '<img src="data:,">',
  'button-name': '<button></button>',
  'frame-title': '<iframe></iframe>',
  'aria-roles': '<p role="ship">Roadstead</p>',
  'aria-required-parent': '<div role="option">Roadstead</div>',
  'valid-lang': '<p lang="ship">Roadstead</p>',
  list: '<ul><b>Roadstead</b></ul>',
  dlitem: '<dd>Roadstead</dd>',
  tabindex: '<p tabindex="5">Roadstead</p>',
};

describe('axe as the tests ask it', () => {
  const host = document.createElement('div');
  before(() => document.body.append(host));
  after(() => host.remove());
  afterEach(() => host.replaceChildren());

  const findings = (): Promise<string> =>
    accessible(host).then(
      () => 'nothing',
      (error: Error) => error.message,
    );

  for (const [rule, fault] of Object.entries(FAULTS))
    it(`finds in the page and below two shadow roots: ${rule}`, async () => {
      host.innerHTML = fault;
      expect(await findings()).to.match(new RegExp(`^${rule}:`));
      host.innerHTML = '<div><div></div></div>';
      const outer = host.firstElementChild!;
      outer.attachShadow({mode: 'open'}).append(outer.firstElementChild!);
      outer.shadowRoot!.firstElementChild!.attachShadow({mode: 'open'}).innerHTML = fault;
      expect(await findings()).to.match(new RegExp(`^${rule}:`));
    });

  it('finds nothing where nothing is', async () => {
    host.innerHTML = '<p>Roadstead</p>';
    expect(await findings()).to.equal('nothing');
  });
});
