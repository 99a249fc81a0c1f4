import { instantesDeHora, type HoraCivil } from '@jornada/domain/registros/hora-civil.ts';

type Options = {
  /** `HH:MM` as typed. */
  hora: string;
  /** The day that the hour counts for. */
  fecha: string;
  zona: string;
  /** The calendar day that the person named, as `HoraCivil` gives it; empty where they leave it to the rule. */
  named: string;
  /** Where the mark stands now, or is expected: an instant. */
  near: string;
  /** Whether the day could bear the mark there. */
  fits: (instante: string) => boolean;
};

export type ChosenHour = { chosen: HoraCivil | null; candidates: HoraCivil[] };

/** The name of a candidate: its date, and which of the two where the clock shows the hour twice. */
export const nameOfHour = ({ fecha, vez }: Pick<HoraCivil, 'fecha' | 'vez'>): string => (vez === null ? fecha : `${fecha}/${vez}`);

/**
 * Which instant an hour of the clock means. A working day may begin on the evening before or end on the next morning:
 * what the person named wins, then what fits the other marks of the day, then what lies nearest.
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
