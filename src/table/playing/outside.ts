/** The other devices, as far as a game speaks to them. What is said while they are away is lost; on a table of one device, all of it. */
export interface Outside {
  tellAll(message: object): void;
  /** On the host's own device this goes nowhere. */
  tellHost(message: object): void;
  /** Host: the next entry. */
  publish(text: string): void;
}
