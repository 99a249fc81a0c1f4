import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exporteGeneral, exportes } from '@jornada/contract/exportes/calls.ts';
import { urlOf } from '../../platform/http/router.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { live, sessionAt } from '../resumen/testing/live.ts';
import { textOfPdf } from '../resumen/testing/read-files.ts';

let server: TestServer;
let company: TestCompany;

const REMARK = 'Una observación que dice más de lo que cabe en una línea del papel.';

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-01T00:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: [
      { userName: 'JEFA', nombre: 'Julia Pons', roles: ['admin'] },
      { userName: 'LLENA', nombre: 'Lola Llena' },
    ],
  });
  const begin = Temporal.PlainDate.from('2026-03-01');
  for (const day of Array.from({ length: 31 }, (_, index) => begin.add({ days: index }))) {
    const at = (time: string) => `${day.toString()}T${time}:00Z`;
    await live(server, company, 'LLENA', [
      [at('06:02'), 'entrada', { observaciones: REMARK }],
      [at('08:31'), 'cafe'],
      [at('08:46'), 'volverCafe'],
      [at('12:32'), 'comida'],
      [at('13:17'), 'volverComida'],
      [at('15:25'), 'salida'],
    ]);
  }
});
afterAll(() => server.close());

/** The pages of the PDF of an export, and its text. */
async function pdfOf(clase: 'mensual' | 'inspeccion') {
  const jefa = await sessionAt(server, 'JEFA', '2026-04-01T08:00:00Z');
  const { content } = await server.call(exportes.crear, { clase, idioma: 'es', desde: '2026-03-01', hasta: '2026-03-31' }, jefa);
  while ((await server.jobs.runDue()) > 0);
  const { token } = (await server.call(exportes.enlace, { id: content.id }, jefa)).content;
  const url = `${urlOf(exporteGeneral.descargar)}?${new URLSearchParams({ token }).toString()}`;
  const files = unzipSync((await server.app.inject({ method: 'GET', url })).rawPayload);
  const bytes = Buffer.from(Object.entries(files).find(([name]) => name.endsWith('.pdf'))?.[1] ?? []);
  return { text: textOfPdf(bytes), pages: bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length };
}

test('a monthly summary is one page for each person, however full the days are', async () => {
  const { text, pages } = await pdfOf('mensual');
  expect(pages).toBe(2);
  for (const word of ['Julia Pons', 'Lola Llena', 'Resumen mensual']) expect(text).toContain(word);
});

test('the record for the inspectorate keeps its remarks, on more pages where they need them', async () => {
  const { text, pages } = await pdfOf('inspeccion');
  expect(pages).toBeGreaterThanOrEqual(2);
  expect(text.split(REMARK)).toHaveLength(32);
});
