import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firmas } from '@jornada/contract/firmas/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { resumen } from '@jornada/contract/resumen.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { live, sessionAt } from '../resumen/testing/live.ts';
import { textOfPdf } from '../resumen/testing/read-files.ts';

let server: TestServer;
let company: TestCompany;
const MARZO = { ano: 2026, mes: 3 };

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-01T00:00:00Z' });
  company = await createTestCompany(server.db, {
    ajustes: { usuarioPuedeModificarFichajes: true },
    personas: [{ userName: 'ADA', roles: ['admin'] }, { userName: 'ANA', nombre: 'Ana Belmonte' }, { userName: 'LUIS' }],
  });
  await live(server, company, 'ANA', [
    ['2026-03-10T07:00:00Z', 'entrada'],
    ['2026-03-10T15:00:00Z', 'salida'],
  ]);
  const { token } = await sessionAt(server, 'ADA', '2026-04-01T08:00:00Z');
  await server.call(firmas.guardarAjustes, { activa: true, hastaDia: 3, metodos: ['contrasena'], version: 0 }, { token });
});
afterAll(() => server.close());

const verify = async (token: string, sha256: string) => (await server.call(resumen.verificar, { sha256 }, { token })).content.mes;

test('the PDF of a signed month carries words, instant, way and digest; later it is told whether it still is the stored month', async () => {
  const { token } = await sessionAt(server, 'ANA', '2026-04-01T08:00:00Z');
  const { content: month } = await server.call(firmas.mes, MARZO, { token });
  await server.call(
    firmas.firmar,
    { ...MARZO, huella: month.huella, textoVersion: month.textoVersion, Prueba: { Password: TEST_PASSWORD } },
    { token },
  );
  const file = await server.call(resumen.exportar, { ...MARZO, formato: 'pdf' }, { token });
  const bytes = Buffer.from(file.content.contenido, 'base64');
  const text = textOfPdf(bytes);
  for (const word of ['Confirmación', 'trabajadora', 'marzo', 'contraseña', 'corrija', month.huella]) expect(text, word).toContain(word);

  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const same = { persona: 'Ana Belmonte', ano: 2026, mes: 3, igual: true, firmado: '2026-04-01T08:00:00Z', metodo: 'contrasena' };
  for (const digest of [sha256, file.content.huellaDatos, month.huella]) expect(await verify(token, digest)).toEqual(same);
  // A colleague is told nothing, the company everything.
  expect(await verify((await sessionAt(server, 'LUIS', '2026-04-01T08:00:00Z')).token, month.huella)).toBeNull();
  expect(await verify((await sessionAt(server, 'ADA', '2026-04-01T08:00:00Z')).token, month.huella)).toEqual(same);

  const later = await sessionAt(server, 'ANA', '2026-04-02T08:00:00Z');
  const { content } = await server.call(registros.listado, { filtro_fecha: '2026-03-10' }, later);
  const id = content.items.find(({ clase }) => clase === 'salida')?.id ?? 0;
  await server.call(registros.solicitarCambioHora, { id, hora: '2026-03-10T16:00:00Z', motivo: 'Me fui a las 17' }, later);
  for (const digest of [sha256, month.huella]) expect(await verify(later.token, digest)).toEqual({ ...same, igual: false });
  const changed = await server.call(resumen.exportar, { ...MARZO, formato: 'pdf' }, later);
  expect(textOfPdf(Buffer.from(changed.content.contenido, 'base64'))).toContain('cambiado');
});
