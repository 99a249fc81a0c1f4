import { createTestDatabase, type TestDatabase } from '@jornada/testkit/database/index.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBus, defineEvent, subscribe, type Bus, type Novedad, type Subscription } from './bus.ts';
import { createDatabase, type Database } from './database/database.ts';
import { createPool } from './database/pool.ts';
import { createEvents, type Events } from './events.ts';
import { createJobs, type Jobs } from './jobs.ts';

type Moved = { entidadId: number; personaId: number; ids: number[] };
const moved = defineEvent<Moved>('things.moved', { temas: ['things', 'lists'] });
const silent = defineEvent<Moved>('things.looked-at');

let database: TestDatabase;
let processes: { db: Database; jobs: Jobs; events: Events<Novedad> }[];
beforeEach(async () => {
  database = await createTestDatabase();
  processes = [];
});
afterEach(async () => {
  for (const { db, jobs, events } of processes) {
    await events.close();
    await jobs.stop();
    await db.close();
  }
  await database.drop();
});

/** A process of the server, reduced to events, that is already listening. `heard`: what the apps connected to it are told. */
async function createProcess(subscriptions: Subscription[] = []): Promise<{ db: Database; jobs: Jobs; bus: Bus; heard: Novedad[] }> {
  const db = createDatabase(createPool({ url: database.appUrl, onError: () => undefined }));
  const jobs = createJobs({ url: database.appUrl, onError: () => undefined });
  const events = createEvents<Novedad>({ db, url: database.appUrl, onError: () => undefined });
  const heard: Novedad[] = [];
  processes.push({ db, jobs, events });
  // What is told before that is lost.
  await new Promise<void>((resolve) => {
    events.subscribe((novedad) => {
      if (novedad) heard.push(novedad);
      else resolve();
    });
  });
  return { db, jobs, heard, bus: createBus({ jobs, events, subscriptions: () => subscriptions }) };
}

test('what happens is told to subscribers and to every process, once it is committed and not before', async () => {
  const done: Moved[] = [];
  const here = await createProcess([subscribe(moved, async (data) => void done.push(data))]);
  const there = await createProcess();
  const data = { entidadId: 1, personaId: 7, ids: [1, 2] };
  await here.db.transaction(async (tx) => {
    await here.bus.emit(tx, moved, data);
    expect(await here.jobs.runDue()).toBe(0);
    expect(here.heard).toEqual([]);
  });
  await vi.waitFor(() => expect(there.heard).toEqual([{ entidadId: 1, personaId: 7, temas: ['things', 'lists'] }]), { timeout: 30_000 });
  expect(await here.jobs.runDue()).toBe(1);
  expect(done).toEqual([data]);
});

test('of what is taken back nobody hears', async () => {
  const done: Moved[] = [];
  const { db, jobs, bus, heard } = await createProcess([subscribe(moved, async (data) => void done.push(data))]);
  const data = { entidadId: 1, personaId: 7, ids: [] };
  const changeMind = db.transaction(async (tx) => {
    await bus.emit(tx, moved, data);
    throw new Error('changed my mind');
  });
  await expect(changeMind).rejects.toThrow('changed my mind');
  // The next event arrives. An earlier one would stand before it.
  await db.transaction((tx) => bus.emit(tx, moved, { ...data, personaId: 8 }));
  await vi.waitFor(() => expect(heard.map(({ personaId }) => personaId)).toEqual([8]), { timeout: 30_000 });
  await jobs.runDue();
  expect(done.map(({ personaId }) => personaId)).toEqual([8]);
});

test('a subscriber that fails is told again under the same id', async () => {
  const told: string[] = [];
  const fails = subscribe(moved, async (_data, { id }) => {
    told.push(id);
    if (told.length === 1) throw new Error('not now');
  });
  const { db, jobs, bus } = await createProcess([fails]);
  await db.transaction((tx) => bus.emit(tx, moved, { entidadId: 1, personaId: 7, ids: [] }));
  expect(await jobs.runDue()).toBe(0);
  expect(await jobs.runDue()).toBe(1);
  expect(new Set(told).size).toBe(1);
  expect(told).toHaveLength(2);
});

test('an event that nobody subscribes to and that is no news leaves nothing behind', async () => {
  const { db, jobs, bus, heard } = await createProcess();
  await db.transaction((tx) => bus.emit(tx, silent, { entidadId: 1, personaId: 7, ids: [] }));
  await db.transaction((tx) => bus.emit(tx, moved, { entidadId: 1, personaId: 9, ids: [] }));
  await vi.waitFor(() => expect(heard.map(({ personaId }) => personaId)).toEqual([9]), { timeout: 30_000 });
  expect(await jobs.runDue()).toBe(0);
});
