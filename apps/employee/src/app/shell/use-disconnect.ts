import { useTranslation } from 'react-i18next';
import { auth } from '@jornada/contract/auth.ts';
import { useServices } from '../../platform/services.tsx';

/** Signs out: tells the server, forgets token, auto-login and simulated user, and so comes to the log-in. */
export function useDisconnect(): () => Promise<void> {
  const { client, session, notices, queue } = useServices();
  const { t } = useTranslation();
  return async () => {
    // Without a network the session of this device ends all the same; the server's ends by itself.
    await notices.during(
      t('shell.menu.saliendo'),
      client.call(auth.salir, {}).catch(() => null),
    );
    const count = queue.get().length;
    session.clear();
    if (count > 0) notices.show(t('home.espera.al-salir', { count }));
  };
}
