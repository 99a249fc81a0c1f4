import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { cierres } from '@jornada/contract/cierres.ts';
import { registros } from '@jornada/contract/registros.ts';
import { TEMAS } from '@jornada/contract/temas.ts';
import { webPush } from '@jornada/contract/notificaciones.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { composed } from '../../platform/database/pool.ts';
import { makePushKeys } from '../../platform/push/keys.ts';
import { createPushSender } from '../../platform/push/send.ts';
import { leaveEmptyDay } from '../../testing/leave-empty-day.ts';
import { listenForNews } from '../../testing/listen-news.ts';
import { createPushService, type PushService } from '../../testing/push-service.ts';
import { createTestRequests, type TestRequests } from '../../testing/test-requests.ts';
import { withoutQueue } from '../../testing/without-queue.ts';

let service: PushService;
let world: TestRequests;

beforeAll(async () => {
  service = await createPushService();
  const sender = createPushSender({ keys: makePushKeys(), subject: 'mailto:it@example.com', testOrigins: [service.origin] });
  world = await createTestRequests({
    now: '2026-01-12T09:00:00Z',
    push: { sender, origin: service.origin },
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'JEFE', nombre: 'Julio Paz', roles: ['empleado', 'responsable'], responsable: 'ADMIN' },
      { userName: 'ANA', nombre: 'Ana Gil', responsable: 'JEFE' },
      { userName: 'LUIS', nombre: 'Luis Mora', responsable: 'JEFE', idioma: 'de' },
    ],
  });
});
afterAll(async () => {
  await world.close();
  await service.close();
});
beforeEach(() => void (service.received.length = 0));

/** Signs somebody in on a device that gets notifications. */
async function device(userName: string) {
  const who = await world.as(userName);
  const browser = service.subscribe();
  expect((await world.server.call(webPush.ponerToken, { Token: browser.token }, { token: who.token! })).status).toBe(200);
  return { ...who, device: browser.id };
}
/** What the devices have been told since: `device: title`. */
async function told(): Promise<string[]> {
  while ((await world.server.jobs.runDue()) > 0);
  expect(world.server.jobs.errors).toEqual([]);
  const names = service.received.splice(0);
  return names.map(({ device: one, text }) => `${one}: ${(JSON.parse(text) as { titulo: string }).titulo}`);
}

test('whoever decides is told when it is their turn, and the person when it was decided; withdrawn, there is nothing to do', async () => {
  const [jefe, ana] = [await device('JEFE'), await device('ANA')];
  const { content: first } = await ana.ask({ desde: '2026-05-04', hasta: '2026-05-05' });
  expect(await told()).toEqual([`${jefe.device}: Solicitud por responder`]);
  const { content: changed } = await ana.ask({ id: first.id, desde: '2026-05-04', hasta: '2026-05-06' });
  expect(await told()).toEqual([`${jefe.device}: Solicitud cambiada`]);
  expect(await jefe.approve(changed)).toBe('aprobada');
  expect(await told()).toEqual([`${ana.device}: Solicitud aprobada`]);
  await ana.remove({ id: first.id });
  expect(await told()).toEqual([`${jefe.device}: Anulación por responder`]);
  await ana.remove({ id: first.id });
  expect(await told()).toEqual([`${jefe.device}: Solicitud retirada`]);
  // Sent and withdrawn before anybody was told: nothing waits any more.
  const { content: second } = await ana.ask({ desde: '2026-06-01', hasta: '2026-06-01' });
  await ana.remove({ id: second.id });
  expect(await told()).toEqual([`${jefe.device}: Solicitud retirada`]);
});

test('a notice has no name, no reason and no kind, and is in the language of whoever gets it', async () => {
  const [jefe, luis] = [await device('JEFE'), await device('LUIS')];
  const { content: sent } = await luis.ask({ desde: '2026-05-11', hasta: '2026-05-12', comentario: 'Operación de rodilla' });
  while ((await world.server.jobs.runDue()) > 0);
  await jefe.reject(sent, 'Inventario');
  while ((await world.server.jobs.runDue()) > 0);
  const texts = service.received.map(({ text }) => text);
  expect(texts.some((text) => text.includes('Antrag abgelehnt'))).toBe(true);
  const mails = await world.server.db.tenant(world.empresa.entidadId, (tx) =>
    tx.query(composed('select to_jsonb(c)::text as texto from instancia.correos c'), []),
  );
  for (const text of [...texts, JSON.stringify(mails)]) expect(text).not.toMatch(/Luis|Mora|rodilla|Inventario|vacacion(?!es-view)|Urlaub/);
});

test('approved and withdrawn at once, one notice says what has become of it', async () => {
  const [jefe, ana] = [await device('JEFE'), await device('ANA')];
  const { content: sent } = await ana.ask({ desde: '2026-07-06', hasta: '2026-07-07' });
  await told();
  await Promise.all([jefe.approve(sent), ana.remove({ id: sent.id, version: 1 })]);
  const { estado } = (await ana.open(sent.id)).content;
  const mine = (await told()).filter((line) => line.startsWith(ana.device) || line.startsWith(jefe.device));
  expect(mine).toEqual([estado === 'aprobada' ? `${ana.device}: Solicitud aprobada` : `${jefe.device}: Solicitud retirada`]);
});

test('a manager names a stand-in for some days, who is told, also when it ends; nobody is told what they did themselves', async () => {
  const [jefe, luis] = [await device('JEFE'), await device('LUIS')];
  const days = { desde: '2026-07-06', hasta: '2026-07-10' };
  const { content: found } = await world.server.call(solicitudes.suplentes, { texto: 'mora' }, jefe);
  expect(found.items).toEqual([{ id: world.idOf('LUIS'), nombre: 'Luis Mora' }]);
  // Names only: neither an ID number nor a mail finds anybody, nor does one find oneself.
  for (const texto of ['LUIS@', 'Julio', '%%'])
    expect((await world.server.call(solicitudes.suplentes, { texto }, jefe)).content.items).toEqual([]);
  const { content: made } = await world.server.call(solicitudes.guardarSuplencia, { suplente: world.idOf('LUIS'), ...days }, jefe);
  expect(made).toMatchObject({ parte: 'titular', suplente: { nombre: 'Luis Mora' } });
  // Luis may have other devices from before.
  expect(await told()).toContain(`${luis.device}: Du vertrittst jemanden`);
  const { content: seen } = await world.server.call(solicitudes.suplencias, {}, luis);
  expect(seen.items).toMatchObject([{ parte: 'suplente', titular: { nombre: 'Julio Paz' }, ...days }]);
  await world.server.call(solicitudes.quitarSuplencia, { id: made.id }, jefe);
  expect(await told()).toContain(`${luis.device}: Du vertrittst niemanden mehr`);

  // For somebody else only those who run the company name one, and one who names themselves knows it.
  const admin = await device('ADMIN');
  const other = await world.server.call(
    solicitudes.guardarSuplencia,
    { titular: world.idOf('JEFE'), suplente: world.idOf('ADMIN'), ...days },
    luis,
  );
  expect([other.status, other.sobre.Error.Code]).toEqual([403, 'general.sin-permiso']);
  await world.server.call(solicitudes.guardarSuplencia, { titular: world.idOf('JEFE'), suplente: world.idOf('ADMIN'), ...days }, admin);
  expect(await told()).toEqual([]);
});

test('open apps hear of it at once: the person, and whoever decides', async () => {
  const [ana, jefe] = [await world.as('ANA'), await world.as('JEFE')];
  const origin = await world.server.app.listen({ port: 0, host: '127.0.0.1' });
  const mine = await listenForNews({ origin, token: ana.token! });
  const theirs = await listenForNews({ origin, token: jefe.token! });
  // Whoever begins to listen is told of every subject once; after that only what is new.
  for (const one of [mine, theirs]) await one.until(TEMAS.at(-1) ?? '');
  const { content: sent } = await ana.ask({ desde: '2026-08-03', hasta: '2026-08-04' });
  const heard = new Set<string>();
  while (!heard.has('solicitudes') || !heard.has('bandeja')) heard.add((await theirs.next())?.tema ?? '');
  expect((await mine.next())?.tema).toBe('solicitudes');
  mine.stop();
  theirs.stop();
  await ana.remove({ id: sent.id });
});

test('what touches a closed month goes on waiting, both are told once, and it can be decided when the month is open again', async () => {
  await leaveEmptyDay(world.server.db, world.empresa, '2026-01-02');
  const [jefe, ana] = [await device('JEFE'), await device('ANA')];
  const { content: sent } = await ana.ask({ desde: '2026-01-29', hasta: '2026-02-03' });
  const { content: gone } = await ana.ask({ desde: '2026-01-26', hasta: '2026-01-26' });
  expect(await jefe.approve(gone)).toBe('aprobada');
  await told();
  world.server.clock.set('2026-02-05T09:00:00Z');
  const boss = async () => world.as('ADMIN');
  const month = { ano: 2026, mes: 1, motivo: 'Fin de mes' };
  expect((await world.server.call(cierres.cerrar, month, await boss())).status).toBe(200);
  await told();
  // The session of the month before is over.
  const [later, anaLater] = [await device('JEFE'), await device('ANA')];
  expect((await later.inbox()).items.find(({ id }) => id === sent.id)?.avisos).toContain('mes-cerrado');
  expect(await later.approve(sent)).toBe('solicitudes.en-mes-cerrado');
  // Whoever thinks of cancelling is told before that nobody could decide about it.
  expect((await anaLater.open(gone.id)).content).toMatchObject({ mesCerrado: true, puede: { pedirAnulacion: true } });
  expect((await told()).toSorted()).toEqual(
    [`${anaLater.device}: Solicitud en espera`, `${later.device}: Solicitud en un mes cerrado`].toSorted(),
  );
  expect(await later.approve(sent)).toBe('solicitudes.en-mes-cerrado');
  expect(await told()).toEqual([]);
  expect((await anaLater.open(sent.id)).content).toMatchObject({ estado: 'pendiente', version: sent.version });
  const { content } = await world.server.call(registros.calendario, { ano: 2026, mes: 1 }, anaLater);
  expect(content.dias.find(({ fecha }) => fecha === '2026-01-29')?.previsto?.minutos).toBe(480);
  // Asking for days of a closed month, and accepting a cancellation in it, is refused as well.
  expect((await anaLater.ask({ desde: '2026-01-21', hasta: '2026-01-21' })).sobre.Error.Code).toBe('vacaciones.mes-cerrado');
  const { content: asked } = await anaLater.remove({ id: gone.id });
  expect(await later.approve(asked)).toBe('solicitudes.en-mes-cerrado');
  await told();
  expect((await world.server.call(cierres.reabrir, month, await boss())).status).toBe(200);
  expect((await told()).filter((line) => line.includes('Ya se puede decidir'))).toHaveLength(2);
  expect([await later.approve(sent), await later.approve(asked)]).toEqual(['aprobada', 'anulada']);
});

test('who lets it wait is reminded: by the person once a day, and by itself after some days; what waits for somebody who left goes to the company', async () => {
  const admin = await device('ADMIN');
  const chain = { modulo: 'vacaciones' as const, pasos: [{ papel: 'responsable' as const }], recordarDias: 3 };
  expect((await world.server.call(solicitudes.guardarCadena, chain, admin)).status).toBe(200);
  const [jefe, ana] = [await device('JEFE'), await device('ANA')];
  const { content: sent } = await ana.ask({ desde: '2026-09-14', hasta: '2026-09-15' });
  await told();
  // Pressed twice at once it is one reminder.
  const pressed = await Promise.all([1, 2].map(() => world.server.call(solicitudes.recordar, { id: sent.id }, ana)));
  expect(pressed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(pressed.find(({ status }) => status === 200)?.content).toEqual({ nombre: 'Julio Paz' });
  expect((await told()).filter((one) => one === `${jefe.device}: Solicitud en espera`)).toHaveLength(1);
  expect((await world.server.call(solicitudes.recordar, { id: sent.id }, ana)).sobre.Error.Code).toBe('solicitudes.ya-recordado');
  const hour = async (): Promise<string[]> => {
    await world.server.jobs.send('solicitudes.recordar', {});
    return told();
  };
  expect(await hour()).toEqual([]);
  world.server.clock.advance({ hours: 73 });
  const [later, adminLater] = [await device('JEFE'), await device('ADMIN')];
  // If the server dies before they are told, nobody has been reminded.
  await withoutQueue(world.server.superuserUrl, 'notificaciones.repartir', async () => {
    await world.server.jobs.send('solicitudes.recordar', {});
    await world.server.jobs.runDue();
  });
  expect(world.server.jobs.errors.splice(0)).toHaveLength(1);
  expect(await hour()).toEqual([`${later.device}: Solicitud en espera`]);
  expect(await hour()).toEqual([]);

  await world.server.db.tenant(world.empresa.entidadId, (tx) =>
    tx.query(composed('update instancia.usuarios set activo = false where usuario_id = $1'), [world.idOf('JEFE')]),
  );
  expect(await hour()).toContain(`${adminLater.device}: Solicitud por responder`);
  const boss = await world.as('ADMIN');
  expect((await boss.inbox()).items.map(({ id }) => id)).toContain(sent.id);
  expect(await boss.approve(sent)).toBe('aprobada');
  const { content } = await world.server.call(auditoria.listado, { limit: 100 }, boss);
  expect(content.items.map(({ accion }) => accion)).toContain('solicitudes.cadena');
});
