import type { CitaDicha } from '@jornada/domain/agenda/index.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

type Persona = { entidadId: number; usuarioId: number };

const CREADA = statement('agenda.CREADA', 'select creada from instancia.agendas where entidad_id = $1 and usuario_id = $2');
const GUARDAR = statement(
  'agenda.GUARDAR',
  `
  insert into instancia.agendas (entidad_id, usuario_id, huella, creada) values ($1, $2, $3, $4)
  on conflict (entidad_id, usuario_id) do update set huella = excluded.huella, creada = excluded.creada`,
);
const QUITAR = statement('agenda.QUITAR', 'delete from instancia.agendas where entidad_id = $1 and usuario_id = $2');

/** When the address of a person was made; null: they have none. */
export async function findCreated(tx: Queryable, { entidadId, usuarioId }: Persona): Promise<string | null> {
  const [row] = await tx.query(CREADA, [entidadId, usuarioId]);
  return row?.creada ?? null;
}

/** Gives somebody an address in the place of the one that they may have. */
export async function saveAddress(tx: Queryable, { entidadId, usuarioId }: Persona, huella: Buffer, creada: string): Promise<void> {
  await tx.query(GUARDAR, [entidadId, usuarioId, huella, creada]);
}

export async function deleteAddress(tx: Queryable, { entidadId, usuarioId }: Persona): Promise<void> {
  await tx.query(QUITAR, [entidadId, usuarioId]);
}

const DE_HUELLA = statement(
  'agenda.DE_HUELLA',
  `
  select a.usuario_id as "usuarioId", a.creada, a.dicho, u.roles, u.idioma, e.revision
  from instancia.agendas a
  join instancia.usuarios u on u.entidad_id = a.entidad_id and u.usuario_id = a.usuario_id
  join instancia.entidades e on e.entidad_id = a.entidad_id
  where a.entidad_id = $1 and a.huella = $2 and u.activo and not u.es_quiosco and not u.es_invitado and (u.cierra is null or u.cierra > $3)`,
  told<{ dicho: CitaDicha[] }>(),
);
export type DuenoDeDireccion = RowOf<typeof DE_HUELLA>;

/** Whose address this is, as long as their account is open. */
export async function findOwner(
  tx: Queryable,
  { entidadId, huella, ahora }: { entidadId: number; huella: Buffer; ahora: string },
): Promise<DuenoDeDireccion | null> {
  const [row] = await tx.query(DE_HUELLA, [entidadId, huella, ahora]);
  return row ?? null;
}

const DICHO = statement('agenda.DICHO', 'update instancia.agendas set dicho = $3 where entidad_id = $1 and usuario_id = $2');

/** Keeps what the calendar of somebody says now. */
export const saveTold = async (tx: Queryable, { entidadId, usuarioId }: Persona, dicho: readonly CitaDicha[]): Promise<void> =>
  void (await tx.query(DICHO, [entidadId, usuarioId, JSON.stringify(dicho)]));

const ESCRITOS = statement(
  'agenda.ESCRITOS',
  `
  select d.fecha, p.momento from instancia.dias_sueltos d
  join instancia.turnos_publicaciones p on p.entidad_id = d.entidad_id and p.publicacion_id = d.publicacion_id
  where d.entidad_id = $1 and d.usuario_id = $2 and d.fecha between $3 and $4`,
);

/** When the single days of somebody were published last. */
export async function findPublishedAt(
  tx: Queryable,
  { entidadId, usuarioId }: Persona,
  { desde, hasta }: { desde: Fecha; hasta: Fecha },
): Promise<ReadonlyMap<Fecha, string>> {
  const rows = await tx.query(ESCRITOS, [entidadId, usuarioId, desde, hasta]);
  return new Map(rows.map(({ fecha, momento }) => [fecha, momento]));
}
