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

type Named = { id: number; nombre: string };

/** Whom what was typed in a room names. */
export function readNamed(key: string | null): Named[] {
  try {
    const kept: unknown = JSON.parse(readTyped(key) || '[]');
    return Array.isArray(kept) ? (kept as Named[]) : [];
  } catch {
    return [];
  }
}
export const writeNamed = (key: string | null, named: readonly Named[]): void =>
  writeTyped(key, named.length === 0 ? '' : JSON.stringify(named));
