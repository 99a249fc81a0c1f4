import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';

type DeDia = { entidadId: number; personaId: number; fecha: Fecha };

const ESPERAN = statement(
  'bandeja/requests.ESPERAN',
  `
  select c.registro_id as id from instancia.correcciones_pendientes c
  where c.entidad_id = $1 and c.usuario_id = $2 and c.fecha = $3 and c.autor_id = c.usuario_id order by 1`,
);

/** What a person proposes about a day of their record, and nobody has answered. */
export async function findWaitingProposals(tx: Queryable, { entidadId, personaId, fecha }: DeDia): Promise<number[]> {
  return (await tx.query(ESPERAN, [entidadId, personaId, fecha])).map(({ id }) => id);
}

const DEL_DIA = statement(
  'bandeja/requests.DEL_DIA',
  `
  select s.solicitud_id as id, c.registros as ids from instancia.solicitudes s
  join instancia.correcciones c on c.entidad_id = s.entidad_id and c.solicitud_id = s.solicitud_id
  where s.entidad_id = $1 and s.usuario_id = $2 and s.desde = $3 and s.modulo = 'correcciones' and s.turno_desde is not null`,
);

/** The request about a day that waits, with its proposals. */
export async function findRequestOfDay(
  tx: Queryable,
  { entidadId, personaId, fecha }: DeDia,
): Promise<{ id: number; ids: number[] } | null> {
  const [row] = await tx.query(DEL_DIA, [entidadId, personaId, fecha]);
  return row ?? null;
}

const GUARDAR = statement(
  'bandeja/requests.GUARDAR',
  `
  insert into instancia.correcciones (entidad_id, solicitud_id, registros) values ($1, $2, $3)
  on conflict (entidad_id, solicitud_id) do update set registros = excluded.registros`,
);

/** Writes which proposals a request is about. */
export async function saveProposals(tx: Queryable, entidadId: number, solicitudId: number, ids: readonly number[]): Promise<void> {
  await tx.query(GUARDAR, [entidadId, solicitudId, ids]);
}

const PROPUESTAS = statement(
  'bandeja/requests.PROPUESTAS',
  `
  select c.solicitud_id as id, c.registros as ids, instancia.esta_cerrado(s.entidad_id, s.usuario_id, s.desde) as cerrado
  from instancia.correcciones c
  join instancia.solicitudes s on s.entidad_id = c.entidad_id and s.solicitud_id = c.solicitud_id
  where c.entidad_id = $1 and c.solicitud_id = any($2::bigint[])`,
  told<{ cerrado: boolean }>(),
);

/** The proposals of a request. `cerrado`: their month is closed. */
export type PropuestasDeSolicitud = { ids: number[]; cerrado: boolean };

/** The proposals of each of these requests. */
export async function findProposals(
  tx: Queryable,
  entidadId: number,
  solicitudes: readonly number[],
): Promise<ReadonlyMap<number, PropuestasDeSolicitud>> {
  const rows = await tx.query(PROPUESTAS, [entidadId, solicitudes]);
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}
