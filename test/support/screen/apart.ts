/** Whether two things on the screen share no place, but for so many px of rounding. */
export function apart(one: Element | DOMRect, other: Element | DOMRect, slack = 1): boolean {
  const [a, b] = [one, other].map(each => (each instanceof Element ? each.getBoundingClientRect() : each));
  return (
    a!.right <= b!.left + slack ||
    b!.right <= a!.left + slack ||
    a!.bottom <= b!.top + slack ||
    b!.bottom <= a!.top + slack
  );
}
