import { mesDePersona, type Mes } from '@jornada/domain/cierres/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Configuracion } from '../entidades/service.ts';
import { laborOf } from '../registros/service.ts';
import { findPeople } from './repo.ts';

/** How many people: those concerned, and those with something that is in the way. */
export type Recuento = { personas: number; enCurso: number; incompletas: number; pendientes: number };

/** What closing a month would mean: for everybody together, and for each centre, whose `balances` are minutes by person. */
export type Revision = { total: Recuento; centros: Map<number, Recuento & { balances: Map<number, number> }> };

const NOBODY: Recuento = { personas: 0, enCurso: 0, incompletas: 0, pendientes: 0 };

/** First and last day of a month. */
export function daysOf(mes: Mes): { desde: string; hasta: string } {
  const month = Temporal.PlainYearMonth.from(mes);
  const at = (day: number): string => month.toPlainDate({ day }).toString();
  return { desde: at(1), hasta: at(month.daysInMonth) };
}

/** Looks through a month of some centres, person by person. */
export async function reviewMonth(
  tx: Queryable,
  entidadId: number,
  options: { empresa: Configuracion; ahora: Temporal.Instant; mes: Mes; centroIds: readonly number[] },
): Promise<Revision> {
  const { empresa, ahora, mes, centroIds } = options;
  const centros = new Map(centroIds.map((id) => [id, { ...NOBODY, balances: new Map<number, number>() }]));
  const total = { ...NOBODY };
  for (const { id, persona } of await findPeople(tx, entidadId, daysOf(mes))) {
    const laboral = laborOf(persona, empresa);
    const own = { ...NOBODY };
    const places = new Set(persona.asignaciones.flatMap(({ centroId }) => centroId ?? []));
    for (const [centroId, centro] of centros) {
      if (places.size > 0 && !places.has(centroId)) continue;
      const month = mesDePersona({ laboral, jornadas: persona.jornadas, mes, centroId, ahora: ahora.toString() });
      if (!month.participa) continue;
      const counts = {
        personas: 1,
        enCurso: Number(month.enCurso),
        incompletas: Number(month.incompleta),
        pendientes: Number(month.pendiente),
      };
      for (const key of ['personas', 'enCurso', 'incompletas', 'pendientes'] as const) {
        centro[key] += counts[key];
        own[key] = Math.max(own[key], counts[key]);
      }
      centro.balances.set(id, month.balanceMinutos);
    }
    for (const key of ['personas', 'enCurso', 'incompletas', 'pendientes'] as const) total[key] += own[key];
  }
  return { total, centros };
}
