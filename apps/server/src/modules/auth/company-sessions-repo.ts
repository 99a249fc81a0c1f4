import { hasText, pageOf, type Page } from '../../platform/database/page.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { raw, sql } from '../../platform/database/sql.ts';
import type { FilaAbierta } from './repo.ts';

export type FilaConSesion = { usuarioId: number; nombre: string; sesiones: number; ultimoUso: string; esActual: boolean };
type Filtro = Page & { ahora: string; texto: string };

/** Open sessions of active people, without kiosks. */
const ABIERTAS = `from instancia.sesiones s join instancia.usuarios u using (entidad_id, usuario_id)
  where s.entidad_id = $1 and s.clase <> 'quiosco' and s.revocada is null and (s.caduca is null or s.caduca > $2) and u.activo`;
/** The people who are signed in, each once. `sesionId`: the session of the request. */
export async function findSignedIn(
  tx: Queryable,
  { entidadId, sesionId }: { entidadId: number; sesionId: string },
  { ahora, texto, ...page }: Filtro,
): Promise<{ items: FilaConSesion[]; total: number }> {
  const list = sql
    .selectFrom('instancia.sesiones as s')
    .innerJoin('instancia.usuarios as u', (join) =>
      join.onRef('u.entidad_id', '=', 's.entidad_id').onRef('u.usuario_id', '=', 's.usuario_id'),
    )
    .where('s.entidad_id', '=', entidadId)
    .where('s.clase', '<>', 'quiosco')
    .where('s.revocada', 'is', null)
    .where((eb) => eb.or([eb('s.caduca', 'is', null), eb('s.caduca', '>', ahora)]))
    .where('u.activo', '=', true)
    .$if(texto !== '', (query) => query.where(hasText(raw`u.nombre_completo`, texto)))
    .groupBy(['s.usuario_id', 'u.nombre_completo'])
    .select(['s.usuario_id as usuarioId', 'u.nombre_completo as nombre', raw<number>`count(*)::int`.as('sesiones')])
    .select([raw<string>`max(s.ultimo_uso)`.as('ultimoUso'), raw<boolean>`bool_or(s.sesion_id = ${sesionId})`.as('esActual')])
    .orderBy(raw`max(s.ultimo_uso)`, 'desc')
    .orderBy('s.usuario_id');
  return pageOf(tx, list, page);
}

const LISTAR = statement(
  'auth/company-sessions.LISTAR',
  `
  select s.sesion_id as id, s.clase, s.dispositivo, s.creada, s.ultimo_uso as "ultimoUso"
  ${ABIERTAS} and s.usuario_id = $3 order by s.ultimo_uso desc, s.sesion_id limit $4`,
  told<{ clase: FilaAbierta['clase'] }>(),
);

export async function findSessionsOf(tx: Queryable, entidadId: number, who: { usuarioId: number; ahora: string; limit: number }) {
  return tx.query(LISTAR, [entidadId, who.ahora, who.usuarioId, who.limit]);
}

const REVOCAR = statement(
  'auth/company-sessions.REVOCAR',
  `
  update instancia.sesiones set revocada = $2, simulado_id = null
  where entidad_id = $1 and sesion_id = $3 and clase <> 'quiosco' and revocada is null and (caduca is null or caduca > $2) returning usuario_id as "usuarioId"`,
);

/** Ends a session and returns its person; null if no such session is open. */
export async function revokeAnySession(tx: Queryable, entidadId: number, sesionId: string, ahora: string): Promise<number | null> {
  const [row] = await tx.query(REVOCAR, [entidadId, ahora, sesionId]);
  return row?.usuarioId ?? null;
}

const PERSONA = statement(
  'auth/company-sessions.PERSONA',
  'select usuario_id as id, nombre_completo as nombre from instancia.usuarios where entidad_id = $1 and usuario_id = $2 and (not es_quiosco or es_invitado)',
);

/** A person of the company who is not a kiosk; null if there is none. */
export async function findPerson(tx: Queryable, entidadId: number, usuarioId: number): Promise<{ id: number; nombre: string } | null> {
  const [row] = await tx.query(PERSONA, [entidadId, usuarioId]);
  return row ?? null;
}
