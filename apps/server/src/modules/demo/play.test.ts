import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '@jornada/testkit/fake-clock.ts';
import { createTestDatabase, type TestDatabase } from '@jornada/testkit/database/index.ts';
import { writeDemo } from '../../modules.ts';
import { createDatabase, type Database } from '../../platform/database/database.ts';
import { createPool, composed, type Queryable } from '../../platform/database/pool.ts';
import { createVault } from '../../platform/vault.ts';
import { isNamedAccount } from './company/accounts.ts';
import { fillGap } from './fill-gap.ts';
import { createPlayer } from './play.ts';
import { findDemo } from './repo.ts';

// A Thursday before noon, the night after it, and the Monday after.
const MORNING = '2026-03-26T10:42:00Z';
const NIGHT = '2026-03-27T01:10:00Z';
const MONDAY = '2026-03-30T08:30:00Z';

const STANDS = composed<{ userName: string; situacion: string; fecha: string }>(`
  select u.user_name as "userName", j.situacion, j.fecha from instancia.jornadas j join instancia.usuarios u using (entidad_id, usuario_id)
  where j.estado = 'abierta' order by 1`);
const LINES = composed<{ n: number }>('select count(*)::int as n from instancia.registros');
const vault = createVault({ data: [{ kid: 'test', key: randomBytes(32) }] });

let database: TestDatabase;
let db: Database;
const clock = createFakeClock(MORNING);
const inCompany = async <Row>(read: (tx: Queryable) => Promise<Row[]>): Promise<Row[]> => db.tenant((await findDemo(db)) ?? 0, read);
const stands = () => inCompany((tx) => tx.query(STANDS, []));
const countLines = () => inCompany((tx) => tx.query(LINES, []));
const fill = () => fillGap({ db, clock, inicio: '2026-03-20', features: writeDemo(vault), onStart: () => undefined });

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(createPool({ url: database.appUrl, onError: () => undefined }));
  await fill();
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

test('people are at work at the hour of the start, but not in the accounts that one tries', async () => {
  const player = createPlayer({ db, clock });
  await player.play();
  const now = await stands();
  const today = now.filter(({ fecha }) => fecha === '2026-03-26');
  expect(today.length).toBeGreaterThan(25);
  expect(today.some(({ situacion }) => situacion === 'pausa')).toBe(true);
  expect(today.filter(({ userName }) => isNamedAccount(userName))).toEqual([]);

  const before = await countLines();
  await player.play();
  await createPlayer({ db, clock }).play();
  expect(await countLines()).toEqual(before);
});

test('they go on while the server runs: at night only the night shift is there', async () => {
  clock.set(NIGHT);
  await createPlayer({ db, clock }).play();
  const today = (await stands()).filter(({ fecha }) => fecha === '2026-03-26');
  expect(today.length).toBeGreaterThan(0);
  expect(today.length).toBeLessThan(8);
});

test('days that were going on when the server stopped are finished at the next start', async () => {
  clock.set(MONDAY);
  await createPlayer({ db, clock }).play(true);
  const { rechazos } = await fill();
  expect(rechazos).toBe(0);
  const open = (await stands()).filter(({ fecha }) => fecha < '2026-03-30');
  // One of yesterday, and the one of Thursday night, whom the next clock-in finds out.
  expect(open.length).toBeLessThanOrEqual(2);
});
