import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../services.tsx';

/** Takes back an action that waits on this device, and says whether that was in time. */
export function useTakeBack() {
  const { t } = useTranslation();
  const { queue, notices } = useServices();
  const [isBusy, setBusy] = useState(false);
  const takeBack = async (key: string): Promise<void> => {
    setBusy(true);
    const isBack = await queue.withdraw(key).finally(() => setBusy(false));
    notices.show(t(isBack ? 'dia.retirado' : 'dia.ya-enviado'));
  };
  return { isBusy, takeBack: (key: string): void => void takeBack(key) };
}
