import { mesDePersona, type Mes, type MesDePersona } from '@jornada/domain/cierres/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Configuracion } from '../entidades/service.ts';
import { laborOf } from '../registros/service.ts';
import type { Apart } from './apart.ts';
import { findPeople } from './repo.ts';

/** Numbers of people: those concerned, and those who prevent the closing. */
export type Recuento = { personas: number; enCurso: number; incompletas: number; pendientes: number; incidencias: number };
const KEYS = ['personas', 'enCurso', 'incompletas', 'pendientes', 'incidencias'] as const satisfies (keyof Recuento)[];

/** A person's days to be checked. */
export type Caso = { personaId: number; dias: MesDePersona['dias'] };

/** The effect of closing a month: for all people together, and for each centre. `balances` are minutes by person. */
export type Revision = { total: Recuento; centros: Map<number, Recuento & { balances: Map<number, number> }>; casos: Caso[] };

const NOBODY: Recuento = { personas: 0, enCurso: 0, incompletas: 0, pendientes: 0, incidencias: 0 };

/** The numbers of a centre's review, without names; null if there was no review. */
export function countsOf(centro: Recuento | undefined): Recuento | null {
  if (!centro) return null;
  const { personas, enCurso, incompletas, pendientes, incidencias } = centro;
  return { personas, enCurso, incompletas, pendientes, incidencias };
}

/** First and last day of a month. */
export function daysOf(mes: Mes): { desde: string; hasta: string } {
  const month = Temporal.PlainYearMonth.from(mes);
  const at = (day: number): string => month.toPlainDate({ day }).toString();
  return { desde: at(1), hasta: at(month.daysInMonth) };
}

/** Reviews a month of the given centres, person by person. */
export async function reviewMonth(
  tx: Queryable,
  entidadId: number,
  options: { empresa: Configuracion; ahora: Temporal.Instant; mes: Mes; centroIds: readonly number[]; apart: Apart },
): Promise<Revision> {
  const { empresa, ahora, mes, centroIds, apart } = options;
  const centros = new Map(centroIds.map((id) => [id, { ...NOBODY, balances: new Map<number, number>() }]));
  const total = { ...NOBODY };
  const casos: Caso[] = [];
  const aside = await apart.find(tx, entidadId, daysOf(mes));
  for (const { id, persona } of await findPeople(tx, entidadId, daysOf(mes))) {
    const laboral = laborOf(persona, empresa);
    const own = { ...NOBODY };
    const extras = aside.get(id) ?? new Map<string, number>();
    const dias = new Map<string, Caso['dias'][number]>();
    const places = new Set(persona.asignaciones.flatMap(({ centroId }) => centroId ?? []));
    for (const [centroId, centro] of centros) {
      if (places.size > 0 && !places.has(centroId)) continue;
      const month = mesDePersona({ laboral, jornadas: persona.jornadas, mes, centroId, ahora: ahora.toString(), extras });
      if (!month.participa) continue;
      const counts = {
        personas: 1,
        enCurso: Number(month.enCurso),
        incompletas: Number(month.incompleta),
        pendientes: Number(month.pendiente),
        incidencias: Number(month.incidencia),
      };
      for (const key of KEYS) {
        centro[key] += counts[key];
        own[key] = Math.max(own[key], counts[key]);
      }
      centro.balances.set(id, month.balanceMinutos);
      for (const dia of month.dias) dias.set(dia.fecha, dia);
    }
    for (const key of KEYS) total[key] += own[key];
    if (dias.size > 0) casos.push({ personaId: id, dias: [...dias.values()] });
  }
  return { total, centros, casos };
}
