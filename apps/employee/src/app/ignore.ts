/** A failure in the background is tried again at the next occasion. */
export function ignore(): void {
  // Nothing that the person could do about it.
}
