import type { ExtraVista } from '@jornada/contract/horas-extra/calls.ts';
import { useExtraWords } from './use-extra-words.ts';

/** How overtime is made good, in words: `1:30 h de descanso`, and until when; or as how much it is paid. */
export function useMadeGood({ como, descansoMinutos, vence, pagoMinutos }: ExtraVista['compensado']): { what: string; until: string } {
  const { t, time, shortDay } = useExtraWords();
  if (como === 'pago') return { what: t('horas-extra.compensado.pago', { tiempo: time(pagoMinutos ?? 0) }), until: '' };
  return {
    what: t('horas-extra.compensado.descanso', { tiempo: time(descansoMinutos ?? 0) }),
    until: vence === null ? '' : t('horas-extra.compensado.hasta', { dia: shortDay(vence) }),
  };
}
