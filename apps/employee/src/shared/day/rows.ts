import type { HoyVista, RegistroVista } from '@jornada/contract/registros/vistas.ts';
import type { Subtipo } from '@jornada/domain/horario/modelo.ts';
import type { Clase } from '@jornada/domain/registros/modelo.ts';
import { isWaiting } from './waiting-records.ts';

/** One line of the list of a day. */
export type DayListRow = {
  key: string;
  /** Instant. */
  momento: string;
  clase: Clase;
  subtipo: Subtipo;
  /** The company's name; null for a planned line. */
  nombre: string | null;
  /** End of a pause, if it has one. */
  hasta: string | null;
  /** Length in minutes: of a past, running (up to now) or planned pause. */
  minutos: number | null;
  /** `computed`: the leave hour as the day goes, where it is another one than that of the plan. */
  planned: boolean | 'computed';
  /** The record behind it; null for what is only planned. */
  registro: RegistroVista | null;
  /** The record that ended a pause, shown in the same line. */
  regreso: RegistroVista | null;
};

type Lived = {
  registros: readonly RegistroVista[];
  tramos: HoyVista['tramos'];
  /** Until when a running pause counts; null on a past day, where it has no length. */
  ahora: string | null;
};

export const minutesBetween = (from: string, to: string): number => Math.round(Temporal.Instant.from(from).until(to).total('minutes'));
export const isSame = (a: string, b: string): boolean => Temporal.Instant.compare(a, b) === 0;

/** By the hour, and within a minute in the order of clocking. Planned lines and waiting actions come last. */
export function inOrder(a: DayListRow, b: DayListRow): number {
  const place = ({ registro }: DayListRow): number => (registro && !isWaiting(registro) ? registro.id : Infinity);
  return Temporal.Instant.compare(a.momento, b.momento) || (place(a) === place(b) ? 0 : place(a) - place(b));
}

/** The valid records of a day in order, each pause with its return in one line. */
export function livedRows({ registros, tramos, ahora }: Lived): DayListRow[] {
  const valid = registros.filter(({ anulado }) => !anulado);
  return valid.flatMap((registro, index) =>
    registro.clase === 'regreso' ? [] : [livedRow({ registro, next: valid[index + 1], tramos, ahora })],
  );
}

type Mark = Pick<Lived, 'tramos' | 'ahora'> & { registro: RegistroVista; next: RegistroVista | undefined };

function livedRow({ registro, next, tramos, ahora }: Mark): DayListRow {
  const { id, momento, clase, subtipo, nombre } = registro;
  const base = { key: `r${id}`, momento, clase, subtipo, nombre, planned: false, registro, regreso: null };
  if (clase !== 'pausa') return { ...base, hasta: null, minutos: null };
  const pausa = tramos.find((tramo) => tramo.clase === 'pausa' && isSame(tramo.inicio, momento));
  // A pause without length has no stretch: the next record shows that it is over.
  const hasta = pausa ? pausa.fin : (next?.momento ?? null);
  const until = hasta ?? ahora;
  const regreso = next?.clase === 'regreso' ? next : null;
  return { ...base, regreso, hasta, minutos: until === null ? null : Math.max(0, minutesBetween(momento, until)) };
}
