import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, runSql, type TestDatabase } from '@jornada/testkit/database/index.ts';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';

const COMMAND = join(import.meta.dirname, '../move-company.ts');
const KEY = 'a'.repeat(43);
const secretsOf = (...kids: string[]): string => {
  const keys = kids.map((kid) => ({ kid, key: KEY.slice(kid.length) + kid }));
  return JSON.stringify({ signing: keys, data: keys });
};

let folder: string;
let source: TestDatabase;
let target: TestDatabase;
const running = new Set<ChildProcess>();

beforeEach(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'jornada-move-')));
  [source, target] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await runSql(
    source.superuserUrl,
    `insert into central.entidades (nombre, creada) values ('Una, S.L.', now());
     insert into instancia.entidades (entidad_id, nombre, zona, idioma) values (1, 'Una, S.L.', 'Europe/Madrid', 'es');
     insert into instancia.usuarios (entidad_id, user_name, nombre_completo) values (1, 'ANA', 'Ana')`,
  );
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await Promise.all([source.drop(), target.drop()]);
  rmSync(folder, { recursive: true, force: true });
});

const settingsOf = (database: TestDatabase, name: string, ...kids: string[]) => ({
  DATABASE_URL: database.appUrl,
  DATABASE_ADMIN_URL: database.ownerUrl,
  JORNADA_SECRETS: secretsOf(...kids),
  JORNADA_DATA: join(folder, name),
  FILES_URL: `file://${join(folder, name, 'files')}`,
});
function tell(kids = ['dosdos', 'unouno'], more: Record<string, string> = { PUBLIC_URL: 'https://dos.example' }): void {
  const lines = Object.entries({ ...settingsOf(target, 'dos', ...kids), ...more }).map(([name, value]) => `${name}='${value}'`);
  writeFileSync(join(folder, 'dos.env'), lines.join('\n'));
}
function start(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    cwd: folder,
    env: { ...process.env, ...settingsOf(source, 'uno', 'unouno') },
  });
  running.add(child);
  return child;
}
async function run(...args: string[]): Promise<[number | null, string]> {
  const child = start(...args);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return [code, said.trim()];
}
const countAt = async (database: TestDatabase): Promise<unknown> =>
  (await runSql(database.superuserUrl, `select count(*)::int as people from instancia.usuarios`))[0]?.['people'];

test('from the terminal: checked, moved, and forgotten', async () => {
  tell();
  expect(await run('1', '--to', 'dos.env', '--check')).toEqual([0, 'Nothing stands in the way of moving Una, S.L..']);
  expect(await run('1', '--to', 'dos.env', '--take-back')).toEqual([1, 'Company 1 is not being moved.']);
  const [code, said] = await run('1', '--to', 'dos.env');
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/Moved: Una, S\.L\. is at https:\/\/dos\.example now, \d+ rows of \d+ tables, 0 jobs\./),
  ]);
  expect(await countAt(target)).toBe(1);
  expect(await run('1', '--to', 'dos.env', '--forget')).toEqual([0, expect.stringMatching(/^Erased here: \d+ rows of/)]);
  expect(await countAt(source)).toBe(0);
});

test('killed while it copies it leaves one company, which the next run brings over', async () => {
  tell();
  // Whatever the command does at the target, it has to wait here.
  const holder = new pg.Client({ connectionString: target.superuserUrl });
  await holder.connect();
  await holder.query('begin; lock table instancia.usuarios');
  const child = start('1', '--to', 'dos.env');
  const waits = `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = 'jornada-move' and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await runSql(target.superuserUrl, waits))[0]?.['n']).toBe(1);
  expect(await run('1', '--to', 'dos.env')).toEqual([1, 'Another command is moving company 1 at this moment.']);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await holder.query('rollback');
  await holder.end();
  await expect(
    runSql(source.appUrl, `begin; set local jornada.entidad = '1'; update instancia.usuarios set nombre_completo = 'Otra'`),
  ).rejects.toThrow('company 1 is being moved');
  const connected = `select count(*)::int as n from pg_stat_activity where application_name = 'jornada-move' and datname = current_database()`;
  for (const database of [source, target])
    await expect.poll(async () => (await runSql(database.superuserUrl, connected))[0]?.['n']).toBe(0);
  expect(await countAt(target)).toBe(0);
  expect((await run('1', '--to', 'dos.env'))[0]).toBe(0);
  expect(await countAt(target)).toBe(1);
});

test('what is missing is said in one sentence', async () => {
  expect(await run()).toEqual([1, expect.stringContaining('Which company, and where to?')]);
  expect(await run('--help')).toEqual([0, expect.stringContaining('--take-back')]);
  expect(await run('1', '--to', 'none.env')).toEqual([1, expect.stringContaining('There is no file')]);
  tell(['dosdos']);
  expect(await run('1', '--to', 'dos.env')).toEqual([1, expect.stringContaining('does not know the key unouno')]);
  tell(undefined, {});
  expect(await run('1', '--to', 'dos.env')).toEqual([1, expect.stringContaining('must have PUBLIC_URL')]);
});
