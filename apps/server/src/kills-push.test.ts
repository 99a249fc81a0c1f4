import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { wiki } from '@jornada/contract/wiki/calls.ts';
import { monotonicMs } from './platform/clock.ts';
import { AT_ONCE } from './modules/notificaciones/service.ts';
import { createFcmService, type FcmService } from './testing/fcm-service.ts';
import { insistOn } from './testing/kill-again.ts';
import { createPhone, type Phone } from './testing/phone.ts';
import type { ServerProcess } from './testing/server-process.ts';
import { createTestSite, type TestSite } from './testing/test-site.ts';
import { announcement } from './testing/test-wiki.ts';

/** How often the server is killed while it tells people. */
const KILLS = Number(process.env['KILLS'] ?? 3);
const PEOPLE = 500;
const PHONES = 20;
const ALL = PEOPLE * PHONES;
const LONG = 1_200_000;
const MINUTE_MS = 60_000;

let firebase: FcmService;
let site: TestSite;
let server: ServerProcess;
let admin: Phone;

const serve = () => site.serve({ ENVIRONMENT: 'pruebas', FCM_SERVICE_ACCOUNT: firebase.account, FCM_TEST_ORIGIN: firebase.origin });

beforeAll(async () => {
  firebase = await createFcmService();
  const people = Array.from({ length: PEOPLE }, (_, index) => ({ userName: `P${index}` }));
  site = await createTestSite({ personas: [{ userName: 'ADMIN', roles: ['admin'] }, ...people], durable: true });
  // Each has signed in on twenty phones.
  await site.rows(`
    with de as (select entidad_id, usuario_id, gen_random_uuid() as sesion_id, usuario_id || ':' || n as token
      from instancia.usuarios, generate_series(1, ${PHONES}) as n where user_name like 'P%'),
    s as (insert into instancia.sesiones (entidad_id, sesion_id, usuario_id, clase, secreto, rotado, creada, ultimo_uso)
      select entidad_id, sesion_id, usuario_id, 'recordada', sha256(sesion_id::text::bytea), now(), now(), now() from de),
    c as (insert into central.destinos_push (huella, entidad_id) select sha256(('firebase:' || token)::bytea), entidad_id from de)
    insert into instancia.destinos_push (entidad_id, usuario_id, sesion_id, canal, huella, datos, creado)
      select entidad_id, usuario_id, sesion_id, 'firebase', sha256(('firebase:' || token)::bytea), jsonb_build_object('token', token), now() from de`);
  server = await serve();
  admin = createPhone({ origin: () => server.origin, userName: 'ADMIN' });
  expect((await admin.signIn()).status).toBe(200);
});
afterAll(async () => {
  await site.stop();
  await firebase.close();
});
beforeEach(() => void firebase.received.splice(0));

/** Resolves once so many messages have come. The last one is not answered yet. */
const messages = (count: number): Promise<void> =>
  new Promise((resolve) => {
    let left = count;
    firebase.onMessage = () => void ((left -= 1) === 0 && resolve());
  });
const publish = () => insistOn(() => admin.call(wiki.guardar, announcement()));
/** How often each phone was told of something. */
function counts(): Map<string, number> {
  const each = new Map<string, number>();
  for (const { token } of firebase.received) each.set(token, (each.get(token) ?? 0) + 1);
  return each;
}
const left = async (): Promise<number> =>
  (
    await site.rows<{ n: number }>(
      `select count(*)::int as n from pgboss.job where name like 'notificaciones.%' and state not in ('completed')`,
    )
  )[0]?.n ?? 0;

test(`${ALL} phones are told of an announcement within a minute, none of them twice`, { timeout: LONG }, async () => {
  const first = messages(1);
  const { id } = await publish();
  await first;
  const begun = monotonicMs();
  await messages(ALL - firebase.asked.messages);
  const took = monotonicMs() - begun;
  await expect.poll(left).toBe(0);
  process.stdout.write(`${ALL} phones in ${Math.round(took / 1000)} s\n`);
  expect(took).toBeLessThan(MINUTE_MS);
  const each = counts();
  expect([each.size, Math.max(...each.values()), firebase.problems]).toEqual([ALL, 1, []]);
  expect(new Set(firebase.received.map(({ data }) => `${data['tipo']} ${data['id']} ${data['ruta']}`))).toEqual(
    new Set([`1 ${id} /wiki-view/${id}`]),
  );
  expect(firebase.asked.access).toBe(1);
});

test(
  `${KILLS} kills while they are told: every phone is told, and twice only those that were on their way`,
  { timeout: LONG },
  async () => {
    const reached = messages(1000);
    await publish();
    await reached;
    for (let kill = 0; kill < KILLS; kill += 1) {
      await server.stop('SIGKILL');
      // What the queue does two minutes later: a job whose process has died is tried again.
      await site.rows(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
      const more = messages(1000);
      server = await serve();
      await more;
    }
    await expect.poll(left, { timeout: 4 * MINUTE_MS }).toBe(0);
    const each = counts();
    const twice = firebase.received.length - ALL;
    process.stdout.write(`${KILLS} kills: ${twice} of ${ALL} were told twice\n`);
    expect([each.size, firebase.problems]).toEqual([ALL, []]);
    expect(twice).toBeLessThanOrEqual(KILLS * AT_ONCE);
    // On a phone the second one takes the place of the first.
    expect(new Set(firebase.received.map(({ android }) => android.notification.tag)).size).toBe(1);
  },
);
