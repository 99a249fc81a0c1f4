import { randomUUID } from 'node:crypto';
import { systemClock } from '@jornada/server/platform/clock.ts';
import { createTokens } from '@jornada/server/platform/http/tokens.ts';
import { loadSecrets } from '@jornada/server/platform/secrets.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import type { Site } from './world.ts';

/** A signed-in person with a separate address, so that the server's limits per address do not affect the measurement. */
export type SignedInPerson = { usuarioId: number; userName: string; headers: Record<string, string> };

type WithSession = SignedInPerson & { sesionId: string };

/** People without an open day, spread over the whole company. */
const PEOPLE = `
  select u.usuario_id, u.user_name from instancia.usuarios u
  where u.entidad_id = $1 and not u.es_quiosco and not exists (
    select from instancia.jornadas j where j.entidad_id = u.entidad_id and j.usuario_id = u.usuario_id and j.estado = 'abierta')
  order by hashint4(u.usuario_id) limit $2`;
const SESSIONS = `
  insert into instancia.sesiones (entidad_id, sesion_id, usuario_id, clase, secreto, rotado, creada, ultimo_uso, caduca)
  select $1, s.sesion_id, s.usuario_id, 'normal', '', now(), now(), now(), now() + interval '8 hours'
  from unnest($2::uuid[], $3::int[]) as s (sesion_id, usuario_id)`;

/** Who runs the seeded company. */
const ADMIN = `select usuario_id, user_name from instancia.usuarios where entidad_id = $1 and 'admin' = any (roles) order by usuario_id limit 1`;

/** The same people at every call, with new sessions, because their tokens are valid for a quarter of an hour. */
export async function signPeopleIn(site: Site, count: number): Promise<WithSession[]> {
  const rows = await runSql(site.urls.superuserUrl, PEOPLE, [site.entidadId, count]);
  if (rows.length < count) throw new Error(`only ${rows.length} people can clock in`);
  return openSessions(site, rows);
}

/** Somebody who sees the whole company, with a new session. */
export async function signAdminIn(site: Site): Promise<SignedInPerson> {
  const [admin] = await openSessions(site, await runSql(site.urls.superuserUrl, ADMIN, [site.entidadId]));
  if (!admin) throw new Error('the company has no admin');
  return admin;
}

async function openSessions({ entidadId, secrets, urls }: Site, rows: Record<string, unknown>[]): Promise<WithSession[]> {
  const people = rows.map((row) => ({ usuarioId: Number(row['usuario_id']), userName: String(row['user_name']), sesionId: randomUUID() }));
  await runSql(urls.superuserUrl, SESSIONS, [entidadId, people.map(({ sesionId }) => sesionId), people.map(({ usuarioId }) => usuarioId)]);
  const tokens = createTokens({ secrets: await loadSecrets({ given: secrets, dataDir: '' }), clock: systemClock });
  return Promise.all(
    people.map(async ({ usuarioId, userName, sesionId }, index) => {
      const claims = { ent: entidadId, sid: sesionId, usr: usuarioId, tSSO: false };
      const token = await tokens.sign(claims, { purpose: 'access', seconds: 15 * 60 });
      return { usuarioId, userName, sesionId, headers: { 'Access-Token': token, 'X-Forwarded-For': addressOf(index) } };
    }),
  );
}

/** A separate address in a private network. */
export const addressOf = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
