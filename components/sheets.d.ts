/** What the build makes of a style sheet (`test/support/build/sheets.mjs`). */
declare module '*.css' {
  import type {CSSResult} from 'lit';

  const sheet: CSSResult;
  export default sheet;
}
