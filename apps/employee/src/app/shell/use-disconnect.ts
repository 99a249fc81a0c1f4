import { useTranslation } from 'react-i18next';
import { auth } from '@jornada/contract/auth.ts';
import { finishBeforeLeaving } from '@jornada/web/before-leaving.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { useServices, type Services } from '../../shared/services.tsx';

/** A push service that does not answer must not delay signing out longer than this. */
const LEAVE_WITHIN_MS = 4000;

/** Ends the notifications on this device, if it has any. */
async function leaveDevice(services: Pick<Services, 'client' | 'storage'>): Promise<void> {
  const { pushState } = await loadChunk(() => import('../../native/push.ts'));
  // The wrapper's token goes even where the system shows nothing any more.
  if (!__WRAPPER__ && (await pushState()) !== 'on') return;
  const { leavePush } = await loadChunk(() => import('../../shared/push-device.ts'));
  const late = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('not in time')), LEAVE_WITHIN_MS));
  await Promise.race([leavePush(services), late]);
}

/** Signs out: tells the server, forgets token, auto-login and simulated user, and goes to the log-in. */
export function useDisconnect(): () => Promise<void> {
  const services = useServices();
  const { client, session, notices, queue, logs } = services;
  const { t } = useTranslation();
  return async () => {
    // Without a network the session on this device ends anyway. The server's session ends by itself.
    const leave = async (): Promise<void> => {
      // Done while the session is still valid. A failure goes only to the logs: the server sends no notifications for an ended
      // session.
      await finishBeforeLeaving();
      await leaveDevice(services).catch(logs.error);
      await client.call(auth.salir, {}).catch(() => null);
    };
    await notices.during(t('shell.menu.saliendo'), leave());
    const count = queue.get().length;
    session.clear();
    if (count > 0) notices.show(t('home.espera.al-salir', { count }));
  };
}
