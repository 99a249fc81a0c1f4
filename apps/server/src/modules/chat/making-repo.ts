import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { Quien } from './rooms-repo.ts';

const DOS = statement(
  'chat/making.DOS',
  `
  insert into instancia.chat_salas (entidad_id, clase, una_id, otra_id, creada, momento, autor_id)
  values ($1, 'dos', least($2::int, $3::int), greatest($2::int, $3::int), $4, $4, $2)
  on conflict (entidad_id, una_id, otra_id) where clase = 'dos' do nothing`,
);
const LA_DOS = statement(
  'chat/making.LA_DOS',
  `
  select sala_id as id from instancia.chat_salas
  where entidad_id = $1 and clase = 'dos' and una_id = least($2::int, $3::int) and otra_id = greatest($2::int, $3::int)`,
);
const METER = statement(
  'chat/making.METER',
  `
  insert into instancia.chat_miembros as m (entidad_id, sala_id, usuario_id, entrada, administra, desde_numero)
  select $1, $2, u, $4, coalesce(u = $5, false), $6 from unnest($3::int[]) as u
  on conflict (entidad_id, sala_id, usuario_id) do update
    set salida = null, entrada = excluded.entrada, administra = excluded.administra, desde_numero = excluded.desde_numero
    where m.salida is not null
  returning usuario_id as id`,
);

/** Puts people into a room; those who are there already are left alone. @returns the others. */
export const createMembers = async (
  tx: Queryable,
  {
    entidadId,
    salaId,
    ids,
    momento,
    administraId,
    desde,
  }: { entidadId: number; salaId: number; ids: readonly number[]; momento: string; administraId: number | null; desde: number },
): Promise<number[]> => (await tx.query(METER, [entidadId, salaId, ids, momento, administraId, desde])).map(({ id }) => id);

/** The room of two people, made now if there is none. @returns its id. */
export async function upsertRoomOfTwo(tx: Queryable, { entidadId, usuarioId, ahora }: Quien, otraId: number): Promise<number> {
  await tx.query(DOS, [entidadId, usuarioId, otraId, ahora]);
  const [row] = await tx.query(LA_DOS, [entidadId, usuarioId, otraId]);
  if (!row) throw new Error('the room of two was not written');
  await createMembers(tx, { entidadId, salaId: row.id, ids: [usuarioId, otraId], momento: ahora, administraId: null, desde: 0 });
  return row.id;
}

const RRHH = statement(
  'chat/making.RRHH',
  `
  insert into instancia.chat_salas (entidad_id, clase, persona_id, creada, momento, autor_id) values ($1, 'rrhh', $2, $3, $3, $2)
  on conflict (entidad_id, persona_id) where clase = 'rrhh' do nothing`,
);
const LA_RRHH = statement(
  'chat/making.LA_RRHH',
  `select sala_id as id from instancia.chat_salas where entidad_id = $1 and clase = 'rrhh' and persona_id = $2`,
);

/** The room in which a person writes to HR, made now if there is none. @returns its id. */
export async function upsertRoomWithHr(tx: Queryable, { entidadId, usuarioId, ahora }: Quien): Promise<number> {
  await tx.query(RRHH, [entidadId, usuarioId, ahora]);
  const [row] = await tx.query(LA_RRHH, [entidadId, usuarioId]);
  if (!row) throw new Error('the room with HR was not written');
  return row.id;
}

const GRUPO = statement(
  'chat/making.GRUPO',
  `
  insert into instancia.chat_salas (entidad_id, clase, nombre, creada, momento, autor_id) values ($1, 'grupo', $3, $4, $4, $2) returning sala_id as id`,
);

export async function createGroup(tx: Queryable, { entidadId, usuarioId, ahora }: Quien, nombre: string): Promise<number> {
  const [row] = await tx.query(GRUPO, [entidadId, usuarioId, nombre, ahora]);
  if (!row) throw new Error('the group was not written');
  return row.id;
}

const PROPIAS = statement(
  'chat/making.PROPIAS',
  `
  insert into instancia.chat_salas (entidad_id, clase, departamento_id, centro_id, creada, momento)
  select $1, x.clase, x.departamento_id, x.centro_id, $4, $4 from (
    select 'departamento' as clase, u.departamento_id, null::int as centro_id
    from instancia.usuarios u join instancia.departamentos d on d.entidad_id = $1 and d.departamento_id = u.departamento_id and d.activo
    where u.entidad_id = $1 and u.usuario_id = $2 and $5::boolean
    union all
    (select 'centro', null, a.centro_id from instancia.asignaciones a
      where a.entidad_id = $1 and a.usuario_id = $2 and a.desde <= $3 and $6::boolean order by a.desde desc limit 1)) x
  where coalesce(x.departamento_id, x.centro_id) is not null and not exists (
    select from instancia.chat_salas s where s.entidad_id = $1
      and (x.clase = 'departamento' and s.departamento_id = x.departamento_id or x.clase = 'centro' and s.centro_id = x.centro_id))
  on conflict do nothing`,
);

/** The rooms of the person's department and centre are made when somebody of it looks for the first time. */
export async function createOwnPlaces(
  tx: Queryable,
  { entidadId, usuarioId, hoy, ahora }: Quien,
  { salasDepartamento, salasCentro }: { salasDepartamento: boolean; salasCentro: boolean },
): Promise<void> {
  await tx.query(PROPIAS, [entidadId, usuarioId, hoy, ahora, salasDepartamento, salasCentro]);
}

const SALIR = statement(
  'chat/making.SALIR',
  `
  update instancia.chat_miembros set salida = $4, administra = false
  where entidad_id = $1 and sala_id = $2 and usuario_id = any($3) and salida is null returning usuario_id as id`,
);

/** @returns those who were in it. */
export const updateLeft = async (
  tx: Queryable,
  { entidadId, salaId, ids, momento }: { entidadId: number; salaId: number; ids: readonly number[]; momento: string },
): Promise<number[]> => (await tx.query(SALIR, [entidadId, salaId, ids, momento])).map(({ id }) => id);

const HEREDAR = statement(
  'chat/making.HEREDAR',
  `
  update instancia.chat_miembros m set administra = true
  where m.entidad_id = $1 and m.sala_id = $2 and m.usuario_id = (
      select n.usuario_id from instancia.chat_miembros n
      where n.entidad_id = $1 and n.sala_id = $2 and n.salida is null order by n.entrada, n.usuario_id limit 1)
    and not exists (
      select from instancia.chat_miembros a where a.entidad_id = $1 and a.sala_id = $2 and a.salida is null and a.administra)`,
);

/** A group that nobody looks after any more is looked after by whoever has been in it for longest. */
export async function updateHeir(tx: Queryable, entidadId: number, salaId: number): Promise<void> {
  await tx.query(HEREDAR, [entidadId, salaId]);
}

const RENOMBRAR = statement(
  'chat/making.RENOMBRAR',
  'update instancia.chat_salas set nombre = $3 where entidad_id = $1 and sala_id = $2 and nombre <> $3 returning 1 as ok',
);

/** @returns whether it had another name. */
export const updateName = async (tx: Queryable, entidadId: number, salaId: number, nombre: string): Promise<boolean> =>
  (await tx.query(RENOMBRAR, [entidadId, salaId, nombre])).length > 0;

const ESTADO = statement(
  'chat/making.ESTADO',
  'update instancia.chat_salas set estado = $3 where entidad_id = $1 and sala_id = $2 and estado <> $3 returning 1 as ok',
);

/** @returns whether that changed it. */
export const updateState = async (tx: Queryable, entidadId: number, salaId: number, estado: string): Promise<boolean> =>
  (await tx.query(ESTADO, [entidadId, salaId, estado])).length > 0;
