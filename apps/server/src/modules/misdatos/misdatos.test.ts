import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { misDatos } from '@jornada/contract/cuenta.ts';
import { factores } from '@jornada/contract/factores.ts';
import { registros } from '@jornada/contract/registros.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { MODULES } from '../../modules.ts';

const SECCIONES = MODULES.flatMap(({ ownData = [] }) => ownData);

let server: TestServer;
let company: TestCompany;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: [{ userName: 'ANA', nombre: 'Ana Gil' }, { userName: 'LUIS' }, { userName: 'UTE', idioma: 'de' }],
  });
});
afterAll(() => server.close());

const get = (token: string) => server.app.inject({ method: 'GET', url: `/instancia/cuenta/misDatos?token=${encodeURIComponent(token)}` });

type File = Record<string, Record<string, unknown>[]>;

test('holds the whole of one person, nothing of anybody else, and no secret', async () => {
  const { Token: token } = await server.signIn('ANA');
  const { Token: other } = await server.signIn('LUIS');
  await server.call(registros.guardar, { tipo: company.tipos.entrada, observaciones: 'De Ana.' }, { token });
  await server.call(registros.guardar, { tipo: company.tipos.entrada, observaciones: 'De Luis.' }, { token: other });
  const { content: prepared } = await server.call(factores.preparar, { Password: TEST_PASSWORD }, { token });

  const { content } = await server.call(misDatos.pedir, { Password: TEST_PASSWORD }, { token });
  const response = await get(content.token);
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="mis-datos-2026-03-10.json"',
    'cache-control': 'no-store',
  });
  const file = response.json<File>();
  expect(Object.keys(file).slice(0, 4)).toEqual(['info', 'formato', 'version', 'momento']);
  // If a key is there twice, readers of the file see only the second value.
  const keys = [...response.body.matchAll(/^ {2}"(\w+)": /gm)].map(([, key]) => key);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  expect(keys).toHaveLength(4 + SECCIONES.length);
  expect(file['persona']).toMatchObject([{ nombre_completo: 'Ana Gil', user_name: 'ANA' }]);
  expect(file['asignaciones']).toMatchObject([{ horario: 'Horario', centro: 'Europe/Madrid' }]);
  expect(file['registros']).toMatchObject([{ observaciones: 'De Ana.', evento: 'fichaje', clase: 'entrada' }]);
  expect(file['sesiones']).toHaveLength(1);
  expect(file['codigosDeAplicacion']).toHaveLength(1);
  for (const secret of ['De Luis', 'LUIS', 'argon2', 'password_hash', 'secreto', 'sello', 'huella', prepared.Secreto])
    expect(response.body).not.toContain(secret);
});

test('is named, and says what its fields are called, in the language of who asked', async () => {
  const { Token: token } = await server.signIn('UTE');
  const { content } = await server.call(misDatos.pedir, { Password: TEST_PASSWORD }, { token });
  const response = await get(content.token);
  expect(response.headers['content-disposition']).toBe('attachment; filename="meine-daten-2026-03-10.json"');
  expect(response.json<{ info: string }>().info).toContain('spanisch');
});

test('a long record comes whole, in order, in many pieces', async () => {
  const usuarioId = company.personas['LUIS'];
  await server.db.tenant(company.entidadId, (tx) =>
    tx.query(
      composed(`insert into instancia.ausencias (entidad_id, usuario_id, desde, hasta, clase, aprobada)
        select $1, $2, date '2020-01-01' + n, date '2020-01-01' + n, 'permiso', true from generate_series(1, 1201) n`),
      [company.entidadId, usuarioId],
    ),
  );
  const { Token: token } = await server.signIn('LUIS');
  const { content } = await server.call(misDatos.pedir, { Password: TEST_PASSWORD }, { token });
  const ids = (await get(content.token)).json<File>()['ausencias']?.map((row) => Number(row['ausencia_id'])) ?? [];
  expect(ids).toHaveLength(1201);
  expect(new Set(ids).size).toBe(1201);
});

test('takes the password, and the link is good once, for a minute, for nothing else', async () => {
  const { Token: token } = await server.signIn('ANA');
  expect((await server.call(misDatos.pedir, { Password: 'otra' }, { token })).sobre.Error.Code).toBe('cuenta.contrasena-no-valida');
  expect((await server.call(misDatos.pedir, {}, { token })).sobre.Error.Code).toBe('cuenta.contrasena-no-valida');

  const first = (await server.call(misDatos.pedir, { Password: TEST_PASSWORD }, { token })).content.token;
  const both = await Promise.all([get(first), get(first)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
  const late = (await server.call(misDatos.pedir, { Password: TEST_PASSWORD }, { token })).content.token;
  server.clock.advance({ seconds: 61 });
  expect((await get(late)).statusCode).toBe(404);
  expect((await get(token)).statusCode).toBe(404);
});

/** Tables that only repeat what another one says: the endings of the words of a name, to find it by, and until where something is computed. */
const COPIES = new Set(['trozos', 'trozos_equipo', 'excesos_calculos', 'meses_cambiados']);

test('every table that names a person is in the file, or says why it is not', async () => {
  const client = new pg.Client({ connectionString: server.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ tabla: string }>(`
    select distinct c.relname as tabla from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'instancia' and c.relkind in ('r', 'p') and (
      exists (select from pg_constraint k where k.conrelid = c.oid and k.confrelid in ('instancia.usuarios'::regclass, 'instancia.solicitudes'::regclass))
      or exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attname ~ '^(usuario|persona|autor|por|simulado|responsable|registro)_id$|^(para|email)$'))`);
  // What a module has of a request is the person's by the request.
  const tables = await client.query<{ tabla: string }>(
    `select c.relname as tabla from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'instancia'`,
  );
  await client.end();
  const told = new Set(SECCIONES.map(({ tabla }) => tabla));
  expect(rows.map(({ tabla }) => tabla).filter((tabla) => !told.has(tabla) && !COPIES.has(tabla))).toEqual([]);
  // The list names only tables that exist.
  const known = new Set(tables.rows.map(({ tabla }) => tabla));
  expect([...told].filter((tabla) => !known.has(tabla))).toEqual([]);
});
