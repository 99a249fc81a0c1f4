import { login } from '@jornada/contract/login.ts';
import type { Credentials } from './api.ts';

/** Message by field name. */
export type FieldErrors = Partial<Record<string, string>>;

/** What the contract's own schema has against these credentials. Both fields lack nothing but content: one message serves. */
export function checkCredentials(credentials: Credentials, message: string): FieldErrors {
  const result = login.entrar.entrada.safeParse(credentials);
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.map(({ path }) => [String(path[0]), message]));
}
