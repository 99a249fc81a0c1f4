import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '@jornada/testkit/fake-clock.ts';
import { createTestDatabase, type TestDatabase } from '@jornada/testkit/database/index.ts';
import { createVault } from '../../platform/vault.ts';
import { writeDemo } from '../../modules.ts';
import { createDatabase, type Database } from '../../platform/database/database.ts';
import { createPool, composed } from '../../platform/database/pool.ts';
import { createDiskStore } from '../../platform/files/disk.ts';
import { sealStore } from '../../shared/file-keys.ts';
import { isNamedAccount } from './company/accounts.ts';
import { fillGap, type Resumen } from './fill-gap.ts';
import { findDemo, takePersonLock } from './repo.ts';

// A Friday and the Tuesday after: the clocks go forward in between.
const FRIDAY = '2026-03-27T09:00:00Z';
const TUESDAY = '2026-03-31T20:00:00Z';

const LOG = composed<{ userName: string; canonico: string }>(
  `select u.user_name as "userName", r.canonico from instancia.registros r join instancia.usuarios u using (entidad_id, usuario_id) order by r.usuario_id, r.numero`,
);
const OPEN = composed<{ userName: string; fecha: string }>(
  `select u.user_name as "userName", j.fecha from instancia.jornadas j join instancia.usuarios u using (entidad_id, usuario_id) where j.estado = 'abierta'`,
);
const PATIENCE = composed<{ patience: string[] }>(
  `select array[current_setting('statement_timeout'), current_setting('lock_timeout'), current_setting('idle_in_transaction_session_timeout')] as patience`,
);
const TODAY = composed<{ n: number }>(`select count(*)::int as n from instancia.registros where fecha = '2026-03-31'`);

const YEARS = composed<{ escritos: number[]; confirmados: number[] }>(`
  select (select array_agg(distinct extract(year from fecha)::int) from instancia.festivos) as escritos,
    (select array_agg(ano) from (select distinct ano from instancia.festivos_confirmados group by centro_id, ano having count(*) = 1 order by 1) c) as confirmados`);

type Casa = { database: TestDatabase; db: Database };
const houses: Casa[] = [];

async function createHouse(): Promise<Casa> {
  const database = await createTestDatabase();
  const house = { database, db: connect(database) };
  houses.push(house);
  return house;
}

const VAULT = createVault({ data: [{ kid: 'test', key: randomBytes(32) }] });
const connect = ({ appUrl }: TestDatabase): Database => createDatabase(createPool({ url: appUrl, onError: () => undefined }));

const fill = (db: Database, now: string, inicio = '2026-03-20'): Promise<Resumen> =>
  fillGap({ db, clock: createFakeClock(now), inicio, features: writeDemo(VAULT), onStart: () => undefined });

/** The canonical log by person. */
async function logOf(db: Database): Promise<Map<string, string[]>> {
  const entidadId = (await findDemo(db)) ?? 0;
  const rows = await db.tenant(entidadId, (tx) => tx.query(LOG, []));
  return new Map(
    [...Map.groupBy(rows, ({ userName }) => userName)].map(([userName, lines]) => [userName, lines.map(({ canonico }) => canonico)]),
  );
}

const openOf = async (db: Database): Promise<{ userName: string; fecha: string }[]> =>
  db.tenant((await findDemo(db)) ?? 0, (tx) => tx.query(OPEN, []));

let tuesday: Map<string, string[]>;

beforeAll(async () => {
  const { db } = await createHouse();
  await fill(db, TUESDAY);
  tuesday = await logOf(db);
});
afterEach(async () => {
  for (const { database, db } of houses.splice(0)) {
    await db.close();
    await database.drop();
  }
});
afterAll(() => expect(houses).toEqual([]));

test('a later start fills the gap: the record is as if all had been written at once', async () => {
  const { db } = await createHouse();
  await fill(db, FRIDAY);
  const [forgetful] = await openOf(db);
  const { lineas, rechazos } = await fill(db, TUESDAY);
  expect(lineas).toBeGreaterThan(200);
  expect(rechazos).toBe(0);
  const log = await logOf(db);
  const special = new Set([forgetful?.userName, ...(await openOf(db)).map(({ userName }) => userName)]);
  let compared = 0;
  for (const [userName, lines] of tuesday) {
    // A person who forgot on Thursday did so only because Thursday was yesterday then. Absences of the named accounts are still
    // running.
    if (special.has(userName) || isNamedAccount(userName)) continue;
    expect(log.get(userName)).toEqual(lines);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(50);
  expect(log.get(forgetful?.userName ?? '')?.some((line) => line.includes('"olvido"'))).toBe(true);
  expect(await openOf(db)).toHaveLength(1);
  const today = await db.tenant((await findDemo(db)) ?? 0, (tx) => tx.query(TODAY, []));
  expect(today).toEqual([{ n: 0 }]);
});

test('a start that dies while it makes the company leaves nothing of it behind', async () => {
  const { db } = await createHouse();
  const dying: Database = {
    ...db,
    transaction: (work) =>
      db.transaction(async (tx) => {
        await work(tx);
        throw new Error('power cut');
      }),
  };
  await expect(fill(dying, TUESDAY)).rejects.toThrow('power cut');
  expect(await findDemo(db)).toBeNull();
  await fill(db, TUESDAY);
  // The ids differ, so only the number of lines of each person can be compared.
  const sizes = (log: Map<string, string[]>): [string, number][] => [...log].map(([userName, lines]) => [userName, lines.length]);
  expect(sizes(await logOf(db))).toEqual(sizes(tuesday));
});

test('a start that dies in the middle is completed by the next one', async () => {
  const { db } = await createHouse();
  let transactions = 0;
  const dying: Database = {
    ...db,
    tenant: (entidadId, work) =>
      db.tenant(entidadId, async (tx) => {
        const result = await work(tx);
        transactions += 1;
        if (transactions > 25) throw new Error('power cut');
        return result;
      }),
  };
  await expect(fill(dying, TUESDAY)).rejects.toThrow('power cut');
  const half = await logOf(db);
  expect(half.size).toBeGreaterThan(5);
  expect(half.size).toBeLessThan(tuesday.size);
  await fill(db, TUESDAY);
  expect(await logOf(db)).toEqual(tuesday);
});

test('the same start on another machine writes the same record, line by line: first a whole one of those whom people try, and never half of one', async () => {
  const { db } = await createHouse();
  const seen: Promise<Map<string, string[]>>[] = [];
  const options = { db, clock: createFakeClock(TUESDAY), inicio: '2026-03-20', features: writeDemo(VAULT), onStart: () => undefined };
  const told: number[] = [];
  await fillGap({
    ...options,
    onUsable: () => void seen.push(logOf(db)),
    onFilled: (filled) => {
      told.push(filled);
      if (filled % 20 === 0) seen.push(logOf(db));
    },
  });
  const [usable, ...later] = await Promise.all(seen);
  const named = [...tuesday.keys()].filter((userName) => isNamedAccount(userName));
  expect(named.filter((userName) => !usable?.has(userName))).toEqual([]);
  expect(usable?.size).toBeLessThan(tuesday.size / 2);
  for (const log of [usable, ...later]) for (const [userName, lines] of log ?? []) expect(lines).toEqual(tuesday.get(userName));
  expect(told).toEqual(Array.from({ length: tuesday.size - named.length }, (_, index) => index + 1));
  expect(await logOf(db)).toEqual(tuesday);
});

const WRITTEN = composed<{ what: string; n: number }>(
  [
    'firmas',
    'cierres',
    'bolsa_movimientos',
    'semanas_tareas',
    'tareas_pedidas',
    'imputaciones',
    'solicitudes',
    'contratos',
    'excesos_decisiones',
    'incumplimientos_respuestas',
    'documentos',
    'repartos',
  ]
    .map((table) => `select '${table}' as what, count(*)::int as n from instancia.${table}`)
    .join(' union all '),
);

/** So many transactions each start may end before it dies: most of them after the records are there. */
const LIVES = [70, 40, 25, 20, 15, 10, 10, 5, 5];

test('whatever is written after the records is written once, whenever a start died', async () => {
  const written = async (db: Database) => db.tenant((await findDemo(db)) ?? 0, (tx) => tx.query(WRITTEN, []));
  const folder = await mkdtemp(join(tmpdir(), 'demo-'));
  const clock = createFakeClock(TUESDAY);
  const start = (db: Database): Promise<Resumen> =>
    fillGap({
      db,
      clock,
      inicio: '2026-01-20',
      features: writeDemo(VAULT),
      files: { store: sealStore(createDiskStore(folder), { db, clock, vault: VAULT }), companyBytes: 2 ** 30 },
      onStart: () => undefined,
    });
  try {
    const [whole, killed] = [await createHouse(), await createHouse()];
    await start(whole.db);
    for (const life of LIVES) {
      let left = life;
      const dying: Database = {
        ...killed.db,
        tenant: (entidadId, work) =>
          killed.db.tenant(entidadId, async (tx) => {
            left -= 1;
            if (left < 0) throw new Error('power cut');
            return work(tx);
          }),
      };
      await expect(start(dying)).rejects.toThrow('power cut');
    }
    await start(killed.db);
    expect(await written(killed.db)).toEqual(await written(whole.db));
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('in a new year its holidays are confirmed, local ones too; those of the next one are left to the calendar', async () => {
  const { db } = await createHouse();
  const years = async () => db.tenant((await findDemo(db)) ?? 0, (tx) => tx.query(YEARS, []));
  for (const [now, escritos, confirmados] of [
    ['2026-12-30T09:00:00Z', [2026], [2026]],
    ['2027-01-04T09:00:00Z', [2026, 2027], [2026, 2027]],
    ['2027-01-05T09:00:00Z', [2026, 2027], [2026, 2027]],
  ] as const) {
    await fill(db, now, '2026-12-28');
    expect(await years()).toEqual([{ escritos, confirmados }]);
  }
});

test('two nodes that start at once make one company, and double nothing', async () => {
  const { database, db } = await createHouse();
  const other = connect(database);
  try {
    const [one, two] = await Promise.all([fill(db, TUESDAY), fill(other, TUESDAY)]);
    expect(one.entidadId).toBe(two.entidadId);
    expect(await logOf(db)).toEqual(tuesday);
  } finally {
    await other.close();
  }
});

test('on a slow machine the months of somebody may take longer than the database waits for a request', async () => {
  const { db } = await createHouse();
  const within = await db.tenant(1, async (tx) => {
    await takePersonLock(tx, 1);
    return tx.query(PATIENCE, []);
  });
  expect(within).toEqual([{ patience: ['5min', '5min', '5min'] }]);
  expect(await db.tenant(1, (tx) => tx.query(PATIENCE, []))).toEqual([{ patience: ['10s', '5s', '15s'] }]);
});
