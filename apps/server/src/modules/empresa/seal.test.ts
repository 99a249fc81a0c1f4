import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { empresa } from '@jornada/contract/empresa.ts';
import { resumen } from '@jornada/contract/resumen.ts';
import { findSeals } from '../../platform/seal/verify.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { live, sessionAt } from '../resumen/testing/live.ts';

let server: TestServer;
let company: TestCompany;
beforeAll(async () => {
  server = await createTestServer({ now: '2027-03-01T00:00:00Z' });
  company = await createTestCompany(server.db, {
    nombre: 'Taller Álamo, S.L.',
    personas: [{ userName: 'ADA', roles: ['admin', 'empleado'] }, { userName: 'ANA' }],
  });
  await live(server, company, 'ANA', [
    ['2027-03-10T07:00:00Z', 'entrada'],
    ['2027-03-10T15:00:00Z', 'salida'],
  ]);
});
afterAll(() => server.close());

const NOW = '2027-04-01T08:00:00Z';
const keyFile = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../testing/key-files', `${name}.p12`)).toString('base64');
const admin = () => sessionAt(server, 'ADA', NOW);
const put = async (name: string, clave = 'prueba') => server.call(empresa.ponerSello, { fichero: keyFile(name), clave }, await admin());
async function sealOfExport() {
  const { content } = await server.call(resumen.exportar, { ano: 2027, mes: 3, formato: 'pdf' }, await sessionAt(server, 'ANA', NOW));
  return findSeals(Buffer.from(content.contenido, 'base64')).map(({ by, isIntact, isWhole }) => [by, isIntact, isWhole]);
}
const INSTALLATION = 'Jornada: sello de la instalación';
/** What a device sends of a sealed file. */
function sealIn(pdf: Buffer): { cubre: string; firma: string; entero: boolean } {
  const [, from = '', to = ''] = /\/ByteRange\s*\[0 (\d+)\s+(\d+)/.exec(pdf.toString('latin1')) ?? [];
  const firma = Buffer.from(pdf.subarray(Number(from) + 1, Number(to) - 1).toString('latin1'), 'hex').toString('base64');
  const covered = Buffer.concat([pdf.subarray(0, Number(from)), pdf.subarray(Number(to))]);
  return { cubre: createHash('sha256').update(covered).digest('hex'), firma, entero: true };
}

test('a company seals with the installation’s certificate, or with its own from a key file, and can go back', async () => {
  expect((await server.call(empresa.sello, {}, await admin())).content).toEqual({ propio: null, instalacion: INSTALLATION });
  expect(await sealOfExport()).toEqual([[INSTALLATION, true, true]]);
  const { content } = await put('chain');
  expect(content.propio).toMatchObject({ titular: 'Taller Alamo Sello', emisor: 'Intermedia de pruebas', certificados: 3, puesto: NOW });
  expect(await sealOfExport()).toEqual([['Taller Alamo Sello', true, true]]);
  // Another file with the same certificate takes its place.
  expect((await put('triple-des')).content.propio?.titular).toBe('Taller Alamo Sello');
  expect((await server.call(empresa.quitarSello, {}, await admin())).content.propio).toBeNull();
  expect(await sealOfExport()).toEqual([[INSTALLATION, true, true]]);
  const keys = await server.db.tenant(company.entidadId, (tx) =>
    tx.query({ name: 'keys', text: 'select clave from instancia.sellos' }, []),
  );
  expect(keys).toEqual([{ clave: null }, { clave: null }]);
});

test('what was sealed before is known by the company afterwards, with either certificate, and by no other company', async () => {
  await put('chain');
  const { content } = await server.call(resumen.exportar, { ano: 2027, mes: 3, formato: 'pdf' }, await sessionAt(server, 'ANA', NOW));
  await server.call(empresa.quitarSello, {}, await admin());
  const pdf = Buffer.from(content.contenido, 'base64');
  const seal = { sellos: [{ ...sealIn(pdf), cubre: '0'.repeat(64) }] };
  expect((await server.call(resumen.verificarSello, seal, await sessionAt(server, 'ANA', NOW))).content.estado).toBe('cambiado');
  await createTestCompany(server.db, { nombre: 'Otra, S.L.', personas: [{ userName: 'AJENA' }] });
  expect((await server.call(resumen.verificarSello, seal, await sessionAt(server, 'AJENA', NOW))).content.estado).toBe('ajeno');
});

test('of what the installation has sealed each company knows its own papers only', async () => {
  const other = await createTestCompany(server.db, { nombre: 'Vecina, S.L.', personas: [{ userName: 'VECINA' }] });
  await live(server, other, 'VECINA', [
    ['2027-03-10T07:00:00Z', 'entrada'],
    ['2027-03-10T15:00:00Z', 'salida'],
  ]);
  for (const [author, stranger] of [
    ['ANA', 'VECINA'],
    ['VECINA', 'ANA'],
  ] as const) {
    const { content } = await server.call(resumen.exportar, { ano: 2027, mes: 3, formato: 'pdf' }, await sessionAt(server, author, NOW));
    const seal = { sellos: [sealIn(Buffer.from(content.contenido, 'base64'))] };
    const stateFor = async (who: string) => (await server.call(resumen.verificarSello, seal, await sessionAt(server, who, NOW))).content;
    expect(await stateFor(author)).toEqual({ estado: 'intacto', por: INSTALLATION });
    expect(await stateFor(stranger)).toEqual({ estado: 'ajeno', por: '' });
  }
});

test.each([
  ['chain', 'otra', 'empresa.sello-clave'],
  ['rc2', 'prueba', 'empresa.sello-antiguo'],
  ['no-key', 'prueba', 'empresa.sello-sin-clave'],
  ['one-day', '', 'empresa.sello-caducado'],
] as const)('%s with the password "%s" is refused in plain words: %s', async (name, clave, code) => {
  const { status, sobre } = await put(name, clave);
  expect([status, sobre.Error.Code]).toEqual([422, code]);
  expect(sobre.Error.Message.length).toBeGreaterThan(20);
  expect((await server.call(empresa.ponerSello, { fichero: 'bm8=', clave }, await admin())).sobre.Error.Code).toBe('empresa.sello-fichero');
});
