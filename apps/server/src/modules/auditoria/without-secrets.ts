/** Names of fields with secret values. */
const SECRET = /^(?:pin|totp|otp|code|cookie|foto|photo)$|pass|contrasena|secret|token|hash|clave/i;
const HIDDEN = '•••';
/** Maximum length of a text: a line is for reading, not an archive. */
const MAX_TEXT = 500;
const MAX_ITEMS = 100;

/** The same data, without the values of fields that have names of secrets, and with long texts and lists cut off. */
export function withoutSecrets(datos: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value;
    if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(clean);
    if (typeof value === 'object' && value !== null) return withoutSecrets(value as Record<string, unknown>);
    return value;
  };
  return Object.fromEntries(
    Object.entries(datos)
      .slice(0, MAX_ITEMS)
      .map(([field, value]) => [field, SECRET.test(field) ? HIDDEN : clean(value)]),
  );
}
