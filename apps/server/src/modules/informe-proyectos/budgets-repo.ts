import { PRIMER_DIA } from '@jornada/contract/valores.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import { isSpent } from '../proyectos/reads.ts';
import { conTarifas, COSTE, readRates } from '../tarifas/reads.ts';

/** A project with a budget, and who answers for it. */
export type ProyectoConPresupuesto = RowOf<typeof PROYECTOS>;

const MOST_PROJECTS = 1000;
const PROYECTOS = statement(
  'informe-proyectos/budgets.PROYECTOS',
  `
  select p.proyecto_id as id, p.nombre, c.nombre as cliente, p.responsable_id as "responsableId", u.nombre_completo as responsable, p.empieza, p.entrega,
    p.presupuesto_minutos as "presupuestoMinutos", p.presupuesto_importe as "presupuestoImporte"
  from instancia.proyectos p
  left join instancia.clientes c on c.entidad_id = $1 and c.cliente_id = p.cliente_id
  left join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = p.responsable_id
  where p.entidad_id = $1 and p.cerrado is null and (p.presupuesto_minutos is not null or p.presupuesto_importe is not null)
    and ($2::int is null or p.responsable_id = $2) and ($3::int is null or coalesce(p.cliente_id, 0) = $3) and ($4::int is null or p.proyecto_id = $4)
  order by p.proyecto_id limit ${MOST_PROJECTS}`,
);

type Cuales = { responsableId: number | null; cliente: number | null; proyecto: number | null };

/** The open projects that have a budget. */
export const findBudgets = (
  tx: Queryable,
  entidadId: number,
  { responsableId, cliente, proyecto }: Cuales,
): Promise<ProyectoConPresupuesto[]> => tx.query(PROYECTOS, [entidadId, responsableId, cliente, proyecto]);

/** What is spent of the budgets of projects, with its rates; needs the parameters of `readRates` and `spendingOf`, and `hoy`. */
const SUYAS = conTarifas(
  'i.fecha, i.minutos',
  `from unnest($proyectos::int[], $empiezan::date[]) as q (proyecto_id, empieza)
    join instancia.imputaciones i on i.entidad_id = $entidad and i.proyecto_id = q.proyecto_id and ${isSpent('q.empieza', '$hoy::date')}`,
);
type Gastador = { id: number; empieza: string | null };
const spendingOf = (proyectos: readonly Gastador[]) => ({
  proyectos: proyectos.map(({ id }) => id),
  empiezan: proyectos.map(({ empieza }) => empieza),
});

const GASTADO = statement(
  'informe-proyectos/budgets.GASTADO',
  `
  select i.proyecto_id as id, min(i.fecha) as primero, sum(i.minutos) as minutos, sum(${COSTE}) as coste,
    coalesce(sum(i.minutos) filter (where i.fecha >= $mes), 0) as "esteMinutos",
    coalesce(sum(i.minutos) filter (where i.fecha >= $anterior and i.fecha < $mes), 0) as "anteriorMinutos",
    coalesce(sum(${COSTE}) filter (where i.fecha >= $mes), 0) as "esteCoste",
    coalesce(sum(${COSTE}) filter (where i.fecha >= $anterior and i.fecha < $mes), 0) as "anteriorCoste"
  from ${SUYAS} i
  group by i.proyecto_id`,
  told<{ primero: string; minutos: number; esteMinutos: number; anteriorMinutos: number; esteCoste: number; anteriorCoste: number }>(),
);
export type GastadoLeido = RowOf<typeof GASTADO>;

type Hasta = { hoy: string; mes: string; anterior: string; conTarifas: boolean };

/** What projects have spent until today, and in this month and the one before. `mes`, `anterior`: their first days. */
export async function findSpent(
  tx: Queryable,
  entidadId: number,
  proyectos: readonly Gastador[],
  { hoy, mes, anterior, conTarifas: isWanted }: Hasta,
): Promise<GastadoLeido[]> {
  if (proyectos.length === 0) return [];
  return tx.query(GASTADO, {
    ...(await readRates(tx, entidadId, { desde: PRIMER_DIA, hasta: hoy, conTarifas: isWanted })),
    entidad: entidadId,
    ...spendingOf(proyectos),
    hoy,
    mes,
    anterior,
  });
}

const SEMANAS = statement(
  'informe-proyectos/budgets.SEMANAS',
  `
  select (i.fecha - (extract(isodow from i.fecha)::int - 1)) as lunes, sum(i.minutos) as minutos, coalesce(sum(${COSTE}), 0) as coste
  from ${SUYAS} i
  group by 1 order by 1`,
  told<{ lunes: string; minutos: number }>(),
);
/** What a project has spent, week by week. */
export async function findWeeks(
  tx: Queryable,
  entidadId: number,
  { id, empieza, hoy, conTarifas: isWanted }: { id: number; empieza: string | null; hoy: string; conTarifas: boolean },
): Promise<{ lunes: string; minutos: number; coste: number | null }[]> {
  const rates = await readRates(tx, entidadId, { desde: empieza ?? PRIMER_DIA, hasta: hoy, conTarifas: isWanted });
  return tx.query(SEMANAS, { ...rates, entidad: entidadId, ...spendingOf([{ id, empieza }]), hoy });
}

const AVISADOS = statement(
  'informe-proyectos/budgets.AVISADOS',
  'select proyecto_id as id, umbral, momento from instancia.presupuestos_avisados where entidad_id = $1 and proyecto_id = any($2)',
);
/** What was told of these projects. */
export const findTold = (
  tx: Queryable,
  entidadId: number,
  ids: readonly number[],
): Promise<{ id: number; umbral: number; momento: string }[]> =>
  ids.length === 0 ? Promise.resolve([]) : tx.query(AVISADOS, [entidadId, ids]);

const AVISAR = statement(
  'informe-proyectos/budgets.AVISAR',
  `
  insert into instancia.presupuestos_avisados (entidad_id, proyecto_id, umbral, momento) values ($1, $2, $3, $4)
  on conflict (entidad_id, proyecto_id, umbral) do update set momento = excluded.momento where presupuestos_avisados.momento < $5 returning 1 as uno`,
);
/** Writes down that somebody is told. False: they were, at or after `unless`. */
export const createTold = async (
  tx: Queryable,
  entidadId: number,
  { id, umbral, momento, unless }: { id: number; umbral: number; momento: string; unless: string },
): Promise<boolean> => (await tx.query(AVISAR, [entidadId, id, umbral, momento, unless])).length > 0;

const OLVIDAR = statement(
  'informe-proyectos/budgets.OLVIDAR',
  'delete from instancia.presupuestos_avisados where entidad_id = $1 and proyecto_id = $2 and umbral = any($3)',
);
/** The budget is larger now: when it is passed again, that is news again. */
export const deleteTold = async (tx: Queryable, entidadId: number, id: number, umbrales: readonly number[]): Promise<void> =>
  void (umbrales.length > 0 && (await tx.query(OLVIDAR, [entidadId, id, umbrales])));
