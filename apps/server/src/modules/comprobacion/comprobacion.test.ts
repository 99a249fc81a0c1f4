import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comprobacion } from '@jornada/contract/comprobacion.ts';
import { firmas } from '@jornada/contract/firmas/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { resumen } from '@jornada/contract/resumen.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { urlOf } from '../../platform/http/router.ts';
import { paperInHand } from '../../testing/paper-in-hand.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { live, sessionAt } from '../resumen/testing/live.ts';

let server: TestServer;
let company: TestCompany;
const MARCH = { ano: 2026, mes: 3 };
const NOW = '2026-04-01T08:00:00Z';
const EMPRESA = 'Taller Álamo, S.L.';
const INSTALLATION = 'Jornada: sello de la instalación';

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-01T00:00:00Z' });
  company = await createTestCompany(server.db, {
    nombre: EMPRESA,
    ajustes: { usuarioPuedeModificarFichajes: true },
    personas: [
      { userName: 'ADA', roles: ['admin'] },
      { userName: 'ANA', nombre: 'Ana Belmonte' },
      { userName: 'EVA', nombre: 'Eva Quirós' },
      { userName: 'LUZ', nombre: 'Luz Vidal' },
    ],
  });
  for (const name of ['ANA', 'EVA', 'LUZ'])
    await live(server, company, name, [
      ['2026-03-10T07:00:00Z', 'entrada'],
      ['2026-03-10T15:00:00Z', 'salida'],
    ]);
  const admin = await sessionAt(server, 'ADA', NOW);
  await server.call(firmas.guardarAjustes, { activa: true, hastaDia: 3, metodos: ['contrasena'], version: 0 }, admin);
});
afterAll(() => server.close());

const ask = async (input: Parameters<typeof paperInHand>[0] | { sha256: string }) => {
  const { status, content } = await server.call(comprobacion.papel, Buffer.isBuffer(input) ? paperInHand(input) : input);
  expect(status).toBe(200);
  return content;
};
async function take(who: string, formato: 'pdf' | 'xlsx' | 'csv', at = NOW, span: { ano: number; mes?: number } = MARCH) {
  const { content } = await server.call(resumen.exportar, { ...span, formato }, await sessionAt(server, who, at));
  return { bytes: Buffer.from(content.contenido, 'base64'), huellaDatos: content.huellaDatos };
}
async function correct(who: string) {
  const session = await sessionAt(server, who, '2026-04-02T08:00:00Z');
  const { content } = await server.call(registros.listado, { filtro_fecha: '2026-03-10' }, session);
  const id = content.items.find(({ clase }) => clase === 'salida')?.id ?? 0;
  await server.call(registros.solicitarCambioHora, { id, hora: '2026-03-10T16:00:00Z', motivo: 'Me fui a las 17' }, session);
}
const UNKNOWN = { estado: 'desconocido', clase: null, empresa: '', por: '', momento: null, anadido: false };

test.each(['pdf', 'xlsx', 'csv'] as const)('an export as %s is ours; nothing that is said is about a person', async (formato) => {
  const { bytes } = await take('ANA', formato);
  const said = await ask(bytes);
  const por = formato === 'pdf' ? INSTALLATION : '';
  expect(said).toEqual({ estado: 'igual', clase: 'registro', empresa: EMPRESA, por, momento: NOW, anadido: false });
});

test('the digest that a file prints is enough, and one that nobody has printed is unknown', async () => {
  const { huellaDatos } = await take('ANA', 'csv');
  expect(await ask({ sha256: huellaDatos })).toMatchObject({ estado: 'igual', clase: 'datos', empresa: EMPRESA });
  expect(await ask({ sha256: '0'.repeat(64) })).toEqual(UNKNOWN);
  expect(await ask(Buffer.from('%PDF-1.7 of somebody else'))).toEqual(UNKNOWN);
});

test('a changed file is told from an unknown one by its seal, and by the digest that it quotes', async () => {
  const { bytes } = await take('ANA', 'pdf');
  const changed = Buffer.from(bytes);
  changed.writeUInt8((changed[200] ?? 0) ^ 1, 200);
  expect(await ask(changed)).toMatchObject({ estado: 'cambiado', clase: 'sello', empresa: EMPRESA, por: INSTALLATION, anadido: false });
  const added = Buffer.concat([bytes, Buffer.from('\n% more\n')]);
  expect(await ask(added)).toMatchObject({ estado: 'cambiado', empresa: EMPRESA, anadido: true });
  // The seal is cut out; what the file says of itself is left.
  const cut = Buffer.from(bytes.toString('latin1').replaceAll('/ByteRange', '/NothingOf'), 'latin1');
  expect(await ask(cut)).toMatchObject({ estado: 'cambiado', clase: 'datos', empresa: EMPRESA, por: '' });
  const { bytes: csv } = await take('ANA', 'csv');
  const other = Buffer.from(csv.toString().replace('2026-03-10', '2026-03-11'));
  expect(other.equals(csv)).toBe(false);
  expect(await ask(other)).toMatchObject({ estado: 'cambiado', clase: 'datos', empresa: EMPRESA });
});

test('an export is replaced by a later one of the same month that says something else, and by no copy of it', async () => {
  const { bytes } = await take('EVA', 'pdf');
  await take('EVA', 'pdf', '2026-04-01T09:00:00Z');
  expect(await ask(bytes)).toMatchObject({ estado: 'igual', momento: NOW });
  await correct('EVA');
  const { bytes: later } = await take('EVA', 'pdf', '2026-04-02T09:00:00Z');
  expect(await ask(bytes)).toMatchObject({ estado: 'sustituido', clase: 'registro', empresa: EMPRESA, momento: NOW });
  expect(await ask(later)).toMatchObject({ estado: 'igual', momento: '2026-04-02T09:00:00Z' });
});

test('a January of before is not replaced by its year, only by another January', async () => {
  await live(server, company, 'EVA', [
    ['2026-04-06T07:00:00Z', 'entrada'],
    ['2026-04-06T15:00:00Z', 'salida'],
  ]);
  const january = { ano: 2026, mes: 1 };
  // As it was written before months had a digest, and with whatever data.
  const old = (file: string, data: string) => `
    insert into instancia.exportaciones (entidad_id, usuario_id, autor_id, momento, desde, hasta, formato, nombre, sha256, huella_datos, bytes)
      select entidad_id, usuario_id, autor_id, momento, desde, hasta, formato, nombre, sha256('${file}'), sha256('${data}'), bytes
      from instancia.exportaciones where usuario_id = ${company.personas['EVA']} order by exportacion_id desc limit 1`;
  const { bytes } = await take('EVA', 'csv', '2026-04-07T08:00:00Z', january);
  await runSql(server.superuserUrl, old('old file', 'old data'));
  const sha256 = createHash('sha256').update('old file').digest('hex');
  const { bytes: year } = await take('EVA', 'csv', '2026-04-07T09:00:00Z', { ano: 2026 });
  expect([await ask({ sha256 }), await ask(year)]).toMatchObject([{ estado: 'igual' }, { estado: 'igual' }]);
  expect(await ask(bytes)).toMatchObject({ estado: 'sustituido' });
  await take('EVA', 'pdf', '2026-04-07T10:00:00Z', january);
  expect([await ask({ sha256 }), await ask(year)]).toMatchObject([{ estado: 'sustituido' }, { estado: 'igual' }]);
});

test('the confirmation of a month counts until the month is another one', async () => {
  const session = await sessionAt(server, 'LUZ', NOW);
  const { content: month } = await server.call(firmas.mes, MARCH, session);
  const { huella, textoVersion } = month;
  await server.call(firmas.firmar, { ...MARCH, huella, textoVersion, Prueba: { Password: TEST_PASSWORD } }, session);
  expect(await ask({ sha256: huella })).toMatchObject({ estado: 'igual', clase: 'mes', empresa: EMPRESA, momento: NOW });
  await correct('LUZ');
  expect(await ask({ sha256: huella })).toMatchObject({ estado: 'sustituido', clase: 'mes', momento: NOW });
});

test('it asks a company only for what is its own, and the seal of one does not make a paper of another', async () => {
  const other = await createTestCompany(server.db, { nombre: 'Vecina, S.L.', personas: [{ userName: 'VECINA' }] });
  await live(server, other, 'VECINA', [
    ['2026-04-02T10:00:00Z', 'entrada'],
    ['2026-04-02T11:00:00Z', 'salida'],
  ]);
  const { content } = await server.call(
    resumen.exportar,
    { ano: 2026, mes: 4, formato: 'pdf' },
    await sessionAt(server, 'VECINA', '2026-04-03T08:00:00Z'),
  );
  const theirs = Buffer.from(content.contenido, 'base64');
  expect(await ask(theirs)).toMatchObject({ estado: 'igual', empresa: 'Vecina, S.L.' });
  // The seal of a neighbour, over what it does not cover.
  const { bytes } = await take('ANA', 'csv');
  const { sellos = [] } = paperInHand(theirs);
  const { sha256: cubre } = paperInHand(bytes);
  const mixed = { sha256: '1'.repeat(64), sellos: sellos.map((one) => ({ ...one, cubre })) };
  expect(await ask(mixed)).toMatchObject({ estado: 'cambiado', empresa: 'Vecina, S.L.' });
});

test('what is no digest, too much, or no signature at all is refused or unknown', async () => {
  for (const input of [
    { sha256: 'A'.repeat(64) },
    { sha256: '0'.repeat(63) },
    { sha256: '0'.repeat(64), dice: Array.from({ length: 6 }, (_, index) => String(index).repeat(64)) },
    { sha256: '0'.repeat(64), sellos: [{ cubre: '0'.repeat(64), firma: 'A'.repeat(40_004), entero: true }] },
    { sha256: '0'.repeat(64), persona: 1 },
  ])
    expect((await server.call(comprobacion.papel, input as { sha256: string })).status).toBe(422);
  const rubbish = { cubre: '0'.repeat(64), firma: Buffer.alloc(3000, 0x30).toString('base64'), entero: true };
  expect(await ask({ sha256: '0'.repeat(64), sellos: Array.from({ length: 5 }, () => rubbish) } as { sha256: string })).toEqual(UNKNOWN);
});

test('one address asks sixty times within a quarter of an hour', async () => {
  const from = (remoteAddress: string) =>
    server.app.inject({ method: 'POST', url: urlOf(comprobacion.papel), payload: { sha256: '0'.repeat(64) }, remoteAddress });
  for (let time = 0; time < 60; time += 1) expect((await from('203.0.113.7')).statusCode).toBe(200);
  const refused = await from('203.0.113.7');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await from('203.0.113.8')).statusCode).toBe(200);
});
