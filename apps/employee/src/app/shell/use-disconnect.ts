import { useTranslation } from 'react-i18next';
import type { Client } from '@jornada/client';
import { auth } from '@jornada/contract/auth.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { useServices } from '../../shared/services.tsx';

/** A push service that does not answer does not keep anybody signed in. */
const LEAVE_WITHIN_MS = 4000;

/** Takes this device from those that are told, where it is one. */
async function leaveDevice(client: Client): Promise<void> {
  const { pushState } = await loadChunk(() => import('../../native/push.ts'));
  if ((await pushState()) !== 'on') return;
  const { leavePush } = await loadChunk(() => import('../../shared/push-device.ts'));
  const late = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('not in time')), LEAVE_WITHIN_MS));
  await Promise.race([leavePush({ client }), late]);
}

/** Signs out: tells the server, forgets token, auto-login and simulated user, and so comes to the log-in. */
export function useDisconnect(): () => Promise<void> {
  const { client, session, notices, queue, logs } = useServices();
  const { t } = useTranslation();
  return async () => {
    // Without a network the session of this device ends all the same; the server's ends by itself.
    const leave = async (): Promise<void> => {
      // While the session lasts. That it failed is for the logs only: the server tells nobody whose session is over.
      await leaveDevice(client).catch(logs.error);
      await client.call(auth.salir, {}).catch(() => null);
    };
    await notices.during(t('shell.menu.saliendo'), leave());
    const count = queue.get().length;
    session.clear();
    if (count > 0) notices.show(t('home.espera.al-salir', { count }));
  };
}
