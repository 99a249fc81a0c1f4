/**
 * Brings ID numbers as people type them, `12.345.678-z`, into the one stored form: `12345678Z`. Names like `quiosco-madrid` keep
 * their hyphen.
 */
export function normalizeUserName(text: string): string {
  const upper = text.trim().toUpperCase();
  const bare = upper.replace(/[\s.-]/g, '');
  return /^[XYZKLM]?\d{7,8}[A-Z]$/.test(bare) ? bare : upper;
}
