/** What was typed in a room and not sent. */
export function readTyped(key: string | null): string {
  try {
    return (key !== null && sessionStorage.getItem(key)) || '';
  } catch {
    return '';
  }
}

export function writeTyped(key: string | null, text: string): void {
  if (key === null) return;
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // The browser stores nothing: what was typed is still on the screen.
  }
}
