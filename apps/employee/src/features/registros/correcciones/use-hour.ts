import type { RegistroVista } from '@jornada/contract/registros/vistas.ts';
import type { DiaPrevistoVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { chooseHour, type ChosenHour } from '@jornada/features/day/choose-hour.ts';

type Options = Omit<Parameters<typeof chooseHour>[0], 'fits'> & {
  fits: (instante: string) => boolean;
  registros: readonly RegistroVista[];
  previsto: DiaPrevistoVista | null;
  format: Format;
};

export type HourState = ChosenHour & {
  fecha: string;
  zona: string;
  /** The day's plan or records extend to another calendar day, as in a night shift. */
  touchesOther: boolean;
  /** The calendar day must be chosen: the day extends to another one, or the hour is on another one, or occurs twice. */
  asksDay: boolean;
  /** The hour is complete, but the clock skips it on that day. */
  isMissing: boolean;
};

/** The meaning of a typed hour on a day, and whether its calendar day must be chosen. */
export function hourStateOf({ registros, previsto, format, ...options }: Options): HourState {
  const { hora, fecha, zona } = options;
  const choice = chooseHour(options);
  const instants = [
    ...registros.filter(({ anulado }) => !anulado).map(({ momento }) => momento),
    ...(previsto?.turno ? [previsto.turno.fin] : []),
  ];
  const touchesOther = instants.some((instante) => format.dayOf(instante) !== fecha);
  const { chosen, candidates } = choice;
  return {
    ...choice,
    fecha,
    zona,
    touchesOther,
    asksDay: candidates.length > 0 && (touchesOther || chosen?.fecha !== fecha || candidates.some(({ vez }) => vez !== null)),
    isMissing: hora.length === 5 && !candidates.some((one) => one.fecha === fecha),
  };
}
