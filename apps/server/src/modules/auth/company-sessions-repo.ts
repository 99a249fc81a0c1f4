import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { FilaAbierta } from './repo.ts';

export type FilaDeEmpresa = FilaAbierta & { usuarioId: number; nombre: string };
export type Filtro = { ahora: string; personaId: number | null; texto: string; start: number; limit: number };

/** Open ones of active people, and none of a kiosk. */
const ABIERTAS = `from instancia.sesiones s join instancia.usuarios u using (entidad_id, usuario_id)
  where s.entidad_id = $1 and s.clase <> 'quiosco' and s.revocada is null and (s.caduca is null or s.caduca > $2) and u.activo
    and ($3::int is null or s.usuario_id = $3)
    and ($4::text = '' or strpos(lower(u.nombre_completo collate "und-x-icu"), lower($4 collate "und-x-icu")) > 0)`;
const LISTAR = statement(`
  select s.sesion_id as id, s.clase, s.dispositivo, s.creada, s.ultimo_uso as "ultimoUso", s.usuario_id as "usuarioId", u.nombre_completo as nombre
  ${ABIERTAS} order by s.ultimo_uso desc, s.sesion_id offset $5 limit $6`);
const CONTAR = statement(`select count(*)::int as total ${ABIERTAS}`);

export async function findCompanySessions(
  tx: Queryable,
  entidadId: number,
  filtro: Filtro,
): Promise<{ items: FilaDeEmpresa[]; total: number }> {
  const { ahora, personaId, texto, start, limit } = filtro;
  const wanted = [entidadId, ahora, personaId, texto];
  const items = await tx.query<FilaDeEmpresa>(LISTAR, [...wanted, start, limit]);
  const [count] = await tx.query<{ total: number }>(CONTAR, wanted);
  return { items, total: count?.total ?? 0 };
}

const REVOCAR = statement(`
  update instancia.sesiones set revocada = $2, simulado_id = null
  where entidad_id = $1 and sesion_id = $3 and clase <> 'quiosco' and revocada is null and (caduca is null or caduca > $2) returning usuario_id as "usuarioId"`);

/** Whose session it was; null where no such one is open. */
export async function revokeAnySession(tx: Queryable, entidadId: number, sesionId: string, ahora: string): Promise<number | null> {
  const [row] = await tx.query<{ usuarioId: number }>(REVOCAR, [entidadId, ahora, sesionId]);
  return row?.usuarioId ?? null;
}

const PERSONA = statement('select 1 as uno from instancia.usuarios where entidad_id = $1 and usuario_id = $2 and not es_quiosco');

export async function isPerson(tx: Queryable, entidadId: number, usuarioId: number): Promise<boolean> {
  return (await tx.query(PERSONA, [entidadId, usuarioId])).length > 0;
}
