import type { TypedCredentials } from './api.ts';

/** Message by field name. */
export type LoginErrors = Partial<Record<string, string>>;

/** Which of the two fields are empty. The inputs have the contract's maximum length; the server checks everything else. */
export function checkCredentials({ UserName, Password }: TypedCredentials, message: string): LoginErrors {
  return { ...(UserName.trim() === '' ? { UserName: message } : {}), ...(Password === '' ? { Password: message } : {}) };
}
