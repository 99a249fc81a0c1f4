import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { generate } from 'orval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from '../testing/test-company.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

// A stranger's way in: the document as it is served, a public generator, the type checker, and a server that listens.
let server: TestServer;
let company: TestCompany;
let folder: string;
let baseUrl: string;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T07:00:00Z' });
  company = await createTestCompany(server.db, { personas: [{ userName: 'A' }] });
  baseUrl = await server.app.listen({ host: '127.0.0.1', port: 0 });
  folder = await mkdtemp(join(tmpdir(), 'jornada-client-'));
  const document = await (await fetch(`${baseUrl}/api/openapi.json`)).text();
  await writeFile(join(folder, 'openapi.json'), document);
  const output = { target: join(folder, 'client.ts'), client: 'fetch', baseUrl } as const;
  await generate({ input: { target: join(folder, 'openapi.json') }, output }, folder, { logLevel: 'error' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** What somebody writes who knows the document only: signs in, clocks in, and is told no. */
const PROGRAM = `
import { loginEntrar, loginConToken, registrosGuardar, registrosListado } from './client.ts';

export async function work(UserName: string, Password: string, tipo: number) {
  const wrong = await loginEntrar({ UserName, Password: 'not-the-password' });
  if (wrong.status !== 401) throw new Error('expected a refusal');
  const refusal: 'login.credenciales' | string = wrong.data.Error.Code;
  const entered = await loginEntrar({ UserName, Password });
  if (entered.status !== 200) throw new Error(entered.data.Error.Code);
  const headers = { 'Access-Token': entered.data.content.Perfil?.Token ?? '' };
  const clocked = await registrosGuardar({ tipo }, { headers });
  if (clocked.status !== 200) throw new Error(clocked.data.Error.Message);
  const again = await registrosGuardar({ tipo }, { headers });
  const day = await registrosListado({ filtro_fecha: '2026-03-10' }, { headers });
  const me = await loginConToken({ headers });
  return {
    refusal,
    situacion: clocked.data.content.hoy.situacion satisfies 'fuera' | 'trabajando' | 'pausa' | 'terminada',
    again: again.status === 409 ? again.data.Error.Code : null,
    momentos: day.status === 200 ? day.data.content.items.map(({ momento }) => momento) : [],
    userName: me.status === 200 ? me.data.content.UserName : null,
  };
}
`;

test('a client that a public generator makes of it compiles, signs in and clocks in', async () => {
  const program = join(folder, 'program.ts');
  await writeFile(program, PROGRAM);
  const flags =
    '--ignoreConfig --noEmit --strict --allowImportingTsExtensions --target es2024 --lib es2024,dom --module esnext --moduleResolution bundler';
  const tsc = join(import.meta.dirname, '../../../../node_modules/typescript/bin/tsc');
  const checked = await promisify(execFile)(process.execPath, [tsc, ...flags.split(' '), program]).catch((error: unknown) => error);
  expect(checked).toMatchObject({ stdout: '' });

  const { work } = (await import(/* @vite-ignore */ pathToFileURL(program).href)) as {
    work(userName: string, password: string, tipo: number): Promise<unknown>;
  };
  expect(await work('A', TEST_PASSWORD, company.tipos.entrada)).toEqual({
    refusal: 'login.credenciales',
    situacion: 'trabajando',
    again: 'registros.jornada-abierta',
    momentos: ['2026-03-10T07:00:00Z'],
    userName: 'A',
  });
});
