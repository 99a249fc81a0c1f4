/** What fails in the background is tried again with the next occasion. */
export function ignore(): void {
  // Nothing that the person could do about it.
}
