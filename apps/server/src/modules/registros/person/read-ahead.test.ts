import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { registros } from '@jornada/contract/registros.ts';
import { createTranslator } from '@jornada/i18n/server.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { createEntidadesService } from '../../../shared/company/configuration.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import { createTestCompany, type TestCompany } from '../../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { summarizePast } from '../present/past.ts';
import { presentToday } from '../present/today.ts';
import { createKnownPeople } from './known-people.ts';
import { createReadAhead } from './read-ahead.ts';
import { createReader, type Lectura } from './reader.ts';
import { createRememberingReader } from './remembering-reader.ts';

let server: TestServer;
let company: TestCompany;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-09T07:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: ['ANA', 'LUIS', 'EVA', 'NOE', 'SOL'].map((userName) => ({ userName })),
  });
  // Monday and Tuesday. SOL works the week before only, and NOE forgets to clock out.
  const { entrada, salida } = company.tipos;
  const clock = async (userNames: readonly string[], instant: string, tipo: number): Promise<void> => {
    server.clock.set(instant);
    for (const userName of userNames) {
      const { Token } = await server.signIn(userName);
      expect((await server.call(registros.guardar, { tipo }, { token: Token })).status, userName).toBe(200);
    }
  };
  await clock(['SOL'], '2026-03-02T07:00:00Z', entrada);
  await clock(['SOL'], '2026-03-02T16:00:00Z', salida);
  await clock(['NOE'], '2026-03-09T06:00:00Z', entrada);
  for (const day of ['09', '10']) {
    await clock(['ANA', 'LUIS', 'EVA'], `2026-03-${day}T07:00:00Z`, entrada);
    await clock(['ANA', 'LUIS', 'EVA'], `2026-03-${day}T16:20:00Z`, salida);
  }
});
afterAll(() => server.close());

/** A process that has just started, on the database of the server. */
function start({ atHand = 1000, packedBytes = 64 * 1024 ** 2, onRead = (): void => undefined } = {}) {
  const { db, clock } = server;
  const entidades = createEntidadesService({ db });
  const people = createKnownPeople({ atHand, packedBytes });
  const problems: unknown[] = [];
  let count = 0;
  const remembering = { clock, entidades, people, summarize: summarizePast };
  const ahead = createReadAhead({
    ...remembering,
    db,
    onRead: (some) => {
      count += some;
      onRead();
    },
    warn: (error) => void problems.push(error),
  });
  const plain = createReader({ db, clock, entidades });
  const reader = createRememberingReader({ ...remembering, read: plain, seen: ahead.seen });
  const presented = (lectura: Lectura) => presentToday(lectura, { language: 'es', translate: createTranslator(), names: new Map() });

  return {
    ahead,
    problems,
    /** How many were read ahead since the last time. */
    taken(): number {
      const before = count;
      count = 0;
      return before;
    },
    /** Opens home, and compares it with what is read anew. @returns whether it was known. */
    async comes(userName: string): Promise<boolean> {
      const { entidadId } = company;
      const personaId = company.personas[userName] ?? 0;
      const [row] = await runSql(
        server.superuserUrl,
        'select instancia.leer_punto($1, $2) as punto, revision from instancia.entidades where entidad_id = $1',
        [entidadId, personaId],
      );
      const permisos: Sesion['permisos'] = new Set(['registros.fichar:own']);
      const sesion = {
        entidadId,
        usuarioId: personaId,
        personaId,
        punto: row?.['punto'],
        revision: Number(row?.['revision']),
        permisos,
      } as Sesion;
      const pedido = { sesion, aparato: { clase: 'web' } as const };
      const lectura = await reader(pedido);
      expect(presented(lectura), userName).toEqual(presented(await plain(pedido)));
      return lectura.isRemembered;
    },
  };
}

/** A first look finds a day, a second one finds it unchanged. */
async function lookTwice({ ahead, problems }: ReturnType<typeof start>): Promise<void> {
  await ahead.look();
  await ahead.look();
  expect(problems).toEqual([]);
}

test('once somebody of a company has come, those who have worked this week are known before they come, and show what is read anew', async () => {
  server.clock.set('2026-03-11T06:50:00Z');
  const node = start();
  await lookTwice(node);
  expect(node.taken()).toBe(0);
  expect(await node.comes('ANA')).toBe(false);
  await node.ahead.look();
  expect(node.taken(), 'a company may be changing still').toBe(0);
  await node.ahead.look();
  // ANA is at hand, NOE's day is open, and SOL has not worked for a week.
  expect(node.taken()).toBe(2);
  expect(await Promise.all(['ANA', 'LUIS', 'EVA', 'NOE', 'SOL'].map((userName) => node.comes(userName)))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  await lookTwice(node);
  expect(node.taken(), 'once').toBe(0);
});

test('whoever was read ahead and has changed since is read again, and whoever has not is kept', async () => {
  server.clock.set('2026-03-11T06:50:00Z');
  const node = start();
  await node.comes('ANA');
  await lookTwice(node);
  const away =
    "insert into instancia.ausencias (entidad_id, usuario_id, desde, hasta, clase, aprobada) values ($1, $2, '2026-03-11', '2026-03-11', 'permiso', true)";
  await runSql(server.superuserUrl, away, [company.entidadId, company.personas['LUIS']]);
  expect(await node.comes('LUIS')).toBe(false);
  expect(await node.comes('EVA')).toBe(true);
});

test('they are read again after midnight, and after the company has changed its configuration', async () => {
  server.clock.set('2026-03-11T06:50:00Z');
  const node = start();
  await node.comes('ANA');
  await lookTwice(node);
  expect(node.taken()).toBe(2);

  await runSql(
    server.superuserUrl,
    `update instancia.entidades set ajustes = ajustes || '{"avisarLimites": false}' where entidad_id = $1`,
    [company.entidadId],
  );
  expect(await node.comes('ANA')).toBe(false);
  await lookTwice(node);
  expect(node.taken()).toBe(2);
  expect(await node.comes('EVA')).toBe(true);

  // In Madrid it is the 12th, in UTC the 11th still.
  server.clock.set('2026-03-11T23:05:00Z');
  await lookTwice(node);
  expect(await node.comes('LUIS')).toBe(true);
  server.clock.set('2026-03-12T00:05:00Z');
  await lookTwice(node);
  server.clock.set('2026-03-12T06:55:00Z');
  expect(await Promise.all(['LUIS', 'EVA'].map((userName) => node.comes(userName)))).toEqual([true, true]);
});

test('where a company changes while its people are read, the rest is read with what it has changed', async () => {
  server.clock.set('2026-03-11T06:50:00Z');
  const node = start({ onRead: () => node.ahead.seen({ entidadId: company.entidadId, revision: 1_000_000 }) });
  await node.comes('ANA');
  await lookTwice(node);
  expect(node.taken()).toBe(1);
});

test('a company that nobody comes from any more is left alone', async () => {
  server.clock.set('2026-03-11T06:50:00Z');
  const node = start();
  await node.comes('ANA');
  await lookTwice(node);
  expect(node.taken()).toBe(2);
  server.clock.set('2026-03-12T20:00:00Z');
  await lookTwice(node);
  node.taken();
  server.clock.set('2026-03-13T06:00:00Z');
  await lookTwice(node);
  expect(node.taken()).toBe(0);
});

test('nobody has to go for those who have not come yet', async () => {
  server.clock.set('2026-03-11T06:50:00Z');
  const full = start({ packedBytes: 0 });
  await full.comes('ANA');
  await lookTwice(full);
  expect(full.taken()).toBe(0);

  const node = start({ atHand: 1 });
  await node.comes('LUIS');
  await node.comes('ANA');
  await lookTwice(node);
  expect(await Promise.all(['ANA', 'LUIS', 'EVA'].map((userName) => node.comes(userName)))).toEqual([true, true, true]);
});

test('a server that answers at a port does it by itself, and says so in its metrics', async () => {
  server.clock.set('2026-03-11T06:50:00Z');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { Token } = await server.signIn('ANA');
    await server.call(registros.registrosHoy, {}, { token: Token });
    const count = async () => Number(/^jornada_people_read_ahead_total (\d+)$/m.exec((await server.app.inject('/metrics')).body)?.[1]);
    await vi.waitFor(
      async () => {
        vi.advanceTimersByTime(60_000);
        expect(await count()).toBe(2);
      },
      { timeout: 10_000, interval: 20 },
    );
  } finally {
    vi.useRealTimers();
  }
});
