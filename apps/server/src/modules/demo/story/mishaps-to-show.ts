import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { CUENTAS } from '../company/accounts.ts';
import type { PersonaDemo } from '../company/person.ts';
import type { Percance } from './mishaps.ts';

/** How many days back each lies, at least: a request of these days, a forgotten clock-out of this month, a disagreement of an earlier one. */
const BACK: Record<Percance, number> = { pendiente: 2, olvido: 6, desacuerdo: 40 };

const daysBefore = (fecha: Fecha, days: number): Fecha => Temporal.PlainDate.from(fecha).subtract({ days }).toString();

/**
 * What the account that is tried first has to show of corrections, by day, among the working days to be filled up to
 * yesterday. What a short gap has no room for is left out: the days before it are written already.
 */
export function mishapsToShow(persona: PersonaDemo, dias: readonly Fecha[], ayer: Fecha): ReadonlyMap<Fecha, Percance> {
  if (persona.userName !== CUENTAS.fijo) return new Map();
  const found = (['desacuerdo', 'olvido', 'pendiente'] as const).flatMap((percance): [Fecha, Percance][] => {
    const fecha = dias.findLast((dia) => dia <= daysBefore(ayer, BACK[percance]));
    return fecha ? [[fecha, percance]] : [];
  });
  return new Map(found);
}
