import { afterAll, beforeAll, expect, test } from 'vitest';
import { sesiones } from '@jornada/contract/sesiones.ts';
import { TEMAS } from '@jornada/contract/temas.ts';
import { listenForNews } from '../../testing/listen-news.ts';
import { createTestTeam, type TestTeam } from '../../testing/test-team.ts';

const NOW = '2026-03-10T09:00:00Z';
const YESTERDAY = '2026-03-09';
let team: TestTeam;
let origin: string;
beforeAll(async () => {
  team = await createTestTeam({
    now: NOW,
    personas: [{ userName: 'ADMIN', roles: ['admin'] }, { userName: 'ANA' }, { userName: 'IVO' }],
  });
  origin = await team.server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => team.close());

test("somebody who acts for a person gets that person's news, and no others, although they may see everybody", async () => {
  const acting = await team.as('ADMIN', NOW, 'ANA');
  const news = await listenForNews({ origin, ...acting });
  expect(news.status).toBe(200);
  // A new listener is first told every subject, as soon as no event can be missed.
  for (const tema of TEMAS) expect(await news.next()).toEqual({ tema });
  const propose = async (userName: string) =>
    (
      await (
        await team.as(userName, NOW)
      ).add(YESTERDAY, [
        ['entrada', `${YESTERDAY}T08:00:00Z`],
        ['salida', `${YESTERDAY}T15:00:00Z`],
      ])
    ).status;
  expect(await propose('IVO')).toBe(200);
  expect(await propose('ANA')).toBe(200);
  const told = ['solicitudes', 'registros', 'resumen', 'bandeja'].map((tema) => ({ tema }));
  expect(await Promise.all(told.map(() => news.next()))).toEqual(told);
  // If Ivo's events had been sent, as many would come before Ana's.
  news.stop();
  expect(await news.next()).toBeUndefined();
});

test('a stream ends with the session that opened it, before anything more is told to it', async () => {
  const [lost, kept] = [await team.as('ANA', NOW), await team.as('ANA', NOW)];
  const there = await listenForNews({ origin, ...lost });
  const here = await listenForNews({ origin, ...kept });
  expect((await team.server.call(sesiones.cerrarOtras, {}, { token: kept.token })).status).toBe(200);
  const day = '2026-03-06';
  const added = await (
    await team.as('ANA', NOW)
  ).add(day, [
    ['entrada', `${day}T08:00:00Z`],
    ['salida', `${day}T15:00:00Z`],
  ]);
  expect(added.status).toBe(200);
  const told: unknown[] = [];
  for (let event = await there.next(); event; event = await there.next()) told.push(event);
  expect(told).toEqual([]);
  expect(await here.next()).toEqual({ tema: 'solicitudes' });
  here.stop();
});
