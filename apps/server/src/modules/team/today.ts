import type { Ausencia, Mitad } from '@jornada/domain/horario/modelo.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { findLedAway } from '../ausencias/reads.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { laborOf } from '../registros/reads.ts';
import { findTeams } from '../vacaciones/reads.ts';

type Plan = Pick<Parameters<typeof laborOf>[0], 'asignaciones' | 'sueltos'>;
type Posible = Plan & {
  id: number;
  ausencias: readonly Pick<Ausencia, 'desde' | 'hasta' | 'aprobada' | 'minutos' | 'mitad'>[];
};

/** Whether somebody who was to work on a day is away by agreement: all of it, or half. Not for some hours. */
function absenceOn(
  { asignaciones, sueltos, ausencias }: Posible,
  empresa: Configuracion,
  hoy: string,
): { mitad: Mitad | null } | undefined {
  const found = ausencias.filter(({ desde, hasta, aprobada, minutos }) => aprobada && minutos === null && desde <= hoy && hoy <= hasta);
  const [first] = found;
  if (!first || laborOf({ asignaciones, ausencias: [], sueltos }, empresa).planDia(hoy).motivo !== 'laborable') return undefined;
  const halves = new Set(found.map(({ mitad }) => mitad ?? null));
  return { mitad: halves.has(null) || halves.size > 1 ? null : (first.mitad ?? null) };
}

/** Who of somebody's own team is away on a day: of their department, and of those who answer to them. */
export async function findAwayInTeam(
  tx: Queryable,
  { entidadId, personaId }: Pick<Sesion, 'entidadId' | 'personaId'>,
  empresa: Configuracion,
  hoy: string,
): Promise<Map<number, { mitad: Mitad | null }>> {
  const [colleagues = []] = await findTeams(tx, entidadId, [{ personaId, desde: hoy, hasta: hoy }]);
  const led = await findLedAway(tx, { entidadId, personaId }, hoy);
  const people: Posible[] = [
    ...colleagues,
    ...led.map(({ id, asignaciones, sueltos, faltas }) => ({ id, asignaciones, sueltos, ausencias: faltas })),
  ];
  return new Map(
    people.flatMap((one) => {
      const absence = absenceOn(one, empresa, hoy);
      return absence ? [[one.id, absence] as const] : [];
    }),
  );
}
