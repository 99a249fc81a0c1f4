import type { TypedCredentials } from './api.ts';

/** Message by field name. */
export type LoginErrors = Partial<Record<string, string>>;

/** Which of the two fields lack content. They hold no more than the contract allows; whatever else is wrong with them the server says. */
export function checkCredentials({ UserName, Password }: TypedCredentials, message: string): LoginErrors {
  return { ...(UserName.trim() === '' ? { UserName: message } : {}), ...(Password === '' ? { Password: message } : {}) };
}
