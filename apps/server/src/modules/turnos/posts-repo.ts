import { statement, type Queryable } from '../../platform/database/pool.ts';

const GENTE = statement(
  'turnos/posts.GENTE',
  `
  select q.puesto_id as "puestoId", u.usuario_id as id, u.nombre_completo as nombre
  from instancia.turnos_puestos_de q join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = q.usuario_id
  where q.entidad_id = $1 order by u.nombre_completo collate "und-x-icu", u.usuario_id`,
);
export type GenteDePuestos = ReadonlyMap<number, { id: number; nombre: string }[]>;

/** The names of those who can work in each post: for the screen of posts only, as plans are read often and need none. */
export async function findPeopleOfPosts(tx: Queryable, entidadId: number): Promise<GenteDePuestos> {
  const names = new Map<number, { id: number; nombre: string }[]>();
  for (const { puestoId, id, nombre } of await tx.query(GENTE, [entidadId])) {
    const own = names.get(puestoId);
    if (own) own.push({ id, nombre });
    else names.set(puestoId, [{ id, nombre }]);
  }
  return names;
}

const QUITAR = statement('turnos/posts.QUITAR', 'delete from instancia.turnos_puestos_de where entidad_id = $1 and puesto_id = $2');
const SOLTAR = statement(
  'turnos/posts.SOLTAR',
  'update instancia.turnos_puestos_de set principal = false where entidad_id = $1 and puesto_id <> $2 and usuario_id = any($3) and principal',
);
const PONER = statement(
  'turnos/posts.PONER',
  `
  insert into instancia.turnos_puestos_de (entidad_id, usuario_id, puesto_id, principal)
  select $1, x, $2, x = any($4) from unnest($3::int[]) as x`,
);
const PERSONAS = statement(
  'turnos/posts.PERSONAS',
  'select count(*)::int as cuantas from instancia.usuarios where entidad_id = $1 and usuario_id = any($2) and not es_quiosco and not es_invitado',
);

/** Writes who can work in a post; those whose own one it becomes have no other of their own. */
export async function savePeopleOf(
  tx: Queryable,
  entidadId: number,
  id: number,
  { personas, principales }: { personas: readonly number[]; principales: readonly number[] },
): Promise<void> {
  await tx.query(QUITAR, [entidadId, id]);
  await tx.query(SOLTAR, [entidadId, id, principales]);
  if (personas.length > 0) await tx.query(PONER, [entidadId, id, personas, principales]);
}

/** Whether all of these are people of the company. */
export async function arePeople(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  return (await tx.query(PERSONAS, [entidadId, ids]))[0]?.cuantas === ids.length;
}
