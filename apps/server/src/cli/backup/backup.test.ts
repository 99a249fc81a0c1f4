import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { createTestDatabase, runSql, type TestDatabase } from '@jornada/testkit/database/index.ts';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findMigrations, migrate } from '../../platform/database/migrate.ts';
import { createDiskStore } from '../../platform/files/disk.ts';
import type { FileStore } from '../../platform/files/store.ts';
import { makeTestSecrets } from '../../testing/test-server.ts';
import { createDatabase } from '../../platform/database/database.ts';
import { createPool } from '../../platform/database/pool.ts';
import { createVault } from '../../platform/vault.ts';
import { sealStore } from '../../shared/file-keys.ts';
import { restoreBackup } from './restore.ts';
import { writeBackup } from './write.ts';

/** What the baseline replaces. */
const EARLIER = join(import.meta.dirname, '../../../migrations/before');

let folder: string;
let source: TestDatabase;
let target: TestDatabase;
let path: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jornada-backup-'));
  path = join(folder, 'a.backup');
  [source, target] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterEach(async () => {
  await Promise.all([source.drop(), target.drop()]);
  rmSync(folder, { recursive: true, force: true });
});

const backUp = (database: TestDatabase, to = path) =>
  writeBackup({ ownerUrl: database.ownerUrl, path: to, made: '2026-03-29T01:00:00Z', product: '1.2.3' });
const restore = (options: { replace?: boolean; from?: string } = {}) =>
  restoreBackup({ ownerUrl: target.ownerUrl, path: options.from ?? path, replace: options.replace ?? false });

// Two companies, people who refer to each other, lines of the append-only log, and all kinds of values that are hard to copy.
const FILL = String.raw`
  insert into central.entidades (nombre, creada) values ('Una, S.L.', '2026-01-01T00:00:00.123456Z'), (E'Dos\n\\.\ncon\ttabulador', 'infinity');
  insert into central.directorio values ('00000001R', 1, 1), ('00000002W', 2, 4);
  insert into central.intentos values (E'\\.', 3, '1969-12-31T23:59:59.999999Z');
  insert into instancia.entidades (entidad_id, nombre, zona, idioma, ajustes) values
    (1, '', 'Europe/Madrid', 'es', '{"a": null, "b": "\\", "c": [1.50, "ñ\u2028"]}'), (2, 'Dos', 'Atlantic/Canary', 'de', 'null');
  insert into instancia.centros (entidad_id, nombre, zona, pais, latitud, longitud, radio_metros) values
    (1, 'A', 'Europe/Madrid', 'ES', 0.1::float8 + 0.2::float8, -1e-300, 50), (2, 'B', 'Europe/Lisbon', 'PT', null, null, null);
  insert into instancia.usuarios (entidad_id, user_name, nombre_completo, roles, password_hash) values
    (1, 'A', 'Ána "\N" Ñ', '{empleado,"con, coma",NULL,""}', null), (1, 'B', 'B', '{}', ''), (1, 'C', 'C', '{a}', 'x'), (2, 'D', '\N', '{a}', '\N');
  update instancia.usuarios set responsable_id = 3 where usuario_id = 1;
  update instancia.usuarios set responsable_id = 1 where usuario_id = 3;
  insert into instancia.sesiones (entidad_id, sesion_id, usuario_id, clase, secreto, rotado, creada, ultimo_uso)
    values (1, '00000000-0000-4000-8000-000000000001', 1, 'normal', '\x00ff5c2e0a', now(), now(), now());
  insert into instancia.tipos (entidad_id, clase, subtipo, efectivo, pagado) values (1, 'entrada', 'normal', true, true);
  insert into instancia.registros (entidad_id, usuario_id, numero, fecha, evento, clase, tipo_id, momento, zona, recibido, modo, confianza, origen, autor_id, canonico)
    select 1, 1, n, '2026-01-01'::date + n / 4, 'fichaje', 'entrada', 1, '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 hour',
      'Europe/Madrid', now(), 'directo', 'directa', 'web', 1, repeat(E'línea\\.\n', n % 40) from generate_series(1, 500) n;`;

const fill = (database: TestDatabase) => runSql(database.superuserUrl, FILL);

// Enough data for many pieces of the stream.
const FILL_MORE = String.raw`
  insert into instancia.registros (entidad_id, usuario_id, numero, fecha, evento, clase, tipo_id, momento, zona, recibido, modo, confianza, origen, autor_id, canonico)
    select 1, 2, n, '2026-01-01', 'fichaje', 'entrada', 1, now(), 'Europe/Madrid', now(), 'directo', 'directa', 'web', 1, repeat(E'línea\\.\n', n % 40) from generate_series(1, 5000) n`;

/** Every row of every table and every sequence, read as the superuser. */
const contentOf = async ({ superuserUrl }: TestDatabase): Promise<Record<string, unknown>> => {
  const tables = await runSql(
    superuserUrl,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('central', 'instancia')`,
  );
  const rows = tables.map(
    ({ name }) => `select '${String(name)}' as table, array(select t::text from ${String(name)} t order by t::text collate "C") as rows`,
  );
  const sequences = `select 'sequences', array(select format('%s %s', sequencename, last_value) from pg_sequences order by 1)`;
  const migrations = `select 'migrations', array(select nombre || huella from public.migraciones order by 1)`;
  const found = await runSql(superuserUrl, [...rows, sequences, migrations].join(' union all '));
  return Object.fromEntries(found.map((row) => [row['table'], row['rows']]));
};

test('what was backed up comes back to the last byte, in a database that works on', async () => {
  await fill(source);
  await runSql(source.superuserUrl, FILL_MORE);
  const { rows } = await backUp(source);
  expect(rows).toMatchObject({ 'central.entidades': 2, 'instancia.usuarios': 4, 'instancia.registros': 5500, 'instancia.jornadas': 0 });
  expect(statSync(path).mode & 0o777).toBe(0o600);

  expect(await restore()).toMatchObject({ header: { made: '2026-03-29T01:00:00Z', product: '1.2.3' }, rows });
  expect(await contentOf(target)).toEqual(await contentOf(source));

  // Row-level security, grants, triggers and sequences work again.
  expect(await runSql(target.appUrl, 'select count(*)::int as n from instancia.usuarios')).toEqual([{ n: 0 }]);
  expect(await runSql(target.ownerUrl, 'select count(*)::int as n from instancia.usuarios')).toEqual([{ n: 0 }]);
  await expect(runSql(target.superuserUrl, 'delete from instancia.registros')).rejects.toThrow('append-only');
  const company = `set jornada.entidad = '2';`;
  await runSql(target.appUrl, `${company} insert into instancia.usuarios (entidad_id, user_name, nombre_completo) values (2, 'E', 'E')`);
  expect(await runSql(target.appUrl, `${company} select usuario_id from instancia.usuarios order by 1`)).toEqual([
    { usuario_id: 4 },
    { usuario_id: 5 },
  ]);

  const again = join(folder, 'b.backup');
  await runSql(
    target.superuserUrl,
    `delete from instancia.usuarios where user_name = 'E'; select setval('instancia.usuarios_usuario_id_seq', 4)`,
  );
  await backUp(target, again);
  expect(zstdDecompressSync(readFileSync(again))).toEqual(zstdDecompressSync(readFileSync(path)));
});

test('a back-up is of one moment, whatever is written meanwhile', async () => {
  await fill(source);
  const writer = (async () => {
    for (let n = 1; n < 50; n++) {
      await runSql(
        source.superuserUrl,
        `insert into instancia.usuarios (entidad_id, user_name, nombre_completo) values (1, 'P${n}', '');
         insert into instancia.asignaciones select 1, usuario_id, '2026-01-01' from instancia.usuarios where user_name = 'P${n}'`,
      );
    }
  })();
  const { rows } = await backUp(source);
  await writer;
  await restore();
  expect((rows['instancia.usuarios'] ?? 0) - (rows['instancia.asignaciones'] ?? 0)).toBe(4);
});

test('a database in use is left alone unless it is to be replaced', async () => {
  await fill(source);
  await backUp(source);
  await runSql(target.ownerUrl, `insert into central.entidades (nombre, creada) values ('Otra', now())`);
  const before = await contentOf(target);
  await expect(restore()).rejects.toThrow('The database is not empty: give --replace');
  expect(await contentOf(target)).toEqual(before);

  await restore({ replace: true });
  expect(await contentOf(target)).toEqual(await contentOf(source));
});

test('a damaged or foreign file is refused before anything is touched', async () => {
  await fill(source);
  await backUp(source);
  const text = zstdDecompressSync(readFileSync(path)).toString();
  const damaged = join(folder, 'damaged.backup');
  const refused = async (content: string | Buffer, reason: string): Promise<void> => {
    writeFileSync(damaged, typeof content === 'string' ? zstdCompressSync(content) : content);
    await expect(restore({ from: damaged, replace: true })).rejects.toThrow(reason);
  };
  await runSql(target.ownerUrl, `insert into central.entidades (nombre, creada) values ('Otra', now())`);
  const before = await contentOf(target);

  await refused(text.replace('Una, S.L.', 'Una, S.A.'), 'does not fit its check sum');
  await refused(text.slice(0, text.length / 2), 'incomplete');
  await refused(text.split('\n').slice(0, -2).join('\n'), 'incomplete');
  await refused(readFileSync(path).subarray(0, 2000), 'damaged');
  await refused(Buffer.from('not compressed at all'), 'damaged');
  await refused('', 'incomplete');
  await refused('{"a":1}\n', 'is not a back-up');
  await refused('null\n', 'is not a back-up');
  await refused(text.replace('"version":1', '"version":3'), 'newer version of the product');
  expect(await contentOf(target)).toEqual(before);
});

test('a back-up with a migration that this version lacks, or has otherwise, is refused', async () => {
  await fill(source);
  await runSql(source.ownerUrl, `insert into public.migraciones values ('29991231000000_future.sql', 'x')`);
  await backUp(source);
  await expect(restore()).rejects.toThrow('no migration 29991231000000_future.sql');

  const changed = join(folder, 'changed.backup');
  await runSql(source.ownerUrl, `delete from public.migraciones where huella = 'x'; update public.migraciones set huella = 'y'`);
  await backUp(source, changed);
  await expect(restore({ from: changed })).rejects.toThrow('by another version of the product');
});

test('when the load fails, the old content stays', async () => {
  await fill(source);
  // A row that violates its constraint. A file can contain it only if somebody made the file by hand, with the right check sum.
  await runSql(
    source.superuserUrl,
    `alter table instancia.centros drop constraint centros_pais_check; update instancia.centros set pais = 'x'`,
  );
  await backUp(source);
  await runSql(target.ownerUrl, `insert into central.entidades (nombre, creada) values ('Otra', now())`);
  const before = await contentOf(target);
  await expect(restore({ replace: true })).rejects.toThrow('centros_pais_check');
  expect(await contentOf(target)).toEqual(before);
});

test('an older back-up is brought up to this version', async () => {
  const all = (await findMigrations()).map(({ name }) => name);
  for (const name of readdirSync(EARLIER).toSorted().slice(0, -1)) copyFileSync(join(EARLIER, name), join(folder, name));
  await runSql(source.ownerUrl, 'drop schema central cascade; drop schema instancia cascade; drop table public.migraciones');
  await migrate({ ownerUrl: source.ownerUrl, folder });
  await runSql(source.ownerUrl, `insert into central.entidades (nombre, creada) values ('Una, S.L.', now())`);
  await backUp(source);
  await restore();
  expect((await runSql(target.superuserUrl, 'select nombre from public.migraciones order by 1')).map(({ nombre }) => nombre)).toEqual(all);
  expect(await runSql(target.superuserUrl, 'select nombre from central.entidades')).toEqual([{ nombre: 'Una, S.L.' }]);
});

test('a database that a server uses is not restored into', async () => {
  await fill(source);
  await backUp(source);
  const server = new pg.Client({ connectionString: target.appUrl });
  await server.connect();
  try {
    await expect(restore()).rejects.toThrow('A server is using this database');
  } finally {
    await server.end();
  }
});

test('no file is replaced, and none is left behind by a failure', async () => {
  await fill(source);
  writeFileSync(path, 'mine');
  await expect(backUp(source)).rejects.toThrow('exists already');
  expect(readFileSync(path, 'utf8')).toBe('mine');

  const other = join(folder, 'other.backup');
  await runSql(source.ownerUrl, 'drop table public.migraciones');
  await expect(backUp(source, other)).rejects.toThrow('nothing to back up');
  expect([existsSync(other), existsSync(`${other}.part`)]).toEqual([false, false]);
});

describe('files', () => {
  const vault = createVault(makeTestSecrets());
  const CLAVE = '1/2026/0b5f1c1e-0000-4000-8000-000000000001';
  const CONTENT = Buffer.from(Array.from({ length: 200_001 }, (_, at) => (at * 7) % 251));
  const storeIn = (name: string): FileStore => createDiskStore(join(folder, name));
  /** Does something with a store as a server does on this database. */
  async function within<T>(database: TestDatabase, store: FileStore, work: (opened: FileStore) => Promise<T>, by = vault): Promise<T> {
    const db = createDatabase(createPool({ url: database.appUrl, onError: () => undefined }));
    const clock = { now: () => Temporal.Instant.from('2026-03-29T01:00:00Z') };
    return work(sealStore(store, { db, clock, vault: by })).finally(() => db.close());
  }
  const read = (database: TestDatabase, store: FileStore, key: string, by = vault): Promise<Buffer> =>
    within(database, store, async (opened) => Buffer.concat(await (await opened.read(key)).toArray()), by);
  const back = (store: FileStore, by = vault) =>
    restoreBackup({ ownerUrl: target.ownerUrl, path, replace: false, desk: { store, vault: by, folder: join(folder, 'incoming') } });

  async function fillWithFiles(): Promise<FileStore> {
    await fill(source);
    await runSql(
      source.superuserUrl,
      `insert into instancia.ficheros (entidad_id, usuario_id, autor_id, estado, clave, nombre, tipo, bytes, sha256, vista_bytes, momento)
       values (1, 1, 1, 'temporal', '${CLAVE}', 'a.jpg', 'image/jpeg', ${CONTENT.length}, repeat('0', 64), 3, now()),
         (2, 4, 4, 'temporal', '2/2026/gone', 'b.pdf', 'application/pdf', 5, repeat('0', 64), null, now()),
         (2, 4, 4, 'borrado', '2/2026/deleted', 'c.pdf', 'application/pdf', 5, repeat('0', 64), null, now())`,
    );
    const store = storeIn('before');
    writeFileSync(join(folder, 'bytes'), CONTENT);
    writeFileSync(join(folder, 'small'), 'abc');
    await store.put(CLAVE, join(folder, 'bytes'));
    await store.put(`${CLAVE}.vista`, join(folder, 'small'));
    return store;
  }

  test('come with the back-up and back to the last byte; what the store lacks is counted', async () => {
    const store = await fillWithFiles();
    const made = await writeBackup({
      ownerUrl: source.ownerUrl,
      path,
      made: '2026-03-29T01:00:00Z',
      product: '1.2.3',
      files: { store, vault },
    });
    expect(made).toMatchObject({ files: 2, missing: 1 });
    const after = storeIn('after');
    expect(await back(after)).toMatchObject({ files: 2 });
    expect((await read(target, after, CLAVE)).equals(CONTENT)).toBe(true);
    expect((await read(target, after, `${CLAVE}.vista`)).toString()).toBe('abc');
    expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
    const { 'instancia.ficheros_claves': keys, ...rest } = await contentOf(target);
    expect(keys).toHaveLength(1);
    expect({ ...rest, 'instancia.ficheros_claves': [] }).toEqual(await contentOf(source));
  });

  async function fillWithSealed(): Promise<FileStore> {
    const store = await fillWithFiles();
    for (const [key, name] of [
      [CLAVE, 'bytes'],
      [`${CLAVE}.vista`, 'small'],
    ] as const)
      await within(source, store, (opened) => opened.put(key, join(folder, name)));
    await runSql(source.superuserUrl, 'update instancia.ficheros set cifrado = true');
    return store;
  }

  test('that are encrypted come back encrypted; with other secrets too, under new keys', async () => {
    const store = await fillWithSealed();
    const made = await writeBackup({
      ownerUrl: source.ownerUrl,
      path,
      made: '2026-03-29T01:00:00Z',
      product: '1.2.3',
      files: { store, vault },
    });
    expect(made).toMatchObject({ files: 2, damaged: [] });
    const [after, later] = [storeIn('after'), storeIn('later')];
    await back(after);
    expect(readFileSync(join(folder, 'after', CLAVE)).includes(CONTENT.subarray(0, 1000))).toBe(false);
    expect((await read(target, after, CLAVE)).equals(CONTENT)).toBe(true);
    expect(await contentOf(target)).toEqual(await contentOf(source));

    await target.drop();
    target = await createTestDatabase();
    const others = createVault(makeTestSecrets('others'));
    await back(later, others);
    expect((await read(target, later, CLAVE, others)).equals(CONTENT)).toBe(true);
    await expect(read(target, later, CLAVE)).rejects.toThrow('not among the secrets');
  });

  test('that are not what was stored are named, and everything else is in the back-up', async () => {
    const store = await fillWithSealed();
    const whole = join(folder, 'before', CLAVE);
    const bytes = readFileSync(whole);
    writeFileSync(whole, bytes.subarray(0, 150_000));
    const made = await writeBackup({
      ownerUrl: source.ownerUrl,
      path,
      made: '2026-03-29T01:00:00Z',
      product: '1.2.3',
      files: { store, vault },
    });
    expect(made).toMatchObject({ files: 1, damaged: [CLAVE] });
    await back(storeIn('after'));
  });

  test('that are damaged in the back-up are noticed before anything is touched', async () => {
    const store = await fillWithFiles();
    await writeBackup({ ownerUrl: source.ownerUrl, path, made: '2026-03-29T01:00:00Z', product: '1.2.3', files: { store, vault } });
    const text = zstdDecompressSync(readFileSync(path)).toString();
    writeFileSync(path, zstdCompressSync(text.replace(`"bytes":${CONTENT.length}`, '"bytes":5')));
    await expect(restore()).rejects.toThrow('is not complete');
    writeFileSync(path, zstdCompressSync(text.replace('\nYWJj\n', '\nYWJk\n')));
    await expect(restore()).rejects.toThrow('check sum');
  });
});
