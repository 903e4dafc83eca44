/** Words of a text that stand on more than one line. */
export function brokenWords(part: HTMLElement): string[] {
  const range = document.createRange();
  const texts = [...part.childNodes].filter(node => node instanceof Text);
  return texts.flatMap(node =>
    [...node.data.matchAll(/\S+/g)].flatMap(({0: word, index}) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
      return lines.size > 1 ? [word] : [];
    }),
  );
}
