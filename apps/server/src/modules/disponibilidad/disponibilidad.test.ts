import { afterAll, beforeAll, expect, test } from 'vitest';
import { disponibilidad } from '@jornada/contract/disponibilidad.ts';
import { notificaciones, webPush } from '@jornada/contract/notificaciones.ts';
import { makePushKeys } from '../../platform/push/keys.ts';
import { createPushSender } from '../../platform/push/send.ts';
import { createPushService, type PushService } from '../../testing/push-service.ts';
import { createTestTeam, type TestTeam } from '../../testing/test-team.ts';

/** A Monday. */
const LUNES = '2026-03-09';
const at = (hora: string, fecha = LUNES): string => `${fecha}T${hora}:00Z`;
let service: PushService;
let team: TestTeam;
beforeAll(async () => {
  service = await createPushService();
  const sender = createPushSender({ keys: makePushKeys(), subject: 'mailto:it@example.com', testOrigins: [service.origin] });
  team = await createTestTeam({
    now: at('07:00'),
    push: { sender, origin: service.origin },
    personas: [
      { userName: 'JEFE', nombre: 'Juan Jefe', roles: ['responsable'] },
      ...['ANA', 'LUIS', 'NOE', 'EVA'].map((userName) => ({ userName, responsable: 'JEFE' })),
    ],
  });
});
afterAll(async () => {
  await team.close();
  await service.close();
});

const own = async (who: { token: string }) => (await team.server.call(disponibilidad.propia, {}, who)).content.items;

test('what somebody says is theirs alone, days of the week before dates, and can be taken back once', async () => {
  const [ana, luis] = [await team.as('ANA', at('07:00')), await team.as('LUIS', at('07:00'))];
  const add = async (input: Parameters<typeof team.server.call<typeof disponibilidad.anadir>>[1]) =>
    (await team.server.call(disponibilidad.anadir, input, ana)).content;
  const date = await add({ clase: 'no', fecha: '2026-03-12' });
  const evening = await add({ clase: 'prefiere-no', diaSemana: 5, desde: '20:00', hasta: '06:00' });
  expect(await own(ana)).toEqual([evening, date]);
  expect(evening).toEqual({ id: evening.id, clase: 'prefiere-no', diaSemana: 5, fecha: null, desde: '20:00', hasta: '06:00' });
  expect(await own(luis)).toEqual([]);
  expect((await team.server.call(disponibilidad.quitar, { id: date.id }, luis)).sobre.Error.Code).toBe('disponibilidad.no-existe');
  expect((await team.server.call(disponibilidad.quitar, { id: date.id }, ana)).status).toBe(200);
  expect((await team.server.call(disponibilidad.quitar, { id: date.id }, ana)).sobre.Error.Code).toBe('disponibilidad.no-existe');
  expect(await own(ana)).toEqual([evening]);
});

test('a time is a day or a date, with both hours or none, not over yet, and there is room for sixty', async () => {
  const luis = await team.as('LUIS', at('07:00'));
  const add = (input: object) => team.server.call(disponibilidad.anadir, { clase: 'no', ...input }, luis);
  const codes = [];
  for (const input of [
    {},
    { diaSemana: 1, fecha: '2026-03-12' },
    { diaSemana: 1, desde: '10:00' },
    { diaSemana: 1, desde: '10:00', hasta: '10:00' },
    { fecha: '2026-03-08' },
  ])
    codes.push((await add(input)).sobre.Error.Code);
  expect(codes).toEqual([...Array.from({ length: 4 }, () => 'disponibilidad.cuando-no-valido'), 'disponibilidad.ya-pasado']);
  for (let index = 0; index < 60; index += 1) expect((await add({ diaSemana: (index % 7) + 1 })).status).toBe(200);
  expect((await add({ diaSemana: 1 })).sobre.Error.Code).toBe('disponibilidad.demasiadas');
  expect(await own(luis)).toHaveLength(60);
});

test('of several at once no more are kept than there is room for', async () => {
  const eva = await team.as('EVA', at('07:00'));
  const add = () => team.server.call(disponibilidad.anadir, { clase: 'prefiere', diaSemana: 2 }, eva);
  for (let index = 0; index < 58; index += 1) await add();
  const together = await Promise.all(Array.from({ length: 6 }, () => add()));
  expect(together.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(await own(eva)).toHaveLength(60);
  for (const { id } of await own(eva)) await team.server.call(disponibilidad.quitar, { id }, eva);
});

test('a date that is over is told no more', async () => {
  const noe = await team.as('NOE', at('07:00'));
  await team.server.call(disponibilidad.anadir, { clase: 'prefiere', fecha: LUNES }, noe);
  expect(await own(noe)).toHaveLength(1);
  expect(await own(await team.as('NOE', at('07:00', '2026-03-10')))).toEqual([]);
});

test('a notice to somebody who is left alone rings when their hours are over; a device that is tried rings at once', async () => {
  // A message that waits is due at once here, and waits again: so some rounds, not until nothing is due.
  const settle = async (): Promise<void> => {
    for (let round = 0; round < 5; round += 1) await team.server.jobs.runDue();
  };
  const entrada = (await (await team.as('EVA', at('07:10'))).clock('entrada')).content.registro;
  await (await team.as('EVA', at('16:00'))).clock('salida');
  const jefe = await team.as('JEFE', at('18:00'));
  const browser = service.subscribe();
  expect((await team.server.call(webPush.ponerToken, { Token: browser.token }, jefe)).status).toBe(200);
  // By the clock of Madrid, which is an hour ahead.
  await team.server.call(disponibilidad.anadir, { clase: 'silencio', diaSemana: 1, desde: '19:05', hasta: '19:20' }, jefe);
  const came = () =>
    service.received.filter(({ device }) => device === browser.id).map(({ text }) => (JSON.parse(text) as { clase: string }).clase);

  await (await team.as('EVA', at('18:06'))).correct(entrada.id, at('07:00'));
  await settle();
  expect(came()).toEqual([]);
  expect((await team.server.call(notificaciones.prueba, {}, jefe)).status).toBe(200);
  await settle();
  expect(came()).toEqual(['prueba']);
  team.server.clock.set(at('18:19'));
  await settle();
  expect(came()).toEqual(['prueba']);
  team.server.clock.set(at('18:20'));
  await settle();
  expect(came()).toEqual(['prueba', 'solicitudes']);
  expect([service.problems, team.server.jobs.errors]).toEqual([[], []]);
});
