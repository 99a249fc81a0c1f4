import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { FilaDeInforme, informeProyectos, SumaDeInforme } from '@jornada/contract/informe-proyectos/calls.ts';
import type { Dimension } from '@jornada/domain/informe-proyectos/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import { askedOf, claveDe, entriesWithin, reachOf, type InformePedido } from './asked.ts';
import { readBudgets, readDrawnBudget, worstOf, type PresupuestoLeido } from './budgets.ts';
import { findLineNames, findLines, type Entradas, type SumaLeida } from './report-repo.ts';

/** Lines of a report; what is beyond them is one sum. */
const MOST_LINES = 200;

export type InformeOptions = { db: Database; clock: Clock; entidades: EntidadesService };

type Sums = SumaDeInforme & { clave: number };

/** The columns of one line together. Costs are left out for whoever may not see them, and null where nobody has said what an hour costs. */
export function sumUp(
  parts: readonly Omit<SumaLeida, 'puesto'>[],
  { columnas, conTarifas }: Pick<InformePedido, 'columnas' | 'conTarifas'>,
): Sums {
  const byColumn = new Map(parts.map((part) => [part.columna, part]));
  const total = (of: 'coste' | 'precio'): number | null => {
    const known = parts.map((part) => part[of]).filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
  };
  return {
    clave: parts[0]?.clave ?? 0,
    columnas: columnas.map((_, index) => byColumn.get(index + 1)?.minutos ?? 0),
    minutos: parts.reduce((sum, { minutos }) => sum + minutos, 0),
    ...(conTarifas && { costeCentimos: total('coste'), precioCentimos: total('precio') }),
  };
}

/** What an hour costs in the mean, of those whose cost is known. */
const meanRate = (parts: readonly SumaLeida[]): number | null => {
  const minutos = parts.reduce((sum, { conCoste }) => sum + conCoste, 0);
  return minutos === 0 ? null : Math.round((parts.reduce((sum, { coste }) => sum + (coste ?? 0), 0) * 60) / minutos);
};

const minus = (a: number | null | undefined, b: number): number | null => (a == null ? null : a - b);
const sumOf = (values: readonly (number | null | undefined)[]): number => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** What is not in the lines that are shown. */
function restOf(total: Sums, filas: readonly FilaDeInforme[], cuantas: number, conTarifas: boolean) {
  if (cuantas <= filas.length) return null;
  return {
    cuantas: cuantas - filas.length,
    columnas: total.columnas.map((value, index) => value - sumOf(filas.map(({ columnas }) => columnas[index]))),
    minutos: total.minutos - sumOf(filas.map(({ minutos }) => minutos)),
    ...(conTarifas && {
      costeCentimos: minus(total.costeCentimos, sumOf(filas.map(({ costeCentimos }) => costeCentimos))),
      precioCentimos: minus(total.precioCentimos, sumOf(filas.map(({ precioCentimos }) => precioCentimos))),
    }),
  };
}

/** Lines by one dimension, with the sum of all of them. */
async function readLines(
  tx: Queryable,
  entidadId: number,
  por: Dimension,
  entradas: Entradas,
  pedido: InformePedido,
  budgets: readonly PresupuestoLeido[],
) {
  const { columnas, conTarifas } = pedido;
  const asked = { ...entradas, por, columnas: columnas.map(({ desde }) => desde), conTarifas, limite: MOST_LINES };
  const rows = await findLines(tx, entidadId, asked);
  const all = rows.filter(({ puesto }) => puesto === 0);
  const lines = [
    ...Map.groupBy(
      rows.filter(({ puesto }) => puesto > 0),
      ({ puesto }) => puesto,
    ).values(),
  ];
  const names = await findLineNames(
    tx,
    entidadId,
    por,
    lines.map(([first]) => first?.clave ?? 0),
  );
  const budgetOf = new Map(budgets.map(({ proyecto, presupuesto }) => [proyecto.id, presupuesto]));
  const filas = lines.map((parts): FilaDeInforme => {
    const { clave, ...sums } = sumUp(parts, pedido);
    const { nombre = null, nota = null } = names.get(clave) ?? {};
    return {
      clave: claveDe(por, clave),
      nombre,
      nota,
      ...(conTarifas && { tarifaCentimos: meanRate(parts) }),
      ...sums,
      presupuesto: por === 'proyecto' ? (budgetOf.get(clave) ?? null) : null,
    };
  });
  const { clave: cuantas, ...total } = sumUp(all, pedido);
  return { filas, resto: restOf({ ...total, clave: 0 }, filas, cuantas, conTarifas), total: { ...total, cuantas } };
}

/** Reports about projects: hours, and for whoever may see them costs, by any two of seven dimensions. */
export function createReport({ db, clock, entidades }: InformeOptions) {
  const today = (sesion: Sesion): Promise<string> => todayOf({ clock, entidades }, sesion);

  return {
    async read(sesion: Sesion, input: ValidadaDe<typeof informeProyectos.informe>): Promise<SalidaDe<typeof informeProyectos.informe>> {
      const { entidadId } = sesion;
      const pedido = askedOf(sesion, input, await today(sesion));
      const { hoy, por, y, columnas, conTarifas, entradas } = pedido;
      return db.tenant(entidadId, async (tx) => {
        const { cliente, proyecto, desde, hasta } = entradas;
        const budgets = await readBudgets(tx, entidadId, reachOf(sesion), { hoy, cliente, proyecto });
        const lines = await readLines(tx, entidadId, por, entradas, pedido, budgets);
        const worst = worstOf(budgets);
        const peor = worst && (await readDrawnBudget(tx, entidadId, reachOf(sesion), worst.proyecto.id, hoy));
        return { hoy, desde, hasta, por, y, conCoste: conTarifas, columnas, ...lines, peor };
      });
    },

    /** The lines within one line; none where there is no such line. */
    async readWithin(
      sesion: Sesion,
      { clave, ...input }: ValidadaDe<typeof informeProyectos.fila>,
    ): Promise<SalidaDe<typeof informeProyectos.fila>> {
      const pedido = askedOf(sesion, input, await today(sesion));
      const entradas = pedido.y === null ? null : entriesWithin(pedido.por, clave, pedido.entradas);
      const { y } = pedido;
      if (entradas === null || y === null || entradas.desde > entradas.hasta) return { filas: [], resto: null };
      return db.tenant(sesion.entidadId, async (tx) => {
        const { filas, resto } = await readLines(tx, sesion.entidadId, y, entradas, pedido, []);
        return { filas, resto };
      });
    },
  };
}
