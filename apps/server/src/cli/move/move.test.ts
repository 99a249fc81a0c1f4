import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { auth } from '@jornada/contract/auth.ts';
import { login } from '@jornada/contract/login.ts';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { registros } from '@jornada/contract/registros.ts';
import { createTestDatabase, runSql } from '@jornada/testkit/database/index.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeDemo } from '../../modules.ts';
import { takeDue } from '../../modules/correo/repo.ts';
import { findCompanies } from '../../shared/company/companies-repo.ts';
import { fillGap } from '../../modules/demo/fill-gap.ts';
import { createDiskStore } from '../../platform/files/disk.ts';
import { FileMissing } from '../../platform/files/store.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, makeTestSecrets, type TestServer } from '../../testing/test-server.ts';
import { connect, type Side } from './side.ts';
import { sealStore } from '../../shared/file-keys.ts';
import { moveCompany, type Move, type MoveStep } from './move.ts';
import { findStayingTables } from './tables.ts';
import { rowsOf, written } from './testing/rows.ts';
import { forget } from './forget.ts';
import { takeBack } from './take-back.ts';

const NOW = '2026-09-10T08:30:00Z';

let source: TestServer;
let target: TestServer;
let move: Move;
let theirs: TestCompany;
/** As it is given to the command; each test has a company of its own. */
let given: Move;
let names = 0;

beforeAll(async () => {
  const [own, other] = [makeTestSecrets('uno'), makeTestSecrets('dos')];
  const both = { signing: [...other.signing, ...own.signing], data: [...other.data, ...own.data] };
  [source, target] = await Promise.all([createTestServer({ now: NOW, secrets: own }), createTestServer({ now: NOW, secrets: both })]);
  const side = (server: TestServer, secrets: Side['secrets']): Side => ({
    ownerUrl: server.ownerUrl,
    secrets,
    store: createDiskStore(join(server.dataFolder, 'files')),
    folder: join(server.dataFolder, 'incoming'),
  });
  await runSql(target.ownerUrl, 'alter table central.entidades alter entidad_id restart with 1000');
  await createTestCompany(source.db, { nombre: 'Se queda', personas: [{ userName: 'QUEDA' }] });
  // Its people, centres and schedules have the numbers of those who come.
  theirs = await createTestCompany(target.db, {
    nombre: 'Ya estaba',
    personas: [{ userName: 'SUYA' }, { userName: 'SUYO' }, { userName: 'SUYE' }],
  });
  // The target answers at a port, so that the source can pass on what is sent to it.
  await target.app.listen({ port: 0, host: '127.0.0.1' });
  const address = target.app.server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  given = { from: side(source, own), to: side(target, both), company: 0, url };
});
afterAll(() => Promise.all([source.close(), target.close()]));
beforeEach(() => void (move = { ...given }));

/** A company of one person. */
async function fill() {
  const userName = `ANA${(names += 1)}`;
  const company = await createTestCompany(source.db, { nombre: 'Se va', personas: [{ userName }] });
  move.company = company.entidadId;
  const { Token: token, cookie } = await source.signIn(userName);
  const clock = (name: 'entrada' | 'salida', clave: string) =>
    source.call(registros.guardar, { tipo: company.tipos[name] }, { token, clave });
  return { token, cookie, clock };
}

const guards = async ({ superuserUrl }: TestServer): Promise<number> =>
  Number(
    (
      await runSql(
        superuserUrl,
        `select count(*)::int as n from pg_trigger where tgname in ('a_mudanza_${move.company}_llega', 'a_mudanza_${move.company}_sale')`,
      )
    )[0]?.['n'],
  );

/** The command ends at this step as if it had been killed: nothing is done any more, and its connections are gone. */
const killedAt = (step: MoveStep): Move => ({
  ...move,
  onStep: (now) => {
    if (now === step) throw new Error('killed');
  },
});

test('a company is at the other instance to the last byte, and both go on', async () => {
  const gap = { db: source.db, clock: source.clock, inicio: '2026-09-07', features: writeDemo(source.vault) };
  move.company = (await fillGap({ ...gap, onStart: () => undefined })).entidadId;
  const before = await rowsOf(source, move.company);
  const otherBefore = await rowsOf(target, theirs.entidadId);
  const { rows } = await moveCompany(move);
  const after = await rowsOf(target, move.company);
  expect(after).toEqual(before);
  expect(rows).toEqual(Object.fromEntries(Object.entries(before).map(([name, of]) => [name, of.length])));
  expect(Object.values(before).filter((of) => of.length > 0).length).toBeGreaterThan(60);
  expect(await rowsOf(target, theirs.entidadId)).toEqual(otherBefore);

  // What somebody writes afterwards does not meet a number that has arrived.
  const { Token: token } = await target.signIn('00000000T', 'jornada-demo');
  expect((await target.call(proyectos.guardar, { nombre: 'Después' }, { token })).status).toBe(200);
  const { status, sobre } = await source.call(login.entrar, { UserName: '00000000T', Password: 'jornada-demo' });
  expect([status, sobre.Error.Code]).toEqual([410, 'empresa.mudada']);
  expect(sobre.Error.Message).toContain(move.url);

  await forget(move);
  expect(Object.values(await rowsOf(source, move.company)).flat()).toHaveLength(1);
});

test('whoever clocks meanwhile is told to wait, and sends it again: each mark is written once', async () => {
  const device = await fill();
  const [before, during] = [randomUUID(), randomUUID()];
  expect((await device.clock('entrada', before)).status).toBe(200);
  const seen: unknown[] = [];
  move.onStep = async (step) => {
    if (step !== 'closed' && step !== 'loaded' && step !== 'arrived') return;
    const refused = await device.clock('salida', during);
    seen.push([step, refused.status, Number(refused.headers['retry-after']) > 0]);
    // Other companies go on.
    await createTestCompany(source.db, { personas: [{ userName: `N${step.toUpperCase()}` }] });
    expect((await source.call(registros.registrosHoy, {}, { token: device.token })).status).toBe(200);
  };
  await moveCompany(move);
  expect(seen).toEqual([
    ['closed', 503, true],
    ['loaded', 503, true],
    ['arrived', 503, true],
  ]);
  // The device knows nothing of it: the source passes on what it sends.
  const sent = await device.clock('salida', during);
  expect([sent.status, sent.content.repetido]).toEqual([200, false]);
  const again = await device.clock('entrada', before);
  expect([again.status, again.content.repetido]).toEqual([200, true]);
  expect((await target.call(registros.registrosHoy, {}, { token: device.token })).content.registros).toHaveLength(2);
  expect(await written(target, [before, during])).toEqual([before, during]);
  // Its session goes on there, too: it is renewed, and the new token and secret are those of the target.
  const renewed = await source.call(auth.renovar, {}, { token: device.token, cookie: device.cookie });
  expect([renewed.status, renewed.cookie?.split('=')[0]]).toEqual([200, device.cookie.split('=')[0]]);
  expect((await target.call(registros.registrosHoy, {}, { token: renewed.content.Token })).status).toBe(200);
  expect((await source.call(auth.renovar, {}, { cookie: renewed.cookie ?? '' })).status).toBe(200);
  expect(await written(source, [before, during])).toEqual([before]);
});

test('six people who clock without a pause lose nothing, and nothing is there twice', async () => {
  const crowd = Array.from({ length: 6 }, (_, index) => `P${index}`);
  const company = await createTestCompany(source.db, { personas: crowd.map((userName) => ({ userName })) });
  move.company = company.entidadId;
  let isOver = false;
  const waited = { times: 0 };
  /** Sends each mark under its own key until it is confirmed, as the apps do. */
  const clockOn = async (token: string): Promise<string[]> => {
    const confirmed: string[] = [];
    for (let left = 4; left > 0; left -= isOver ? 1 : 0) {
      const clave = randomUUID();
      const tipo = company.tipos[confirmed.length % 2 === 0 ? 'entrada' : 'salida'];
      let answer = await source.call(registros.guardar, { tipo }, { token, clave });
      for (; answer.status === 503; answer = await source.call(registros.guardar, { tipo }, { token, clave })) waited.times += 1;
      expect([answer.status, answer.sobre.Error.Code]).toEqual([200, '']);
      confirmed.push(clave);
    }
    return confirmed;
  };
  const tokens = await Promise.all(crowd.map(async (userName) => (await source.signIn(userName)).Token));
  const clocking = Promise.all(tokens.map(clockOn));
  await moveCompany(move).finally(() => (isOver = true));
  const confirmed = (await clocking).flat();
  expect(waited.times).toBeGreaterThan(0);
  const lines = await runSql(
    target.superuserUrl,
    `select clave::text, count(*)::int as n from instancia.registros where entidad_id = ${move.company} and clave is not null group by 1`,
  );
  expect(new Set(lines.map(({ clave }) => clave))).toEqual(new Set(confirmed));
  expect(lines.filter(({ n }) => n !== 1)).toEqual([]);
  const gaps = `select usuario_id from instancia.registros where entidad_id = ${move.company} group by usuario_id having count(*) <> max(numero)`;
  expect(await runSql(target.superuserUrl, gaps)).toEqual([]);
});

test.each(['closed', 'loaded', 'arrived'] as const)(
  'killed after "%s" it is in one place at most, and a second run ends it',
  async (step) => {
    const { clock } = await fill();
    const key = randomUUID();
    expect((await clock('entrada', key)).status).toBe(200);
    const before = await rowsOf(source, move.company);
    await expect(moveCompany(killedAt(step))).rejects.toThrow('killed');
    const isThere = step === 'arrived';
    expect((await rowsOf(target, move.company))['instancia.usuarios']).toHaveLength(isThere ? 1 : 0);
    expect((await clock('salida', randomUUID())).status).toBe(503);
    await moveCompany(move);
    expect(await rowsOf(target, move.company)).toEqual(before);
    await expect(moveCompany(move)).rejects.toThrow(`has been moved to ${move.url} already`);
    await expect(takeBack(move)).rejects.toThrow('has been moved to');
  },
);

test('taken back it goes on where it was, and the run that was killed can never bring it over', async () => {
  const { clock } = await fill();
  await expect(takeBack(move)).rejects.toThrow('is not being moved');
  await expect(moveCompany(killedAt('closed'))).rejects.toThrow('killed');
  expect(await guards(source)).toBeGreaterThan(100);
  await takeBack(move);
  expect(await guards(source)).toBe(0);
  expect((await clock('entrada', randomUUID())).status).toBe(200);
  const before = await rowsOf(source, move.company);
  await expect(moveCompany(killedAt('arrived'))).rejects.toThrow('killed');
  await expect(takeBack(move)).rejects.toThrow('has arrived');
  expect(await rowsOf(target, move.company)).toEqual(before);
});

test('files go along; what is left at the source is erased when somebody says so, and only then', async () => {
  await fill();
  const [first, late] = ['a', 'b'].map((name, at) => ({ key: `${move.company}/2026/${name}`, text: `file ${at}` }));
  const add = async ({ key, text }: { key: string; text: string }) => {
    const path = join(source.dataFolder, 'one');
    writeFileSync(path, text);
    await move.from.store.put(key, path);
    const sha = createHash('sha256').update(text).digest('hex');
    await runSql(
      source.superuserUrl,
      `insert into instancia.ficheros (entidad_id, usuario_id, autor_id, estado, clave, nombre, tipo, bytes, sha256, momento)
       select entidad_id, usuario_id, usuario_id, 'temporal', $1, 'a.pdf', 'application/pdf', $2, $3, now() from instancia.usuarios where entidad_id = $4`,
      [key, text.length, sha, move.company],
    );
  };
  if (!first || !late) throw new Error('two files');
  await add(first);
  // Between the first copy and the last moment somebody sends another one.
  move.onStep = (step) => (step === 'files' ? add(late) : undefined);
  const before = await rowsOf(source, move.company);
  await expect(forget(move)).rejects.toThrow('has not been moved away');
  expect(await moveCompany(move)).toMatchObject({ files: 2, missing: 0 });
  const arrived = sealStore(move.to.store, target);
  for (const { key, text } of [first, late]) {
    expect(readFileSync(join(target.dataFolder, 'files', key)).includes(text)).toBe(false);
    expect(Buffer.concat(await (await arrived.read(key)).toArray()).toString()).toBe(text);
  }

  const others = await rowsOf(source, 1);
  await forget(move);
  const left = await rowsOf(source, move.company);
  expect(
    Object.entries(left)
      .filter(([, rows]) => rows.length > 0)
      .map(([name]) => name),
  ).toEqual(['central.entidades']);
  expect(await rowsOf(source, 1)).toEqual(others);
  expect(await guards(source)).toBe(0);
  await expect(move.from.store.read(first.key)).rejects.toThrow(FileMissing);
  expect((await rowsOf(target, move.company))['instancia.ficheros']).toHaveLength(2);

  // And back again, with what has been added there.
  const back: Move = { from: move.to, to: { ...move.from, secrets: move.to.secrets }, company: move.company, url: 'https://uno.example' };
  await moveCompany(back);
  const again = await rowsOf(source, move.company);
  expect(again['instancia.usuarios']).toEqual(before['instancia.usuarios']);
  expect(again['central.directorio']).toEqual(before['central.directorio']);
  await expect(moveCompany({ ...move, url: 'https://dos.example' })).rejects.toThrow('still keeps what company');
});

test('what waits to be done for the company is done at the target, and only there', async () => {
  await fill();
  for (const server of [source, target]) server.jobs.work('prueba-mudanza', async () => undefined);
  const data = (entidadId: number) => ({ event: 'x', data: { entidadId } });
  const waiting = { event: 'x', data: { entidadId: move.company } };
  await source.jobs.send('prueba-mudanza', waiting);
  await source.jobs.send('prueba-mudanza', data(1));
  await expect(moveCompany(move)).rejects.toThrow('has no queue prueba-mudanza');
  await target.jobs.runDue();
  expect((await moveCompany(move)).jobs).toBe(1);
  const left = (server: TestServer) =>
    runSql(server.superuserUrl, `select data from pgboss.job where name = 'prueba-mudanza' and state = 'created'`);
  expect(await left(source)).toEqual([{ data: data(1) }]);
  expect(await left(target)).toEqual([{ data: waiting }]);
  expect(await target.jobs.runDue()).toBe(1);
});

test('what is being written when the company is closed comes along, and what is written later does not get in', async () => {
  await fill();
  const [early, late] = [new pg.Client({ connectionString: source.ownerUrl }), new pg.Client({ connectionString: source.ownerUrl })];
  for (const client of [early, late]) {
    await client.connect();
    await client.query(`begin; set local jornada.entidad = '${move.company}'`);
    await client.query('select from instancia.usuarios');
  }
  const add = (name: string) =>
    `insert into instancia.usuarios (entidad_id, user_name, nombre_completo) values (${move.company}, '${name}', '${name}')`;
  await early.query(add('PRONTO'));
  let isClosed = false;
  move.onStep = async (step) => {
    if (step !== 'closed') return;
    isClosed = true;
    await expect(late.query(add('TARDE'))).rejects.toThrow('is being moved');
  };
  const moving = moveCompany(move);
  const waits = `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = 'jornada-move' and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await runSql(source.superuserUrl, waits))[0]?.['n']).toBe(1);
  expect(isClosed).toBe(false);
  await early.query('commit');
  await moving;
  await Promise.all([early.end(), late.end()]);
  const people = await runSql(
    target.superuserUrl,
    `select user_name from instancia.usuarios where entidad_id = ${move.company} order by 1`,
  );
  expect(people.map(({ user_name }) => user_name)).toEqual([expect.stringMatching(/^ANA/), 'PRONTO']);
});

test('a company that waits to be moved keeps nobody else waiting', async () => {
  await fill();
  const ago = (minutes: number): string => source.clock.now().subtract({ minutes }).toString();
  const addMail = (company: number, minutes: number) =>
    runSql(source.superuserUrl, `insert into central.correos_por_enviar values ($1, 77, $2, $3)`, [company, ago(minutes), ago(-60)]);
  await addMail(move.company, 9);
  await addMail(1, 1);
  await expect(moveCompany(killedAt('closed'))).rejects.toThrow('killed');
  const take = () => takeDue(source.db, source.clock.now().toString(), ago(-1));
  expect([await take(), await take()]).toEqual([{ entidadId: 1, correoId: 77 }, null]);
  expect(await findCompanies(source.db)).not.toContain(move.company);
  expect(await findCompanies(source.db)).toContain(1);
  await moveCompany(move);
  expect((await rowsOf(target, move.company))['central.correos_por_enviar']).toHaveLength(1);
  expect((await rowsOf(source, move.company))['central.correos_por_enviar']).toEqual([]);
  expect(await findCompanies(target.db)).toContain(move.company);
});

test('a move that was killed cannot be ended, or taken back, at another instance', async () => {
  await fill();
  await expect(moveCompany(killedAt('arrived'))).rejects.toThrow('killed');
  const third = await createTestDatabase();
  const astray = { ...move, to: { ...move.to, ownerUrl: third.ownerUrl } };
  await expect(moveCompany(astray)).rejects.toThrow('to another instance than this one');
  await expect(takeBack(astray)).rejects.toThrow('to another instance than this one');
  await third.drop();
  await moveCompany(move);
});

test('what stands in the way is told before anything is changed', async () => {
  await fill();
  const before = await rowsOf(source, move.company);
  const lacking = { ...move, to: { ...move.to, secrets: makeTestSecrets('uno') } };
  await expect(moveCompany(lacking)).rejects.toThrow('does not know the key uno');
  await expect(moveCompany({ ...move, company: 77 })).rejects.toThrow('no company 77');
  await runSql(
    target.superuserUrl,
    `insert into central.entidades (entidad_id, nombre, creada) overriding system value values (${move.company}, 'Otra', now())`,
  );
  await expect(moveCompany(move)).rejects.toThrow(`has a company ${move.company} of its own, Otra`);
  await runSql(
    target.superuserUrl,
    `delete from central.entidades where nombre = 'Otra'; update public.migraciones set huella = huella || 'x'`,
  );
  await expect(moveCompany(move)).rejects.toThrow('not of the same version');
  await runSql(target.superuserUrl, `update public.migraciones set huella = left(huella, 64)`);
  expect(await rowsOf(source, move.company)).toEqual(before);
  expect(await guards(source)).toBe(0);
});

test('a table that is new moves without being named, and what does not move is named here', async () => {
  await fill();
  for (const { ownerUrl } of [source, target])
    await runSql(
      ownerUrl,
      `create table instancia.novisimas (entidad_id int not null, novisima_id int generated always as identity, nombre text, primary key (entidad_id, novisima_id));
       select instancia.proteger('novisimas')`,
    );
  await runSql(
    source.superuserUrl,
    `insert into instancia.novisimas (entidad_id, nombre) values (${move.company}, E'a\tb'), (1, 'de otra')`,
  );
  await moveCompany(move);
  expect((await rowsOf(target, move.company))['instancia.novisimas']).toEqual([`(${move.company},1,"a\tb")`]);
  const client = await connect(move.from);
  expect(await findStayingTables(client)).toEqual([
    'central.captchas_usados',
    'central.intentos',
    'central.mudanzas',
    'central.retos_usados',
    'central.sello',
  ]);
  await client.end();
});

test('no trigger derives anything from rows that arrive', async () => {
  const loud = await runSql(
    source.superuserUrl,
    `select c.relname || '.' || t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relnamespace in ('instancia'::regnamespace, 'central'::regnamespace) and not t.tgisinternal and (t.tgtype & 4) > 0
       and pg_get_triggerdef(t.oid) not like '%jornada.mudanza%'`,
  );
  // Else: give the new trigger the condition of docs/guides/add-a-migration.md.
  expect(loud).toEqual([]);
});
