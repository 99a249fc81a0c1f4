import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Jornada, Tramo } from '@jornada/domain/registros/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';

const CLIENTE = statement(
  'tareas/demo.CLIENTE',
  `with c as (insert into instancia.clientes (entidad_id, nombre) values ($1, $2) returning cliente_id)
   update instancia.proyectos p set cliente_id = c.cliente_id from c where p.entidad_id = $1 and p.nombre = $3`,
);
const PROYECTO = statement(
  'tareas/demo.PROYECTO',
  'insert into instancia.proyectos (entidad_id, nombre) select $1, $2 where not exists (select from instancia.proyectos where entidad_id = $1 and nombre = $2)',
);
const DATOS = statement(
  'tareas/demo.DATOS',
  'update instancia.proyectos set facturable = $3, aprueba = $4, responsable_id = $5, empieza = $6, entrega = $7 where entidad_id = $1 and nombre = $2',
);
const TAREAS = statement(
  'tareas/demo.TAREAS',
  `insert into instancia.tareas (entidad_id, proyecto_id, nombre, buscable)
   select $1, p.proyecto_id, t, '' from instancia.proyectos p cross join unnest($3::text[]) with ordinality as x (t, lugar)
   where p.entidad_id = $1 and p.nombre = $2 order by x.lugar`,
);
type ProyectoDemo = {
  nombre: string;
  cliente: string | undefined;
  tareas: readonly string[];
  facturable: boolean;
  aprueba: boolean;
  responsableId: number | null;
  empieza: Fecha | null;
  entrega: Fecha | null;
};
export async function createProjectOfDemo(tx: Queryable, entidadId: number, one: ProyectoDemo): Promise<void> {
  const { nombre, cliente, tareas } = one;
  await tx.query(PROYECTO, [entidadId, nombre]);
  if (cliente !== undefined) await tx.query(CLIENTE, [entidadId, cliente, nombre]);
  await tx.query(DATOS, [entidadId, nombre, one.facturable, one.aprueba, one.responsableId, one.empieza, one.entrega]);
  await tx.query(TAREAS, [entidadId, nombre, tareas]);
}

const CATEGORIAS = statement(
  'tareas/demo.CATEGORIAS',
  'insert into instancia.categorias_tarea (entidad_id, nombre) select $1, x from unnest($2::text[]) as x',
);
const TARIFAS = statement(
  'tareas/demo.TARIFAS',
  `insert into instancia.tarifas (entidad_id, usuario_id, desde, precio, coste)
   select $1, nullif(x.u, 0), $2, case when x.u = 0 then 6500 end, x.c from unnest($3::int[], $4::int[]) as x (u, c)`,
);
const ANCLAR = statement(
  'tareas/demo.ANCLAR',
  `insert into instancia.tareas_ancladas (entidad_id, usuario_id, tarea_id, momento)
   select $1, $2, t.tarea_id, $4 from instancia.tareas t where t.entidad_id = $1 and t.nombre = $3`,
);
export async function createListsOfDemo(
  tx: Queryable,
  entidadId: number,
  lists: { categorias: readonly string[]; desde: Fecha; costes: readonly { usuarioId: number; coste: number }[] },
): Promise<void> {
  const { categorias, desde, costes } = lists;
  await tx.query(CATEGORIAS, [entidadId, categorias]);
  await tx.query(TARIFAS, [entidadId, desde, costes.map(({ usuarioId }) => usuarioId), costes.map(({ coste }) => coste)]);
}
export const pinForDemo = async (tx: Queryable, entidadId: number, usuarioId: number, tarea: string, momento: string): Promise<void> =>
  void (await tx.query(ANCLAR, [entidadId, usuarioId, tarea, momento]));

const JORNADAS = statement(
  'tareas/demo.JORNADAS',
  `
  select j.fecha, j.estado, j.tramos from instancia.jornadas j
  where j.entidad_id = $1 and j.usuario_id = $2 and j.fecha between $3 and $4 and j.estado = 'cerrada'
    and not exists (select from instancia.imputaciones i where i.entidad_id = $1 and i.usuario_id = $2 and i.fecha = j.fecha)
  order by j.fecha`,
  told<{ estado: Jornada['estado']; tramos: Tramo[] }>(),
);
/** Closed days of a person that have no entries yet. */
export const findDaysOfDemo = (tx: Queryable, entidadId: number, usuarioId: number, { desde, hasta }: { desde: Fecha; hasta: Fecha }) =>
  tx.query(JORNADAS, [entidadId, usuarioId, desde, hasta]);

const TODAS = statement(
  'tareas/demo.TODAS',
  `select t.tarea_id as id, t.nombre, t.proyecto_id as "proyectoId", p.facturable
   from instancia.tareas t join instancia.proyectos p on p.entidad_id = $1 and p.proyecto_id = t.proyecto_id where t.entidad_id = $1 order by t.tarea_id`,
);
export const findTasksOfDemo = (tx: Queryable, entidadId: number) => tx.query(TODAS, [entidadId]);

const PRESUPUESTO = statement(
  'tareas/demo.PRESUPUESTO',
  `
  update instancia.proyectos p set presupuesto_minutos = (s.minutos / $3::float8 / 600)::int * 600
  from (select proyecto_id, sum(minutos) as minutos from instancia.imputaciones where entidad_id = $1 group by proyecto_id) s
  where p.entidad_id = $1 and p.nombre = $2 and s.proyecto_id = p.proyecto_id and s.minutos / $3::float8 > 600`,
);
/** Gives a project a budget of which so much is spent. */
export const setBudgetOfDemo = async (tx: Queryable, entidadId: number, nombre: string, gastado: number): Promise<void> =>
  void (await tx.query(PRESUPUESTO, [entidadId, nombre, gastado]));

const ENVIADAS = statement(
  'tareas/demo.ENVIADAS',
  'select exists (select from instancia.semanas_tareas where entidad_id = $1) as "hasWeeks"',
);
/** Whether anybody has sent a week. */
export const hasWeeks = async (tx: Queryable, entidadId: number): Promise<boolean> =>
  (await tx.query(ENVIADAS, [entidadId]))[0]?.hasWeeks === true;
