import { masDias, numeroDeDia } from '@jornada/domain/horario/calendario.ts';
import type { Dimension, EstadoDeHoras } from '@jornada/domain/informe-proyectos/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { conTarifas, COSTE, HAY_COSTE, PRECIO, readRates } from '../tarifas/reads.ts';

/** What entries a report is of. Null: all; 0: those without one. `responsableId`: only of projects that this person answers for. */
export type Entradas = {
  desde: string;
  hasta: string;
  responsableId: number | null;
  cliente: number | null;
  proyecto: number | null;
  persona: number | null;
  tarea: number | null;
  categoria: number | null;
  estado: EstadoDeHoras | null;
};

/** Weeks are counted from this Monday, the first one of the calendar here. */
export const PRIMER_LUNES = '1900-01-01';

// A whole number for what a line is: ids, weeks since the first one, months since the year 0. Numbers are grouped twice as fast as texts, and the
// month of a day is looked up: asking the calendar a million times takes as long as reading the entries.
const claveDe = (parametro: string): string => `case ${parametro}
    when 'proyecto' then i.proyecto_id
    when 'persona' then i.usuario_id
    when 'cliente' then coalesce(i.cliente_id, 0)
    when 'tarea' then coalesce(i.tarea_id, 0)
    when 'categoria' then coalesce(i.categoria_id, 0)
    when 'semana' then (i.fecha - date '${PRIMER_LUNES}') / 7
    else ($meses::int[])[i.fecha - $desde::date + 1] end`;

const ELEGIDAS = conTarifas(
  'i.fecha, i.minutos, i.facturable, i.tarea_id, i.categoria_id, p.cliente_id',
  `from instancia.imputaciones i
    left join instancia.proyectos p on p.entidad_id = i.entidad_id and p.proyecto_id = i.proyecto_id
    where i.entidad_id = $entidad and i.fecha >= $desde and i.fecha <= $hasta
      and ($responsable::int is null or p.responsable_id = $responsable)
      and ($cliente::int is null or coalesce(p.cliente_id, 0) = $cliente)
      and ($proyecto::int is null or i.proyecto_id = $proyecto)
      and ($persona::int is null or i.usuario_id = $persona)
      and ($tarea::int is null or coalesce(i.tarea_id, 0) = $tarea)
      and ($categoria::int is null or coalesce(i.categoria_id, 0) = $categoria)
      and case $estado::text when 'facturables' then i.facturable when 'no-facturables' then not i.facturable
        when 'sin-facturar' then i.facturable and i.facturacion_id is null when 'facturadas' then i.facturacion_id is not null else true end`,
);
const CIFRAS = `width_bucket(i.fecha, $columnas::date[]) as columna, sum(i.minutos) as minutos,
      sum(${COSTE}) as coste, sum(case when i.facturable then ${PRECIO} end) as precio,
      coalesce(sum(i.minutos) filter (where ${HAY_COSTE}), 0) as "conCoste"
    from ${ELEGIDAS} i`;

const LINEAS = statement(
  'informe-proyectos/report.LINEAS',
  `
  with sumas as materialized (
    select ${claveDe('$por')} as clave, ${CIFRAS}
    group by 1, 2),
  orden as (
    select clave, row_number() over (order by case when $porFecha then clave::bigint else -sum(minutos) end, clave)::int as puesto
    from sumas group by clave)
  select o.puesto, s.clave, s.columna, s.minutos, s.coste, s.precio, s."conCoste"
  from orden o join sumas s on s.clave = o.clave where o.puesto <= $limite
  union all
  select 0, (select count(*)::int from orden), columna, sum(minutos)::bigint, sum(coste)::bigint, sum(precio)::bigint, sum("conCoste")::bigint
  from sumas group by columna
  order by 1, 3`,
  told<{ puesto: number; clave: number; columna: number; minutos: number; conCoste: number }>(),
);

export type PreguntaDeInforme = { por: Dimension; columnas: readonly string[]; conTarifas: boolean; limite: number } & Entradas;

/** One column of one line. `puesto`: from 1; 0 is the column of all lines together, and `clave` how many lines there are. */
export type SumaLeida = {
  puesto: number;
  clave: number;
  columna: number;
  minutos: number;
  coste: number | null;
  precio: number | null;
  conCoste: number;
};

/** The sums of a report. `columnas`: the first days of its columns. The longest line comes first; weeks and months in their order. */
export async function findLines(tx: Queryable, entidadId: number, pregunta: PreguntaDeInforme): Promise<SumaLeida[]> {
  const { por, columnas, limite } = pregunta;
  const porFecha = por === 'semana' || por === 'mes';
  const meses = por === 'mes' ? monthOfEachDay(pregunta) : [];
  return tx.query(LINEAS, { ...(await paramsOf(tx, entidadId, pregunta)), por, porFecha, meses, columnas, limite });
}

/** In which month each day lies, from the first one on. */
function monthOfEachDay({ desde, hasta }: Entradas): number[] {
  const length = numeroDeDia(hasta) - numeroDeDia(desde) + 1;
  return Array.from({ length }, (_, index) => {
    const [year = 0, month = 0] = masDias(desde, index).split('-').map(Number);
    return year * 12 + month - 1;
  });
}

/** Which entries, and their rates. */
async function paramsOf(
  tx: Queryable,
  entidadId: number,
  { desde, hasta, conTarifas: isWanted, responsableId, ...of }: Entradas & { conTarifas: boolean },
) {
  const { cliente, proyecto, persona, tarea, categoria, estado } = of;
  const rates = await readRates(tx, entidadId, { desde, hasta, conTarifas: isWanted });
  return { ...rates, entidad: entidadId, desde, hasta, responsable: responsableId, cliente, proyecto, persona, tarea, categoria, estado };
}

const PARES = statement(
  'informe-proyectos/report.PARES',
  `
  select ${claveDe('$por')} as clave, ${claveDe('$y')} as dentro, ${CIFRAS}
  group by 1, 2, 3 order by 1, 2, 3 limit $limite`,
  told<{ clave: number; dentro: number; columna: number; minutos: number; conCoste: number }>(),
);
export type ParLeido = Omit<SumaLeida, 'puesto'> & { dentro: number };

/** The lines of a report and those within them, all of them: for its file. */
export async function findPairs(tx: Queryable, entidadId: number, pregunta: PreguntaDeInforme & { y: Dimension }): Promise<ParLeido[]> {
  const { por, y, columnas, limite } = pregunta;
  const meses = por === 'mes' || y === 'mes' ? monthOfEachDay(pregunta) : [];
  return tx.query(PARES, { ...(await paramsOf(tx, entidadId, pregunta)), por, y, meses, columnas, limite });
}

const NOMBRES = {
  cliente: statement(
    'informe-proyectos/report.CLIENTES',
    'select cliente_id as id, nombre, null::text as nota from instancia.clientes where entidad_id = $1 and cliente_id = any($2)',
  ),
  proyecto: statement(
    'informe-proyectos/report.PROYECTOS',
    `
    select p.proyecto_id as id, p.nombre, c.nombre as nota
    from instancia.proyectos p left join instancia.clientes c on c.entidad_id = $1 and c.cliente_id = p.cliente_id
    where p.entidad_id = $1 and p.proyecto_id = any($2)`,
  ),
  tarea: statement(
    'informe-proyectos/report.TAREAS',
    `
    select t.tarea_id as id, t.nombre, p.nombre as nota
    from instancia.tareas t join instancia.proyectos p on p.entidad_id = $1 and p.proyecto_id = t.proyecto_id
    where t.entidad_id = $1 and t.tarea_id = any($2)`,
  ),
  categoria: statement(
    'informe-proyectos/report.CATEGORIAS',
    'select categoria_id as id, nombre, null::text as nota from instancia.categorias_tarea where entidad_id = $1 and categoria_id = any($2)',
  ),
  persona: statement(
    'informe-proyectos/report.PERSONAS',
    'select usuario_id as id, nombre_completo as nombre, null::text as nota from instancia.usuarios where entidad_id = $1 and usuario_id = any($2)',
  ),
} as const;

/** What lines are called. Weeks and months have no names. */
export async function findLineNames(
  tx: Queryable,
  entidadId: number,
  por: Dimension,
  ids: readonly number[],
): Promise<Map<number, { nombre: string; nota: string | null }>> {
  if (por === 'semana' || por === 'mes' || ids.length === 0) return new Map();
  const rows: { id: number; nombre: string; nota: string | null }[] = await tx.query(NOMBRES[por], [entidadId, ids]);
  return new Map(rows.map(({ id, nombre, nota }) => [id, { nombre, nota }]));
}
