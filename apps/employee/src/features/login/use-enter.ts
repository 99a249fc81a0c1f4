import { keepSession } from '../../shared/keep-session.ts';
import { useServices } from '../../shared/services.tsx';

type Opened = Parameters<typeof keepSession>[1];

/** Keeps the session of the person who has signed in, and shows their language. */
export function useEnter() {
  const services = useServices();
  return (opened: Opened, { isRemembered }: { isRemembered: boolean }): Promise<void> =>
    keepSession(services, opened, isRemembered ? (opened.Perfil?.UserName ?? null) : null);
}
