import {LitElement} from 'lit';
import {property} from 'lit/decorators.js';
import {base} from '../kit/base.ts';
import '../kit/mark.ts';
import '../kit/symbol.ts';
import type {BoardModel} from './model.ts';
import planes from './planes.css';
import {Reads} from './reads.ts';

/** A part is drawn again when something that it has read of its model is different, or another property is. */
export abstract class BoardElement<M extends BoardModel = BoardModel> extends LitElement {
  static override styles = [base, planes];

  #reads: Reads<M> | null = null;

  @property({attribute: false, noAccessor: true})
  get model(): M {
    return this.#reads!.model;
  }
  set model(model: M) {
    if (this.#reads?.holdFor(model)) return;
    this.#reads = new Reads(model);
    this.requestUpdate();
  }

  protected override willUpdate(): void {
    const {size, coached} = this.model;
    if (this.getAttribute('size') !== size) this.setAttribute('size', size);
    if (this.hasAttribute('coached') !== coached) this.toggleAttribute('coached', coached);
  }
}
