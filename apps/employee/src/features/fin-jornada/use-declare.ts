import { useTranslation } from 'react-i18next';
import { useNavigate } from '@tanstack/react-router';
import { useServices } from '../../shared/services.tsx';
import { useEndOtherwise } from './use-end-otherwise.ts';

/** Declares the day's hours and goes home, where the clocked hours are shown beside them. */
export function useDeclare(tipo: number, onDone: () => void) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const navigate = useNavigate();
  const sending = useEndOtherwise(() => {
    onDone();
    notices.show(t('fin-jornada.hecho.declarada'));
    void navigate({ to: '/home' });
  });
  return {
    sending,
    goBack: () => void navigate({ to: '/confirmacion-jornada/$tipoid', params: { tipoid: String(tipo) } }),
  };
}
