/** The first texts that have so many characters together. */
export function within(texts: readonly string[], chars: number): readonly string[] {
  let sum = 0;
  const end = texts.findIndex(text => {
    sum += text.length;
    return sum > chars;
  });
  return end < 0 ? texts : texts.slice(0, end);
}
