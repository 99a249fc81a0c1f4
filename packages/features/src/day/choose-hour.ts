import { instantesDeHora, type HoraCivil } from '@jornada/domain/registros/hora-civil.ts';

type Options = {
  /** `HH:MM` as typed. */
  hora: string;
  /** The day of the record. */
  fecha: string;
  zona: string;
  /** The calendar day that the person chose, as in `HoraCivil`; empty: the rule decides. */
  named: string;
  /** The instant of the mark now, or the expected one. */
  near: string;
  /** Whether the mark would fit into the day there. */
  fits: (instante: string) => boolean;
};

export type ChosenHour = { chosen: HoraCivil | null; candidates: HoraCivil[] };

/** The name of a candidate: its date, and the first or second one if the clock shows the hour twice. */
export const nameOfHour = ({ fecha, vez }: Pick<HoraCivil, 'fecha' | 'vez'>): string => (vez === null ? fecha : `${fecha}/${vez}`);

/**
 * Which instant a typed hour means. A working day may begin on the evening before or end on the next morning. The person's choice
 * comes first, then instants that fit the other marks of the day, then the nearest one.
 */
export function chooseHour({ hora, fecha, zona, named, near, fits }: Options): ChosenHour {
  const day = Temporal.PlainDate.from(fecha);
  const fechas = [-1, 0, 1].map((days) => day.add({ days }).toString());
  const candidates = instantesDeHora({ hora, fechas, zona });
  const distance = ({ instante }: HoraCivil): number => Math.abs(Temporal.Instant.from(near).since(instante).total('minutes'));
  const rank = (one: HoraCivil): number => (fits(one.instante) ? 0 : 1);
  const [best = null] = candidates.toSorted((a, b) => rank(a) - rank(b) || distance(a) - distance(b));
  return { chosen: candidates.find((one) => nameOfHour(one) === named) ?? best, candidates };
}
