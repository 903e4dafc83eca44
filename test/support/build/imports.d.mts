/** What a metafile tells of a file. */
interface Brought {
  readonly imports: readonly {readonly path: string; readonly kind: string}[];
}
export declare function bringsOf(entry: string, files: Readonly<Record<string, Brought>>): Set<string>;
