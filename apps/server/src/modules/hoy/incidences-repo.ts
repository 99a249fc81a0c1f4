import type { IncidenciaVista } from '@jornada/contract/hoy.ts';
import type { ClaseIncidencia, EstadoIncidencia, RespuestaIncidencia } from '@jornada/domain/hoy/index.ts';
import type { Jornada } from '@jornada/domain/registros/modelo.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import { seenBy, type Alcance } from '../../shared/reach/reach.ts';
import { sueltosSql } from '../registros/reads.ts';
import type { PersonaLeida } from '../registros/service.ts';
import type { FiltroHoy } from './people-repo.ts';

export type DiaConIncidencia = { personaId: number; fecha: string; clase: ClaseIncidencia };
type Pedido = FiltroHoy & {
  persona?: number | undefined;
  clase?: ClaseIncidencia | undefined;
  estado?: EstadoIncidencia | undefined;
  desde: string;
  hasta: string;
  start: number;
  limit: number;
};

const PASAN = `x.entidad_id = $entidadId and x.fecha between $desde and $hasta and ($centro::int is null or x.centro_id = $centro)
    and ($persona::int is null or x.usuario_id = $persona) and ($clase::text is null or x.clase = $clase)`;
const EN_ORDEN = 'fecha desc, usuario_id, clase';

// What counts and pages are chosen by stands in the indexes, so that only rows of the page are read.
const pageOf = (from: string): string => `pagina as materialized (
    select x.usuario_id, x.fecha, x.clase from ${from} where ($estado::text is null or x.estado = $estado)
      and ${PASAN} order by ${EN_ORDEN} offset $start limit $limit)`;

// The day lines of the page need what was recorded, and what each of its people had planned.
const listOf = (from: string): string => `
  select (
      select coalesce(json_object_agg(estado, n), '{}') from (
        select x.estado, count(*) as n from ${from} where x.estado in ('abierta', 'preguntada', 'respondida', 'resuelta') and ${PASAN} group by 1) k) as cuentas,
    (select coalesce(json_agg(json_build_object(
        'persona', json_build_object('id', p.usuario_id, 'nombre', u.nombre_completo), 'fecha', p.fecha, 'clase', p.clase, 'estado', p.estado,
        'preguntada', p.preguntada, 'respuesta', p.respuesta, 'respondida', p.respondida, 'resuelta', p.resuelta, 'nota', p.nota,
        'autor', (select r.nombre_completo from instancia.usuarios r where r.entidad_id = $entidadId and r.usuario_id = p.resuelta_por),
        'zona', j.zona, 'tramos', coalesce(j.tramos, '[]'))
        order by p.fecha desc, u.nombre_completo collate "und-x-icu", p.usuario_id, p.clase), '[]')
      from pagina c
      join instancia.incidencias p on p.entidad_id = $entidadId and p.usuario_id = c.usuario_id and p.fecha = c.fecha and p.clase = c.clase
      join instancia.usuarios u on u.entidad_id = $entidadId and u.usuario_id = p.usuario_id
      left join instancia.jornadas j on j.entidad_id = $entidadId and j.usuario_id = p.usuario_id and j.fecha = p.fecha) as items,
    (select coalesce(json_agg(json_build_object(
        'id', u.usuario_id, 'sueltos', ${sueltosSql('u', 'c.desde - 2')},
        'asignaciones', coalesce((select json_agg(json_build_object('desde', a.desde, 'horarioId', a.horario_id, 'centroId', a.centro_id) order by a.desde)
          from instancia.asignaciones a where a.entidad_id = $entidadId and a.usuario_id = u.usuario_id), '[]'),
        'ausencias', coalesce((select json_agg(json_build_object('desde', s.desde, 'hasta', s.hasta, 'clase', s.clase, 'aprobada', s.aprobada, 'minutos', s.minutos, 'mitad', s.mitad) order by s.desde)
          from instancia.ausencias s where s.entidad_id = $entidadId and s.usuario_id = u.usuario_id and s.desde <= c.hasta and s.hasta >= c.desde), '[]'))), '[]')
      from (select usuario_id, min(fecha) as desde, max(fecha) as hasta from pagina group by 1) c
      join instancia.usuarios u on u.entidad_id = $entidadId and u.usuario_id = c.usuario_id) as planes`;

type Listadas = { items: FilaIncidencia[]; cuentas: Partial<Record<EstadoIncidencia, number>>; planes: PlanLeido[] };
/** What somebody had planned on the days of a page. */
type PlanLeido = Pick<PersonaLeida, 'asignaciones' | 'ausencias' | 'sueltos'> & { id: number };

const DE_EMPRESA = statement(
  'hoy/incidences.DE_EMPRESA',
  `with ${pageOf('instancia.incidencias x')} ${listOf('instancia.incidencias x')}`,
  told<Listadas>(),
);

// Those whom somebody sees are looked up first: they are as many in a large company as in a small one.
const DE_ALGUNAS = statement(
  'hoy/incidences.DE_ALGUNAS',
  `
  with posibles as (
    select u.usuario_id from instancia.usuarios u where u.entidad_id = $entidadId and u.responsable_id = any ($jefes::int[])
    union
    select u.usuario_id from instancia.usuarios u
    where u.entidad_id = $entidadId and u.departamento_id in (
      select d.departamento_id from instancia.departamentos d
      left join instancia.departamentos p on p.entidad_id = d.entidad_id and p.departamento_id = d.padre_id
      where d.entidad_id = $entidadId and (d.responsable_id = any ($jefes::int[]) or p.responsable_id = any ($jefes::int[])))
    union
    select u.usuario_id from instancia.usuarios u where $jefes::int[] is null and u.entidad_id = $entidadId and u.departamento_id = $departamento),
  gente as materialized (
    select u.usuario_id from posibles join instancia.usuarios u using (usuario_id)
    where u.entidad_id = $entidadId and ($departamento::int is null or u.departamento_id = $departamento) and ${seenBy('$jefes', '$personaId')}),
  ${pageOf('gente g join instancia.incidencias x using (usuario_id)')}
  ${listOf('gente g join instancia.incidencias x using (usuario_id)')}`,
  told<Listadas>(),
);

export type FilaIncidencia = Pick<IncidenciaVista, 'persona' | 'fecha' | 'clase' | 'estado'> & {
  preguntada: string | null;
  respuesta: RespuestaIncidencia | null;
  respondida: string | null;
  resuelta: string | null;
  autor: string | null;
  nota: string | null;
  /** Of the recorded day; null: there is none. */
  zona: string | null;
  tramos: Jornada['tramos'];
};

type Encontradas = RowOf<typeof DE_EMPRESA>;

/**
 * A page of what is to settle, the newest first, and how many there are by state. What is wrong with days is stored with the sums of their months, which
 * must be true.
 */
export async function findIncidences(
  tx: Queryable,
  { entidadId, personaId, jefes }: Alcance,
  { desde, hasta, centro, departamento, persona, clase, estado, start, limit }: Pedido,
): Promise<Encontradas> {
  const chosen = { centro: centro ?? null, persona: persona ?? null, clase: clase ?? null, estado: estado ?? null };
  const values = { entidadId, desde, hasta, ...chosen, start, limit };
  const isOfAll = jefes === null && departamento === undefined;
  const rows = isOfAll
    ? await tx.query(DE_EMPRESA, values)
    : await tx.query(DE_ALGUNAS, { ...values, jefes, personaId, departamento: departamento ?? null });
  return rows[0] ?? { items: [], cuentas: {}, planes: [] };
}

const ALCANZADAS = statement(
  'hoy/incidences.ALCANZADAS',
  `
  select u.usuario_id as id from instancia.usuarios u
  where u.entidad_id = $1 and u.usuario_id = any ($2::int[]) and not u.es_quiosco and ${seenBy('$3', '$4')}`,
);

/** Those of these people whom somebody sees. */
export async function findWithinReach(
  tx: Queryable,
  { entidadId, personaId, jefes }: Alcance,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await tx.query(ALCANZADAS, [entidadId, ids, jefes, personaId]);
  return new Set(rows.map(({ id }) => id));
}

const columns = (cuales: readonly DiaConIncidencia[]) =>
  [cuales.map(({ personaId }) => personaId), cuales.map(({ fecha }) => fecha), cuales.map(({ clase }) => clase)] as const;

// The month is summed up again, which says what of it is wrong: somebody who did not come is one incidence, not two.
const MARCAR = `marcadas as (
    insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
    select distinct $1::int, q.usuario_id, instancia.primero_de_mes(q.fecha), instancia.primero_de_mes(q.fecha)
    from unnest($2::int[], $3::date[]) as q (usuario_id, fecha))`;

// Whoever waits for an answer, or has it, asks no second time.
const PREGUNTAR = statement(
  'hoy/incidences.PREGUNTAR',
  `
  with ${MARCAR}
  insert into instancia.incidencias as x (entidad_id, usuario_id, fecha, clase, preguntada, pregunta_de, texto)
  select $1, q.usuario_id, q.fecha, q.clase, $5, $6, $7 from unnest($2::int[], $3::date[], $4::text[]) as q (usuario_id, fecha, clase)
  on conflict (entidad_id, usuario_id, fecha, clase) do update set preguntada = $5, pregunta_de = $6, texto = $7
  where x.preguntada is null and x.resuelta is null
  returning x.usuario_id as "personaId", x.fecha`,
);

/** Writes down that people were asked about days. @returns those who had not been asked. */
export const createQuestions = (
  tx: Queryable,
  entidadId: number,
  cuales: readonly DiaConIncidencia[],
  { ahora, autorId, texto }: { ahora: string; autorId: number; texto: string | null },
): Promise<{ personaId: number; fecha: string }[]> => tx.query(PREGUNTAR, [entidadId, ...columns(cuales), ahora, autorId, texto]);

const RESOLVER = statement(
  'hoy/incidences.RESOLVER',
  `
  with ${MARCAR}
  insert into instancia.incidencias as x (entidad_id, usuario_id, fecha, clase, resuelta, resuelta_por, nota)
  select $1, q.usuario_id, q.fecha, q.clase, $5, $6, $7 from unnest($2::int[], $3::date[], $4::text[]) as q (usuario_id, fecha, clase)
  on conflict (entidad_id, usuario_id, fecha, clase) do update set resuelta = $5, resuelta_por = $6, nota = $7
  where x.resuelta is null
  returning x.usuario_id as "personaId", x.fecha`,
);

/** Writes down that days are settled. @returns those that were not. */
export const settle = (
  tx: Queryable,
  entidadId: number,
  cuales: readonly DiaConIncidencia[],
  { ahora, autorId, nota }: { ahora: string; autorId: number; nota: string | null },
): Promise<{ personaId: number; fecha: string }[]> => tx.query(RESOLVER, [entidadId, ...columns(cuales), ahora, autorId, nota]);

const ABIERTAS = `x.entidad_id = $1 and x.usuario_id = $2 and x.preguntada is not null and x.respondida is null and x.resuelta is null`;
const PROPIAS = statement(
  'hoy/incidences.PROPIAS',
  `
  select x.incidencia_id as id, x.fecha, x.clase, x.preguntada as momento, u.nombre_completo as autor, x.texto
  from instancia.incidencias x join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = x.pregunta_de
  where ${ABIERTAS} order by x.fecha desc, x.incidencia_id desc limit 20`,
);
export type PreguntaLeida = { id: number; fecha: string; clase: ClaseIncidencia; momento: string; autor: string; texto: string | null };

/** What waits for the answer of a person. */
export const findQuestionsOf = (tx: Queryable, entidadId: number, personaId: number): Promise<PreguntaLeida[]> =>
  tx.query(PROPIAS, [entidadId, personaId]);

const UNA = statement(
  'hoy/incidences.UNA',
  `
  select x.clase, x.respondida is not null or x.resuelta is not null as hecha from instancia.incidencias x
  where x.entidad_id = $1 and x.usuario_id = $2 and x.incidencia_id = $3 and x.preguntada is not null for update`,
);

/** A question to a person, and whether nothing is left to answer. Nobody else answers it until the transaction ends. */
export async function lockQuestion(
  tx: Queryable,
  entidadId: number,
  personaId: number,
  id: number,
): Promise<{ clase: ClaseIncidencia; hecha: boolean } | null> {
  const [row] = await tx.query(UNA, [entidadId, personaId, id]);
  return row ?? null;
}

const RESPONDER = statement(
  'hoy/incidences.RESPONDER',
  'update instancia.incidencias set respuesta = $3, respondida = $4 where entidad_id = $1 and incidencia_id = $2',
);
export async function updateAnswer(
  tx: Queryable,
  entidadId: number,
  { id, respuesta, ahora }: { id: number; respuesta: RespuestaIncidencia; ahora: string },
): Promise<void> {
  await tx.query(RESPONDER, [entidadId, id, respuesta, ahora]);
}

const DE_HOY = statement(
  'hoy/incidences.DE_HOY',
  `
  select x.usuario_id as "personaId", x.fecha, x.clase, x.preguntada as momento, x.respuesta, x.respondida
  from instancia.incidencias x
  where x.entidad_id = $1 and x.usuario_id = any ($2::int[]) and x.fecha >= $3 and x.clase in ('tarde', 'no-vino', 'sin-salida') and x.preguntada is not null
  order by x.preguntada desc`,
);
export type PreguntaDeHoy = {
  personaId: number;
  fecha: string;
  clase: ClaseIncidencia;
  momento: string;
  respuesta: RespuestaIncidencia | null;
  respondida: string | null;
};

/** What these people were asked of late about not coming and not leaving. */
export const findAskedOf = (tx: Queryable, entidadId: number, ids: readonly number[], desde: string): Promise<PreguntaDeHoy[]> =>
  tx.query(DE_HOY, [entidadId, ids, desde]);
