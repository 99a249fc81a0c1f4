import type { ExtraVista } from '@jornada/contract/horas-extra/calls.ts';
import type { RegimenExtra } from '@jornada/domain/horas-extra/modelo.ts';
import { useRequestWords } from '../use-request-words.ts';

type Kind = Pick<ExtraVista['tipologia'], 'nombre' | 'clase'>;

/** How overtime is named and measured, in the person's language. */
export function useExtraWords() {
  const words = useRequestWords();
  const { t, format } = words;
  return {
    ...words,
    time: (minutos: number): string => format.durationWithUnit(minutos),
    /** From when to when it was; empty where nobody said it. */
    hours: ({ inicio, fin }: Pick<ExtraVista, 'inicio' | 'fin'>): string =>
      inicio && fin ? `${format.wallHour(inicio)} – ${format.wallHour(fin)}` : '',
    /** The company's own name of a kind, or that of its class. */
    kindName: ({ nombre, clase }: Kind): string => nombre ?? t(`horas-extra.clases.${clase}`),
    /** `jornada parcial y trabajo nocturno`. */
    regimes: (regimenes: readonly RegimenExtra[]): string => format.list(regimenes.map((one) => t(`horas-extra.regimenes.${one}`))),
  };
}
