import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import type { DeLaPersona } from './model.ts';
import { LIBRE } from './tasks-repo.ts';

/** So many tasks are looked at one by one. Where a word has more, they are met soon enough in the order of names. */
export const FEW = 300;

// The projects somebody may give time to, with how many tasks are open in each. One that has none stands for itself.
const LIBRES = `
  libre as materialized (
    select p.proyecto_id, p.nombre, p.cliente_id, p.facturable, coalesce(n.cuantas, 0) as abiertas,
      instancia.para_buscar(concat_ws(' ', p.nombre, c.nombre)) as buscable
    from instancia.proyectos p
    left join instancia.clientes c on c.entidad_id = $entidadId and c.cliente_id = p.cliente_id
    left join instancia.tareas_abiertas n on n.entidad_id = $entidadId and n.proyecto_id = p.proyecto_id
    where p.entidad_id = $entidadId and ${LIBRE}
  )`;

/**
 * Where the tasks with a word are: between `desde` and `hasta` of the pieces, and in projects. `veces`: how many those are, at most `FEW` and one by
 * their own names; a task may be counted twice.
 */
export type Rastro = { palabra: string; desde: string[]; hasta: string[]; proyectos: number[]; veces: number };

// The last character sorts after everything that begins with the word.
const PALABRAS = statement(
  'tareas/search.PALABRAS',
  `
  with ${LIBRES}
  select w.palabra, array[left(w.palabra, 30)] as desde, array[left(w.palabra, 30) || chr(1114111)] as hasta,
    array(select l.proyecto_id from libre l where strpos(l.buscable, w.palabra) > 0) as proyectos,
    ((select case when count(*) > ${2 * FEW} then ${FEW + 1} else count(distinct x.tarea_id) end from (
        select t.tarea_id from instancia.trozos_tareas t
        where t.entidad_id = $entidadId and t.trozo >= left(w.palabra, 30) and t.trozo < left(w.palabra, 30) || chr(1114111)
          and t.proyecto_id in (select l.proyecto_id from libre l)
        limit ${2 * FEW + 1}) x)
      + coalesce((select sum(greatest(l.abiertas, 1)) from libre l where strpos(l.buscable, w.palabra) > 0), 0))::int as veces
  from unnest($palabras::text[]) with ordinality as w (palabra, lugar) order by w.lugar`,
  told<Rastro>(),
);
/** Where the words are, as they were typed. */
export const findTraces = (tx: Queryable, { entidadId, personaId }: DeLaPersona, palabras: readonly string[]) =>
  tx.query(PALABRAS, { entidadId, personaId, palabras });

const PARECIDAS = statement(
  'tareas/search.PARECIDAS',
  `
  with ${LIBRES}, parecida as materialized (
    select w.palabra, w.lugar, array(select x.trozo from instancia.trozos_parecidos($entidadId, w.palabra) as x (trozo)) as trozos,
      array(select l.proyecto_id from libre l where public.word_similarity(w.palabra, l.buscable) >= 0.35) as proyectos
    from unnest($palabras::text[]) with ordinality as w (palabra, lugar)
  )
  select w.palabra, w.trozos as desde, array(select x || chr(1) from unnest(w.trozos) as x) as hasta, w.proyectos,
    ((select case when count(*) > ${2 * FEW} then ${FEW + 1} else count(distinct x.tarea_id) end from (
        select t.tarea_id from unnest(w.trozos) as u (trozo) join instancia.trozos_tareas t on t.entidad_id = $entidadId and t.trozo = u.trozo
        where t.proyecto_id in (select l.proyecto_id from libre l)
        limit ${2 * FEW + 1}) x)
      + coalesce((select sum(greatest(l.abiertas, 1)) from libre l where l.proyecto_id = any(w.proyectos)), 0))::int as veces
  from parecida w order by w.lugar`,
  told<Rastro>(),
);
/** Where words like these are. */
export const findAlike = (tx: Queryable, { entidadId, personaId }: DeLaPersona, palabras: readonly string[]) =>
  tx.query(PARECIDAS, { entidadId, personaId, palabras });

const TODAS = statement(
  'tareas/search.TODAS',
  `with ${LIBRES} select coalesce(sum(greatest(abiertas, 1)), 0)::int as todas from libre`,
  told<{ todas: number }>(),
);
/** How many tasks somebody may give time to. */
export async function countTasks(tx: Queryable, { entidadId, personaId }: DeLaPersona): Promise<number> {
  return (await tx.query(TODAS, { entidadId, personaId }))[0]?.todas ?? 0;
}

const USADAS = `
  uso as materialized (
    select i.proyecto_id, i.tarea_id, max(i.fecha) as fecha from instancia.imputaciones i
    where i.entidad_id = $entidadId and i.usuario_id = $personaId and i.fecha >= $hoy::date - 400 group by 1, 2
  ), fijada as materialized (
    select tarea_id from instancia.tareas_ancladas where entidad_id = $entidadId and usuario_id = $personaId
  )`;
const FILTRO = (buscable: string): string => `
  not exists (select from unnest($exactas::text[]) as w where ${buscable} not like w)
  and not exists (select from unnest($parecidas::text[]) as w where public.word_similarity(w, ${buscable}) < 0.35)`;
// Candidates are looked up one by one: nothing tells the planner that they are few.
const HALLADA = `
  disponible as (
    select l.proyecto_id, t.tarea_id, t.nombre, l.nombre as proyecto, l.cliente_id, coalesce(t.facturable, l.facturable) as facturable, t.categoria_id,
      t.buscable
    from (select distinct tarea_id from candidata) k
    cross join lateral (
      select t.tarea_id, t.proyecto_id, t.nombre, t.facturable, t.categoria_id, t.buscable from instancia.tareas t
      where t.entidad_id = $entidadId and t.tarea_id = k.tarea_id and t.activo offset 0) t
    join libre l on l.proyecto_id = t.proyecto_id
    where ${FILTRO('t.buscable')}
    union all
    select l.proyecto_id, null, null, l.nombre, l.cliente_id, l.facturable, null, l.buscable from libre l
    where l.abiertas = 0 and ${FILTRO('l.buscable')}
  ), hallada as (
    select d.*, u.fecha as uso, a.tarea_id is not null as anclada,
      (select count(*) from unnest($exactas::text[]) as w where ' ' || d.buscable like '% ' || substr(w, 2)) as enteras,
      (select coalesce(sum(public.word_similarity(w, d.buscable)), 0) from unnest($parecidas::text[]) as w) as parecido
    from disponible d
    left join uso u on u.proyecto_id = d.proyecto_id and coalesce(u.tarea_id, 0) = coalesce(d.tarea_id, 0)
    left join fijada a on a.tarea_id = d.tarea_id
  )`;
const mostrada = (orden: string): string => `
  select h.proyecto_id as "proyectoId", h.tarea_id as "tareaId", h.nombre, h.proyecto, c.cliente_id as "clienteId", c.nombre as cliente, h.facturable,
    h.categoria_id as "categoriaId", h.anclada, h.uso as "ultimoUso", h.total
  from (select hallada.*, count(*) over ()::int as total, row_number() over (order by ${orden}) as lugar from hallada order by lugar
    limit $limit offset $start) h
  left join instancia.clientes c on c.entidad_id = $entidadId and c.cliente_id = h.cliente_id
  order by h.lugar`;

type Hallada = {
  tareaId: number | null;
  nombre: string | null;
  clienteId: number | null;
  cliente: string | null;
  facturable: boolean;
  categoriaId: number | null;
  anclada: boolean;
  ultimoUso: Fecha | null;
  total: number;
};
type Busqueda = { hoy: Fecha; exactas: readonly string[]; parecidas: readonly string[]; start: number; limit: number };
const patternOf = (palabra: string): string => `%${palabra.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const POCAS = statement(
  'tareas/search.POCAS',
  `
  with ${LIBRES}, ${USADAS}, candidata as (
    select t.tarea_id from unnest($desde::text[], $hasta::text[]) as r (desde, hasta) cross join lateral (
      select x.tarea_id from instancia.trozos_tareas x where x.entidad_id = $entidadId and x.trozo >= r.desde and x.trozo < r.hasta) t
    union all
    select t.tarea_id from instancia.tareas t where t.entidad_id = $entidadId and t.proyecto_id = any($proyectos::int[]) and t.activo
  ), ${HALLADA}
  ${mostrada('enteras desc, parecido desc, uso desc nulls last, anclada desc, nombre collate "und-x-icu", proyecto collate "und-x-icu", tarea_id')}`,
  told<Hallada>(),
);
/** Those with all of these words, `parecidas` only nearly, of the tasks where one of the words is; best first. */
export const findAmongFew = (
  tx: Queryable,
  { entidadId, personaId }: DeLaPersona,
  { desde, hasta, proyectos }: Rastro,
  { hoy, exactas, parecidas, start, limit }: Busqueda,
) => tx.query(POCAS, { entidadId, personaId, hoy, exactas: exactas.map(patternOf), parecidas, limit, start, desde, hasta, proyectos });

const MUCHAS = statement(
  'tareas/search.MUCHAS',
  `
  with ${LIBRES}, ${USADAS}, candidata as (
    (select t.tarea_id from instancia.tareas t
      where t.entidad_id = $entidadId and t.activo and t.proyecto_id in (select l.proyecto_id from libre l) and ${FILTRO('t.buscable')}
      order by t.nombre collate "und-x-icu", t.tarea_id limit $limit::int + $start::int)
    union all
    select u.tarea_id from uso u where u.tarea_id is not null
    union all
    select a.tarea_id from fijada a
  ), ${HALLADA}
  ${mostrada('uso desc nulls last, anclada desc, nombre collate "und-x-icu", tarea_id, proyecto collate "und-x-icu"')}`,
  told<Hallada>(),
);
/** Those with all of these words, of all tasks: what was used last, what is kept at hand, then by name. `total` is no count. */
export const findInOrder = (tx: Queryable, { entidadId, personaId }: DeLaPersona, { hoy, exactas, parecidas, start, limit }: Busqueda) =>
  tx.query(MUCHAS, { entidadId, personaId, hoy, exactas: exactas.map(patternOf), parecidas, limit, start });
