import { afterAll, beforeAll, expect, test } from 'vitest';
import { notificaciones, webPush } from '@jornada/contract/notificaciones.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { makePushKeys } from '../../../platform/push/keys.ts';
import { createPushSender } from '../../../platform/push/send.ts';
import { GIVE_OTHER_HOURS } from '../../../testing/other-hours.ts';
import { createPushService, type PushService } from '../../../testing/push-service.ts';
import { NOCHES } from '../../../testing/test-company.ts';
import { createTestTeam, type TestTeam } from '../../../testing/test-team.ts';

let service: PushService;
let team: TestTeam;

// A Monday. Madrid is an hour ahead of UTC, and the office closes at 17:00 there.
const at = (hora: string, dia = '09'): string => `2026-03-${dia}T${hora}:00Z`;

beforeAll(async () => {
  service = await createPushService();
  const sender = createPushSender({ keys: makePushKeys(), subject: 'mailto:it@example.com', testOrigins: [service.origin] });
  team = await createTestTeam({
    now: at('06:00'),
    push: { sender, origin: service.origin },
    personas: [{ userName: 'ANA' }, { userName: 'LUIS' }, { userName: 'EVA' }, { userName: 'NOCHE', horario: NOCHES }],
  });
});
afterAll(async () => {
  await team.close();
  await service.close();
});

/** Runs the job of every five minutes, and the jobs that follow from it. */
async function look(instant: string): Promise<string[]> {
  team.server.clock.set(instant);
  service.received.length = 0;
  await team.server.jobs.send('registros.recordar-salida', {});
  while ((await team.server.jobs.runDue()) > 0);
  return service.received.map(({ device, text }) => `${device} ${(JSON.parse(text) as { clase: string }).clase}`);
}

/** Clocks in on a device that gets notifications. */
async function begin(userName: string, instant: string) {
  const who = await team.as(userName, instant);
  const browser = service.subscribe();
  await team.server.call(webPush.ponerToken, { Token: browser.token }, who);
  expect((await who.clock('entrada')).status).toBe(200);
  return { ...who, id: browser.id };
}

test('a person still clocked in half an hour after the planned end is reminded once; a person who has left is not', async () => {
  const ana = await begin('ANA', at('07:00'));
  const luis = await begin('LUIS', at('07:05'));
  const eva = await begin('EVA', at('07:06'));
  await team.server.call(notificaciones.poner, { clase: 'recordatorio-salida', canal: 'push', activo: false }, eva);
  await runSql(team.server.superuserUrl, `update instancia.usuarios set email = 'eva@example.com' where user_name = 'EVA'`);
  await team.server.call(notificaciones.poner, { clase: 'recordatorio-salida', canal: 'correo', activo: true }, eva);
  await (await team.as('LUIS', at('16:00'))).clock('salida');

  expect(await look(at('16:29'))).toEqual([]);
  expect(await look(at('16:30'))).toEqual([`${ana.id} recordatorio-salida`]);
  expect(await look(at('16:35'))).toEqual([]);
  expect(await runSql(team.server.superuserUrl, 'select plantilla, para, asunto from instancia.correos')).toEqual([
    { plantilla: 'aviso', para: 'eva@example.com', asunto: '¿Has terminado?' },
  ]);
  expect(luis.id).not.toBe(ana.id);
  expect([service.problems, team.server.jobs.errors]).toEqual([[], []]);
});

test('a night is over the next morning', async () => {
  const noche = await begin('NOCHE', at('20:55', '10'));
  expect(await look(at('03:00', '11'))).toEqual([]);
  expect(await look(at('05:31', '11'))).toEqual([`${noche.id} recordatorio-salida`]);
});

test('a plan that changes after somebody was looked at counts', async () => {
  const luis = await begin('LUIS', at('07:00', '12'));
  expect(await look(at('10:00', '12'))).toEqual([]);
  const { entidadId, personas } = team.empresa;
  await team.server.db.tenant(entidadId, (tx) => tx.query(GIVE_OTHER_HOURS, [entidadId, personas['LUIS'], '"17:00"', '"14:00"']));
  expect(await look(at('13:25', '12'))).toEqual([]);
  expect(await look(at('13:30', '12'))).toContain(`${luis.id} recordatorio-salida`);
});
