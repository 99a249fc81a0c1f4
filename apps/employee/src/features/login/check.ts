import type { Credentials } from './api.ts';

/** Message by field name. */
export type FieldErrors = Partial<Record<string, string>>;

/** Which of the two fields lack content. They hold no more than the contract allows; whatever else is wrong with them the server says. */
export function checkCredentials({ UserName, Password }: Credentials, message: string): FieldErrors {
  return { ...(UserName.trim() === '' ? { UserName: message } : {}), ...(Password === '' ? { Password: message } : {}) };
}
