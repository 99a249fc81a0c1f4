import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { CUENTAS } from '../../../shared/demo-accounts.ts';
import type { PersonaDemo } from '../company/person.ts';
import type { Percance } from './mishaps.ts';

/**
 * At least how many days ago each mishap lies: a recent request, a forgotten clock-out of this month, a disagreement of an
 * earlier one.
 */
const BACK: Record<Percance, number> = { pendiente: 2, olvido: 6, desacuerdo: 40 };

const daysBefore = (fecha: Fecha, days: number): Fecha => Temporal.PlainDate.from(fecha).subtract({ days }).toString();

/**
 * The corrections to show in the account that people try first, by day, among the working days to fill. A short gap may have no
 * room for all of them, because earlier days are already written.
 */
export function mishapsToShow(persona: PersonaDemo, dias: readonly Fecha[], ayer: Fecha): ReadonlyMap<Fecha, Percance> {
  if (persona.userName !== CUENTAS.fijo) return new Map();
  const found = (['desacuerdo', 'olvido', 'pendiente'] as const).flatMap((percance): [Fecha, Percance][] => {
    const fecha = dias.findLast((dia) => dia <= daysBefore(ayer, BACK[percance]));
    return fecha ? [[fecha, percance]] : [];
  });
  return new Map(found);
}
