import { useFactores } from './api-cuenta.ts';

/** Whether whoever is signed in has a password; they have while nobody knows. */
export const useHasPassword = (): boolean => useFactores().data?.tieneContrasena ?? true;

/** The password again, before something about the account changes: sent by whoever has one. */
export function usePasswordAgain(): (Password: string) => { Password?: string } {
  const has = useHasPassword();
  return (Password) => (has ? { Password } : {});
}
