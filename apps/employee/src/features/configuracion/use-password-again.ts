import { useFactores } from './api-cuenta.ts';

/** Whether the person who is signed in has a password; they have while nobody knows. */
export const useHasPassword = (): boolean => useFactores().data?.tieneContrasena ?? true;

/** The password again, before something about the account changes: sent by the person who has one. */
export function usePasswordAgain(): (Password: string) => { Password?: string } {
  const has = useHasPassword();
  return (Password) => (has ? { Password } : {});
}
