import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { FilaAbierta } from './repo.ts';

export type FilaConSesion = { usuarioId: number; nombre: string; sesiones: number; ultimoUso: string; esActual: boolean };
export type Filtro = { ahora: string; texto: string; start: number; limit: number };

/** Open ones of active people, and none of a kiosk. */
const ABIERTAS = `from instancia.sesiones s join instancia.usuarios u using (entidad_id, usuario_id)
  where s.entidad_id = $1 and s.clase <> 'quiosco' and s.revocada is null and (s.caduca is null or s.caduca > $2) and u.activo`;
const CON_NOMBRE = `and ($3::text = '' or strpos(lower(u.nombre_completo collate "und-x-icu"), lower($3 collate "und-x-icu")) > 0)`;
const PERSONAS = statement(`
  select s.usuario_id as "usuarioId", u.nombre_completo as nombre, count(*)::int as sesiones, max(s.ultimo_uso) as "ultimoUso",
    bool_or(s.sesion_id = $6) as "esActual"
  ${ABIERTAS} ${CON_NOMBRE} group by s.usuario_id, u.nombre_completo order by max(s.ultimo_uso) desc, s.usuario_id offset $4 limit $5`);
const CONTAR = statement(`select count(distinct s.usuario_id)::int as total ${ABIERTAS} ${CON_NOMBRE}`);

/** Who is signed in, each person once. `sesionId`: the session that asks. */
export async function findSignedIn(
  tx: Queryable,
  { entidadId, sesionId }: { entidadId: number; sesionId: string },
  { ahora, texto, start, limit }: Filtro,
): Promise<{ items: FilaConSesion[]; total: number }> {
  const wanted = [entidadId, ahora, texto];
  const items = await tx.query<FilaConSesion>(PERSONAS, [...wanted, start, limit, sesionId]);
  const [count] = await tx.query<{ total: number }>(CONTAR, wanted);
  return { items, total: count?.total ?? 0 };
}

const LISTAR = statement(`
  select s.sesion_id as id, s.clase, s.dispositivo, s.creada, s.ultimo_uso as "ultimoUso"
  ${ABIERTAS} and s.usuario_id = $3 order by s.ultimo_uso desc, s.sesion_id limit $4`);

export async function findSessionsOf(tx: Queryable, entidadId: number, who: { usuarioId: number; ahora: string; limit: number }) {
  return tx.query<FilaAbierta>(LISTAR, [entidadId, who.ahora, who.usuarioId, who.limit]);
}

const REVOCAR = statement(`
  update instancia.sesiones set revocada = $2, simulado_id = null
  where entidad_id = $1 and sesion_id = $3 and clase <> 'quiosco' and revocada is null and (caduca is null or caduca > $2) returning usuario_id as "usuarioId"`);

/** Whose session it was; null where no such one is open. */
export async function revokeAnySession(tx: Queryable, entidadId: number, sesionId: string, ahora: string): Promise<number | null> {
  const [row] = await tx.query<{ usuarioId: number }>(REVOCAR, [entidadId, ahora, sesionId]);
  return row?.usuarioId ?? null;
}

const PERSONA = statement(
  'select usuario_id as id, nombre_completo as nombre from instancia.usuarios where entidad_id = $1 and usuario_id = $2 and not es_quiosco',
);

/** Somebody of the company who is no kiosk; null where there is no such person. */
export async function findPerson(tx: Queryable, entidadId: number, usuarioId: number): Promise<{ id: number; nombre: string } | null> {
  const [row] = await tx.query<{ id: number; nombre: string }>(PERSONA, [entidadId, usuarioId]);
  return row ?? null;
}
