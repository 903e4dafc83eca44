/** Every element of the kit in every state. */
import {html} from 'lit';
import '../kit/banner.ts';
import '../kit/button.ts';
import '../kit/chip.ts';
import '../kit/dialog.ts';
import type {RsDialog} from '../kit/dialog.ts';
import '../kit/field.ts';
import '../kit/mark.ts';
import '../kit/menu.ts';
import '../kit/meter.ts';
import '../kit/qr.ts';
import '../kit/segment.ts';
import '../kit/switch.ts';
import '../kit/wave.ts';
import {registerSpecimens} from './specimens.ts';

const row = (content: unknown) => html`<div class="l-row l-wrap l-gap-10">${content}</div>`;

const buttons = () =>
  row(html`<rs-button variant="primary">Build it<b slot="after">4</b></rs-button>
    <rs-button>As before</rs-button>
    <rs-button icon="share">Send link</rs-button>
    <rs-button variant="cream" icon="plus">New table</rs-button>
    <rs-button variant="danger" icon="trash">Delete</rs-button>
    <rs-button variant="quiet" icon="gear" label="Settings"></rs-button>
    <rs-button variant="quiet" icon="back">Back</rs-button>
    <rs-button .pressed=${true} icon="eye">Pressed</rs-button>
    <rs-button reason="1 doubloon short">Second deck</rs-button>
    <rs-button variant="primary" disabled>Start</rs-button>
    <rs-button variant="primary" busy>On its way</rs-button>`);

const openDialog = (event: Event): void => {
  const dialog = (event.currentTarget as HTMLElement).nextElementSibling as RsDialog;
  dialog.open = true;
};

registerSpecimens('Kit', [
  {name: 'rs-button', render: buttons},
  {name: 'rs-button on the quay', ground: 'quay', render: buttons},
  {
    name: 'rs-chip',
    render: () =>
      row(html`<rs-chip tone="ok" icon="check">Ready</rs-chip><rs-chip tone="move" icon="wifi">Connecting</rs-chip>
        <rs-chip icon="bot">Bot</rs-chip><rs-chip filled icon="clock">for 2 min</rs-chip>`),
  },
  {
    name: 'rs-switch',
    render:
      () => html`<rs-switch checked>Confirm moves<span slot="hint">A second tap sends it.</span></rs-switch>
      <rs-switch>Sound</rs-switch><rs-switch disabled>Notifications</rs-switch>`,
  },
  {
    name: 'rs-segment',
    render: () =>
      row(html`<rs-segment
          label="Market"
          value="all"
          .options=${[{value: 'all', label: 'All 23'}, {value: 'some', label: 'Affordable 13'}]}
        ></rs-segment>
        <rs-segment
          label="Theme"
          value="dark"
          .options=${[
            {value: 'auto', label: 'Auto', icon: 'phone'},
            {value: 'light', label: 'Day', icon: 'sun'},
            {value: 'dark', label: 'Night', icon: 'moon'},
          ]}
        ></rs-segment>`),
  },
  {
    name: 'rs-segment on the quay',
    ground: 'quay',
    render: () =>
      html`<rs-segment
        label="Sort"
        value="b"
        .options=${[{value: 'a', label: 'Clear'}, {value: 'b', label: 'As before'}]}
      ></rs-segment>`,
  },
  {
    name: 'rs-field',
    render: () => html`<div class="form">
      <rs-field label="Your name" value="Zsófia" hint="Others at the table see it."></rs-field>
      <rs-field label="Join code" code value="K7MR2X" error="No table has this code. Check it with the host.">
        <rs-button slot="after" icon="qr" label="Scan"></rs-button>
      </rs-field>
      <rs-field label="Relay" placeholder="turn:host:port"></rs-field>
    </div>`,
  },
  {
    name: 'rs-banner',
    ground: 'sea',
    render: () => html`<div class="l-grid l-gap-8">
      <rs-banner>The last move was taken back.</rs-banner>
      <rs-banner tone="problem"
        >Krzysztof has been away for 2 minutes.<rs-button slot="action">Let a bot play</rs-button></rs-banner
      >
      <rs-banner tone="last">Last round: the workers have run out.</rs-banner>
    </div>`,
  },
  {
    name: 'rs-dialog (tap)',
    render: () =>
      row(html`<rs-button @click=${openDialog}>Open</rs-button>
        <rs-dialog heading="Delete this table?" closeLabel="Close"
          ><p>Its record is gone for good on this device. Other players keep theirs.</p>
          <rs-button slot="actions">Keep it</rs-button
          ><rs-button slot="actions" variant="danger" icon="trash">Delete</rs-button></rs-dialog
        >`),
  },
  {
    name: 'rs-menu (tap)',
    render: () => html`<div class="menu">
      <rs-menu
        label="Menu"
        .items=${[
          {value: 'log', label: 'Log', icon: 'clock'},
          {value: 'export', label: 'Save as a file', icon: 'export'},
          {value: 'undo', label: 'Take back', icon: 'undo', reason: 'A tile was drawn since.'},
        ]}
      ></rs-menu>
    </div>`,
  },
  {
    name: 'rs-meter',
    render: () =>
      row(html`<rs-meter symbol="flag" label="Points left" value="41" max="75"></rs-meter>
        <rs-meter symbol="people" label="Workers left" value="28" max="55"></rs-meter>
        <rs-meter symbol="beacon" label="Free spaces" value="11" max="12" text="11 of 12" close></rs-meter>`),
  },
  {
    name: 'rs-qr',
    render: () => html`<rs-qr text="https://example.org/#K7MR2X" label="QR code of the invitation"></rs-qr>`,
  },
  {
    name: 'The quay',
    ground: 'page',
    size: [480, 150],
    render: () => html`<div class="deep bank">
      <rs-wave></rs-wave>
      <p>Build one building?</p>
      <div class="l-flex l-gap-8"><rs-button>Nothing</rs-button><rs-button variant="primary" class="l-grow">Build it</rs-button></div>
    </div>`,
  },
]);
