import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, runSql, type TestDatabase } from '@jornada/testkit/database/index.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
let dataDir: string;
let database: TestDatabase;

beforeEach(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'jornada-commands-')));
  // Beside the folder: PostgreSQL's user cannot enter the folder itself.
  dataDir = `${folder}-data`;
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.drop();
  for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true });
});

/** Runs a command as from the terminal, in the test's folder. Returns its exit code and its last line. */
const run = (
  name: 'backup' | 'restore' | 'rebuild' | 'seed',
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<[number | null, string]> =>
  new Promise((resolve) => {
    const address = { DATABASE_URL: database.appUrl, DATABASE_ADMIN_URL: database.ownerUrl, JORNADA_DATA: dataDir };
    const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...args], {
      cwd: folder,
      env: { ...process.env, ...address, ...env },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('close', (code) => resolve([code, said.trimEnd().split('\n').at(-1) ?? '']));
  });

test('a back-up is made and restored from the terminal', async () => {
  await runSql(database.ownerUrl, `insert into central.entidades (nombre, creada) values ('Una, S.L.', now())`);
  const path = join(folder, 'a.backup');
  expect(await run('backup', ['--out', 'a.backup'])).toEqual([
    0,
    expect.stringMatching(`^Back-up written: ${path}, 1 row of \\d+ tables\\. Keep it safe`),
  ]);
  expect(await run('backup', ['--out', 'a.backup'])).toEqual([1, `The file ${path} exists already: name another one with --out.`]);

  expect(await run('restore', ['a.backup'])).toEqual([
    1,
    'The database is not empty: give --replace to put the back-up in the place of everything in it.',
  ]);
  await runSql(database.ownerUrl, `update central.entidades set nombre = 'Otra'`);
  expect(await run('restore', ['a.backup', '--replace'])).toEqual([
    0,
    expect.stringMatching(/^Restored: the database of .*, 1 row of \d+ tables\.$/),
  ]);
  expect(await runSql(database.ownerUrl, 'select nombre from central.entidades')).toEqual([{ nombre: 'Una, S.L.' }]);
});

test('a damaged back-up is found before a database is made for it', async () => {
  const whole = join(folder, 'whole.backup');
  expect((await run('backup', ['--out', whole]))[0]).toBe(0);
  const bytes = readFileSync(whole);
  writeFileSync(join(folder, 'cut.backup'), bytes.subarray(0, bytes.length - 20));
  writeFileSync(join(folder, 'other.backup'), 'not one');
  const embedded = { DATABASE_URL: '', DATABASE_ADMIN_URL: '' };
  for (const name of ['cut.backup', 'other.backup']) {
    const [code, said] = await run('restore', [name], embedded);
    expect([code, said]).toEqual([1, expect.stringMatching(/is not a back-up, or it is (?:damaged|incomplete)/)]);
  }
  expect(existsSync(dataDir)).toBe(false);
});

test('the embedded database is started for it, and stopped again', async () => {
  await runSql(database.ownerUrl, `insert into central.entidades (nombre, creada) values ('Una, S.L.', now())`);
  await run('backup', ['--out', 'a.backup']);
  const embedded = { DATABASE_URL: '', DATABASE_ADMIN_URL: '' };
  expect(await run('backup', [], embedded)).toEqual([1, `There is no database in ${dataDir} yet.`]);
  expect(await run('restore', ['a.backup'], embedded)).toEqual([0, expect.stringContaining('1 row of')]);
  expect(await run('backup', ['--out', 'b.backup'], embedded)).toEqual([0, expect.stringContaining('1 row of')]);
  expect(await run('restore', ['b.backup'], embedded)).toEqual([1, expect.stringContaining('The database is not empty')]);
});

test.each([
  ['backup', ['--to', 'a'], "Unknown option '--to'"],
  ['backup', ['--out', 'no/such/folder/a'], 'The file cannot be used'],
  ['restore', [], 'Which back-up?'],
  ['restore', ['nothing.backup'], 'There is no file'],
  ['restore', ['.'], 'is not a back-up'],
  ['seed', ['--employees', '0'], '--employees takes a whole number from 1 to 50,000.'],
  ['seed', ['--employees', '2'], 'An external PostgreSQL may hold real people: give --beside-real-data'],
] as const)('%s %s ends with one sentence', async (name, args, sentence) => {
  expect(await run(name, [...args])).toEqual([1, expect.stringContaining(sentence)]);
});

test('what seed refuses is said before it loads the database', async () => {
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) {
      if (url.includes('/platform/database/')) throw new Error('it loads ' + url);
      return next(url, context);
    } });`;
  const options = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(hook)}` };
  expect(await run('seed', ['--months', '37'], options)).toEqual([1, '--months takes a whole number from 1 to 36.']);
  expect((await run('seed', ['--employees', '2', '--months', '1', '--beside-real-data'], options))[0]).toBe(1);
});

test('a database that cannot be reached is one sentence', async () => {
  const nowhere = { DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/x', DATABASE_ADMIN_URL: 'postgresql://a:b@127.0.0.1:1/x' };
  expect(await run('backup', [], nowhere)).toEqual([1, expect.stringContaining('The database refuses: connect ECONNREFUSED')]);
});

test('stored days are compared with the log, and corrected if they differ', async () => {
  const COMPANY = `insert into central.entidades (nombre, creada) values ('Una, S.L.', now());
    set jornada.entidad = '1';
    insert into instancia.entidades (entidad_id, nombre, zona, idioma) values (1, 'Una, S.L.', 'Europe/Madrid', 'es');
    insert into instancia.usuarios (entidad_id, user_name, nombre_completo) values (1, 'ANA', 'Ana');
    insert into instancia.tipos (entidad_id, clase, subtipo, efectivo, pagado) values (1, 'entrada', 'trabajo', true, true);
    insert into instancia.registros (entidad_id, usuario_id, numero, fecha, evento, clase, tipo_id, momento, zona, recibido, modo, confianza, origen, autor_id, canonico)
      values (1, 1, 1, '2026-03-09', 'fichaje', 'entrada', 1, '2026-03-09T07:00Z', 'Europe/Madrid', '2026-03-09T07:00Z', 'directo', 'directa', 'web', 1, '[]')`;
  await runSql(database.ownerUrl, COMPANY);
  expect(await run('rebuild', ['--check'])).toEqual([1, '  person 1, 2026-03-09']);
  expect(await run('rebuild', [])).toEqual([0, 'They are stored anew from the log.']);
  expect(await run('rebuild', ['--check'])).toEqual([0, 'Every stored day is what its log says.']);
  expect(await run('rebuild', ['--other'])).toEqual([1, expect.stringContaining("Unknown option '--other'")]);
});

test('a made-up company is written, and its people can sign in', async () => {
  expect(await run('seed', ['--employees', '2', '--months', '1', '--beside-real-data'])).toEqual([
    0,
    'Sign in as CARGA1-00002 (employee), CARGA1-00001 (admin), password jornada-demo.',
  ]);
  expect(await runSql(database.superuserUrl, 'select count(distinct usuario_id)::int as people from instancia.registros')).toEqual([
    { people: 2 },
  ]);
});
