import { randomUUID } from 'node:crypto';
import { systemClock } from '@jornada/server/platform/clock.ts';
import { createTokens } from '@jornada/server/platform/http/tokens.ts';
import { loadSecrets } from '@jornada/server/platform/secrets.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { addressOf, signPeopleIn, type SignedInPerson } from './people.ts';
import type { Site } from './world.ts';

/** As many tablets as the most connections of the bench: nobody stands at the same one as somebody else at that moment. */
const KIOSKS = 64;
/** Kiosks of the company, unless they are there already. */
const CREATE = `
  with cuentas as (
    insert into instancia.usuarios (entidad_id, user_name, nombre_completo, password_hash, roles, idioma, email, es_quiosco)
    select $1, 'BENCH-KIOSK-' || n, 'Kiosk of the bench ' || n, null, '{quiosco}', 'es', '', true from generate_series(1, ${KIOSKS}) n
    where not exists (select from instancia.usuarios where entidad_id = $1 and user_name = 'BENCH-KIOSK-1')
    returning usuario_id)
  insert into instancia.quioscos (entidad_id, quiosco_id, centro_id, otros_centros, creado)
  select $1, usuario_id, (select min(centro_id) from instancia.centros where entidad_id = $1), true, now() from cuentas`;
const FIND = `
  select usuario_id from instancia.usuarios where entidad_id = $1 and es_quiosco and user_name like 'BENCH-KIOSK-%' order by usuario_id`;
const SESSIONS = `
  insert into instancia.sesiones (entidad_id, sesion_id, usuario_id, clase, secreto, rotado, creada, ultimo_uso, caduca, simulado_id)
  select $1, s.sesion_id, s.kiosk, 'quiosco', '', now(), now(), now(), now() + interval '8 hours', s.persona
  from unnest($2::uuid[], $3::int[], $4::int[]) as s (sesion_id, persona, kiosk)`;

/** The same people, each in front of a kiosk that knows who they are. `deal` gives each connection neighbours in the list, so each gets its own tablet. */
export async function standAtKiosks(site: Site, count: number): Promise<SignedInPerson[]> {
  const { entidadId, secrets, urls } = site;
  await runSql(urls.superuserUrl, CREATE, [entidadId]);
  const kiosks = (await runSql(urls.superuserUrl, FIND, [entidadId])).map((row) => Number(row['usuario_id']));
  const each = Math.floor(count / kiosks.length);
  const people = (await signPeopleIn(site, count)).map((person, index) => ({
    ...person,
    sesionId: randomUUID(),
    kiosk: kiosks[Math.floor(index / each) % kiosks.length] ?? 0,
  }));
  const columns = (['sesionId', 'usuarioId', 'kiosk'] as const).map((name) => people.map((person) => person[name]));
  await runSql(urls.superuserUrl, SESSIONS, [entidadId, ...columns]);
  const tokens = createTokens({ secrets: await loadSecrets({ given: secrets, dataDir: '' }), clock: systemClock });
  return Promise.all(
    people.map(async ({ sesionId, usuarioId, userName, kiosk }, index) => {
      const claims = { ent: entidadId, sid: sesionId };
      const [own, theirs] = await Promise.all([
        tokens.sign({ ...claims, usr: kiosk, tSSO: false }, { purpose: 'access', seconds: 15 * 60 }),
        tokens.sign({ ...claims, usr: usuarioId }, { purpose: 'simulado', seconds: 15 * 60 }),
      ]);
      return { usuarioId, userName, headers: { 'Access-Token': own, 'Usuario-Simulado': theirs, 'X-Forwarded-For': addressOf(index) } };
    }),
  );
}
