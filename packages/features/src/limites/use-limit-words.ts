import { useTranslation } from 'react-i18next';
import type { Regla } from '@jornada/domain/limites/modelo.ts';
import { useFormat } from '@jornada/web/use-format.ts';

const DAY = 24 * 60;
type Broken = { regla: Regla; limiteMinutos: number; valorMinutos: number };

/** The name of a limit, and how a day stands to it, without telling whose day it is. */
export function useLimitWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = (regla: Regla): string =>
    regla === 'pausa-minima' ? t('limites.pausa-minima.titulo-pasado') : t(`limites.${regla}.titulo`);
  const amount = (regla: Regla, minutos: number): string =>
    regla === 'noches-seguidas' ? format.number(minutos / DAY) : format.durationWithUnit(minutos);
  return {
    t,
    format,
    nameOf,
    valueOf: ({ regla, limiteMinutos, valorMinutos }: Broken): string =>
      t('limites.lista.valor', { valor: amount(regla, valorMinutos), limite: amount(regla, limiteMinutos) }),
  };
}
