import { useRouter } from '@tanstack/react-router';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { forgetTab } from '@jornada/web/tab-store.ts';
import { useServices } from '../services.tsx';

/** Back to the start of the kiosk: nothing of the person who was there stays, on the device or on the server. */
export function useLeaveKiosk(): () => Promise<void> {
  const { session, client, kiosk, queryClient, switchLanguage } = useServices();
  const router = useRouter();
  return async () => {
    const { simulatedUser, profile } = session.get();
    session.update({ simulatedUser: null });
    kiosk.done.set(null);
    kiosk.unasked.set(null);
    kiosk.visiting.set(false);
    queryClient.clear();
    forgetTab();
    await router.navigate({ to: '/quiosco', replace: true, ignoreBlocker: true });
    const language = profile?.Language;
    if (language) await switchLanguage(language).catch(() => undefined);
    // Without a network the server cannot be told; the token is soon worthless then. Told late, it ends nobody who came after them.
    if (simulatedUser) await client.call(quiosco.terminar, { token: simulatedUser.Token }).catch(() => undefined);
  };
}
