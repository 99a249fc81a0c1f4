import { diasDeMes, mesDePersona, type Mes, type MesDePersona } from '@jornada/domain/cierres/index.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { countForClosing, findStoredDays } from '../mes/reads.ts';
import type { Apart } from './apart.ts';

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

type Pedido = { mes: Mes; centroIds: readonly number[]; hoy?: Fecha | undefined };
type Aparte = ReadonlyMap<number, ReadonlyMap<Fecha, number>>;

/** Reviews people one by one, from the stored sums of their days. */
function reviewPeople(
  people: Awaited<ReturnType<typeof findStoredDays>>,
  { centroIds, hoy, aside }: Omit<Pedido, 'mes'> & { aside: Aparte },
): Revision {
  const centros = new Map(centroIds.map((id) => [id, { ...NOBODY, balances: new Map<number, number>() }]));
  const total = { ...NOBODY };
  const casos: Caso[] = [];
  for (const { id, dias: all } of people) {
    const stored = all.map((dia) =>
      hoy !== undefined && dia.fecha > hoy ? { ...dia, porques: dia.porques.filter((porque) => porque !== 'en-curso') } : dia,
    );
    const own = { ...NOBODY };
    const extras = aside.get(id) ?? new Map<string, number>();
    const dias = new Map<string, Caso['dias'][number]>();
    for (const [centroId, centro] of centros) {
      const month = mesDePersona({ dias: stored, centroId, extras });
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

/**
 * Reviews a month of the given centres with everybody's balance, person by person, from the stored sums of their days. These must be true, see
 * `SumMonths`. `hoy` of a month that is not over: a later day is still to come, it is not running.
 */
export async function reviewMonth(tx: Queryable, entidadId: number, { apart, ...options }: Pedido & { apart: Apart }): Promise<Revision> {
  const aside = await apart.find(tx, entidadId, diasDeMes(options.mes));
  return reviewPeople(await findStoredDays(tx, entidadId, options.mes), { ...options, aside });
}

/** The same numbers without the balances. `casos`: the first ones, at most `limit`. */
export type RecuentoDeMes = { total: Recuento; centros: Map<number, Recuento>; casos: Caso[]; casosEnTotal: number };

/** Counts what `reviewMonth` reviews: the database counts everybody whose days are of one centre, so few people are read. */
export async function countMonth(
  tx: Queryable,
  entidadId: number,
  { limit = 0, ...options }: Pedido & { limit?: number },
): Promise<RecuentoDeMes> {
  const { mes } = options;
  const counted = await countForClosing(tx, entidadId, { ...options, limit });
  const alone = { ...options, aside: new Map() };
  const find = async (ids: readonly number[]) => (ids.length === 0 ? [] : findStoredDays(tx, entidadId, mes, ids));
  const { total, centros, casos } = reviewPeople(await find(counted.aparte), alone);
  let casosEnTotal = casos.length;
  for (const one of counted.centros) {
    const centro = centros.get(one.centroId);
    for (const key of KEYS) {
      total[key] += one[key];
      if (centro) centro[key] += one[key];
    }
    casosEnTotal += one.casos;
  }
  const others = reviewPeople(await find(counted.casos), alone).casos;
  const first = [...casos, ...others].toSorted((a, b) => a.personaId - b.personaId).slice(0, limit);
  return { total, centros, casos: first, casosEnTotal };
}
