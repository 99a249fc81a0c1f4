import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registros } from '@jornada/contract/registros.ts';
import { resumen } from '@jornada/contract/resumen.ts';
import { createTestCompany, NOCHES, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { workbookFaults } from '../../testing/workbook-faults.ts';
import { live, sessionAt } from './testing/live.ts';
import { textOfPdf, unzip } from './testing/read-files.ts';

let server: TestServer;
let company: TestCompany;

const EVIL = '=HYPERLINK("http://x.example";"ver")';
const MARCH = { ano: 2026, mes: 3 } as const;
const sha256 = (data: Buffer): string => createHash('sha256').update(data).digest('hex');

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-01T00:00:00Z' });
  company = await createTestCompany(server.db, {
    nombre: '+Prueba & Hijos, S.L.',
    ajustes: { usuarioPuedeModificarFichajes: true, resumenApp: false, estadisticasApp: false },
    personas: [
      { userName: 'ANA', nombre: 'Ana Muñoz Öztürk' },
      { userName: 'LUIS' },
      { userName: 'UWE', nombre: 'Uwe Großmann', idioma: 'de', zona: 'Europe/Berlin', pais: 'DE' },
      { userName: 'NOCHE', horario: NOCHES },
      { userName: 'LLENA' },
      { userName: 'SUELTA', horario: null },
    ],
  });
  await live(server, company, 'ANA', [
    ['2026-03-10T07:02:00Z', 'entrada', { observaciones: EVIL }],
    ['2026-03-10T12:00:00Z', 'comida'],
    ['2026-03-10T12:45:00Z', 'volverComida'],
    ['2026-03-10T16:20:00Z', 'salida'],
  ]);
});
afterAll(() => server.close());

async function take(userName: string, input: { formato: 'pdf' | 'xlsx' | 'csv'; ano: number; mes?: number }, at = '2026-03-31T20:00:00Z') {
  const { token } = await sessionAt(server, userName, at);
  const { status, content, sobre } = await server.call(resumen.exportar, input, { token });
  return { status, code: sobre.Error.Code, content, bytes: Buffer.from(content?.contenido ?? '', 'base64'), token };
}

describe('every format', () => {
  test.each(['pdf', 'xlsx', 'csv'] as const)('%s: the digest is that of the bytes, is kept, and tells the file again', async (formato) => {
    const { content, bytes, token } = await take('ANA', { formato, ...MARCH });
    expect(content).toMatchObject({ nombre: `registro-de-jornada-2026-03.${formato}`, sha256: sha256(bytes), filas: 31 });
    const known = (await server.call(resumen.verificar, { sha256: sha256(bytes) }, { token })).content;
    expect(known.emitido).toEqual({
      momento: '2026-03-31T20:00:00Z',
      formato,
      desde: '2026-03-01',
      hasta: '2026-03-31',
      persona: 'Ana Muñoz Öztürk',
      autor: 'Ana Muñoz Öztürk',
      nombre: `registro-de-jornada-2026-03.${formato}`,
      bytes: bytes.length,
    });
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect((await server.call(resumen.verificar, { sha256: sha256(bytes) }, { token })).content).toEqual({
      emitido: null,
      datos: null,
      mes: null,
    });
  });

  test('the digest of the data is the same in all of them, until the record changes', async () => {
    const digestNow = async (formato: 'pdf' | 'xlsx' | 'csv', at: string): Promise<string> =>
      (await take('LUIS', { formato, ...MARCH }, at)).content.huellaDatos;
    const [, salida = 0] = await live(server, company, 'LUIS', [
      ['2026-03-10T07:00:00Z', 'entrada'],
      ['2026-03-10T16:00:00Z', 'salida'],
    ]);
    const before = [await digestNow('pdf', '2026-04-01T10:00:00Z'), await digestNow('xlsx', '2026-04-02T10:00:00Z')];
    expect(new Set([...before, await digestNow('csv', '2026-04-03T10:00:00Z')]).size).toBe(1);
    const { token } = await sessionAt(server, 'LUIS', '2026-04-03T11:00:00Z');
    const moved = { id: salida, hora: '2026-03-10T16:05:00Z', motivo: 'Cerré más tarde' };
    expect((await server.call(registros.solicitarCambioHora, moved, { token })).status).toBe(200);
    expect(before).not.toContain(await digestNow('csv', '2026-04-03T12:00:00Z'));
  });

  test('a PDF carries the seal of the company, by which any reader knows it unchanged; ours too, without its bytes', async () => {
    const { content } = await take('ANA', { formato: 'pdf', ...MARCH });
    const bytes = Buffer.from(content.contenido, 'base64');
    const [, from = '', to = '', rest = ''] = /\/ByteRange\s*\[0 (\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(bytes.toString('latin1')) ?? [];
    const room = bytes.subarray(Number(from) + 1, Number(to) - 1).toString('latin1');
    const coveredBy = (pdf: Buffer): string =>
      sha256(Buffer.concat([pdf.subarray(0, Number(from)), pdf.subarray(Number(to), Number(to) + Number(rest))]));
    const firma = Buffer.from(room, 'hex').toString('base64');
    const { token } = await sessionAt(server, 'LUIS', '2026-04-03T12:00:00Z');
    const judge = async (cubre: string, entero: boolean, by = token) =>
      (await server.call(resumen.verificarSello, { sellos: [{ cubre, firma, entero }] }, { token: by })).content;
    expect(Number(to) + Number(rest)).toBe(bytes.length);
    expect(await judge(coveredBy(bytes), true)).toEqual({ estado: 'intacto', por: 'Jornada: sello de la instalación' });
    expect((await judge(coveredBy(bytes), false)).estado).toBe('ampliado');
    bytes.writeUInt8((bytes[50] ?? 0) ^ 1, 50);
    expect((await judge(coveredBy(bytes), true)).estado).toBe('cambiado');
    const nonsense = { sellos: [{ cubre: content.sha256, firma: 'MAA=', entero: true }] };
    expect((await server.call(resumen.verificarSello, nonsense, { token })).content).toEqual({ estado: 'ajeno', por: '' });
  });

  test("somebody else's file does not exist", async () => {
    const { content } = await take('ANA', { formato: 'csv', ...MARCH });
    const { token } = await sessionAt(server, 'LUIS', '2026-03-31T20:00:00Z');
    expect((await server.call(resumen.verificar, { sha256: content.sha256 }, { token })).content).toEqual({
      emitido: null,
      datos: null,
      mes: null,
    });
  });

  test('is given although the company shows neither summary nor statistics: the record is the person’s own', async () => {
    expect((await take('ANA', { formato: 'csv', ...MARCH })).status).toBe(200);
  });

  test('there is no file of the future, nor of nothing', async () => {
    expect(await take('ANA', { formato: 'csv', ano: 2026, mes: 4 })).toMatchObject({ status: 422, code: 'resumen.periodo-futuro' });
    expect(await take('SUELTA', { formato: 'csv', ...MARCH })).toMatchObject({ status: 404, code: 'resumen.sin-registro' });
  });

  test('what was handed out is never changed nor taken away', async () => {
    await take('ANA', { formato: 'csv', ...MARCH });
    const change = (text: string) => server.db.tenant(company.entidadId, (tx) => tx.query({ name: text.slice(0, 20), text }, []));
    await expect(change("update instancia.exportaciones set formato = 'pdf'")).rejects.toThrow(/permission denied|append-only/);
    await expect(change('delete from instancia.exportaciones')).rejects.toThrow(/permission denied|append-only/);
  });
});

test('the CSV opens in a spreadsheet as it is, adds up to the balance, and runs nothing', async () => {
  const { bytes, token } = await take('ANA', { formato: 'csv', ...MARCH });
  const text = bytes.toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.split('\r\n').every((line) => !/^[=+@-]|;[=+@]|;"[=+@-]/.test(line))).toBe(true);
  expect(text).toContain(`"'${EVIL.replaceAll('"', '""')}"`);
  expect(text).toContain("Empresa;'+Prueba & Hijos, S.L.;");
  const row = text.split('\r\n').find((line) => line.startsWith('2026-03-10'));
  expect(text).toContain('\r\nGenerado;el 2026-03-31 22:00 por Ana Muñoz Öztürk, con Jornada ');
  expect(text).not.toMatch(/\d{2}\/\d{2}\/\d{4}/);
  expect(row?.split(';').slice(0, 19)).toEqual([
    '2026-03-10',
    'martes',
    'Europe/Madrid',
    'Europe/Madrid',
    '8:02 – 13:00 | 13:45 – 17:20',
    'Comida 13:00 – 13:45',
    'en directo',
    '',
    '8:33',
    '8:33',
    '8:00',
    '0:33',
    '',
    '0:00',
    '513',
    '513',
    '480',
    '33',
    '0',
  ]);
  const { balance } = (await server.call(registros.calendario, MARCH, { token })).content;
  const total = text
    .split('\r\n')
    .find((line) => line.startsWith('Total de 2026-03'))
    ?.split(';');
  // 159:27 less than planned; negative differences have a separate column.
  expect(total?.slice(8, 14)).toEqual(['8:33', '8:33', '168:00', '', '159:27', '0:00']);
  expect(total?.slice(14, 18)).toEqual([
    '513',
    String(balance?.trabajadoMinutos),
    String(balance?.previstoMinutos),
    String(balance?.balanceMinutos),
  ]);
});

test('in English the CSV is separated by commas, and holds no formula for whoever opens it with semicolons', async () => {
  const firm = await createTestCompany(server.db, { personas: [{ userName: 'KATE', idioma: 'en' }] });
  await live(server, firm, 'KATE', [['2026-03-10T08:00:00Z', 'entrada', { observaciones: `note;${EVIL}` }]]);
  await expect(take('KATE', { formato: 'csv', ...MARCH })).resolves.toMatchObject({ status: 200 });
  const text = (await take('KATE', { formato: 'csv', ...MARCH })).bytes.toString('utf8');
  expect(text).toContain('\r\n2026-03-09,Monday,Europe/Madrid,');
  expect(text.split(/[;,\t\n]/).filter((cell) => /^["\s]*[=+@]/.test(cell))).toEqual([]);
});

test('the workbook has numbers that add up, dates that are dates, a head that stays, and texts that are texts', async () => {
  const { bytes } = await take('ANA', { formato: 'xlsx', ...MARCH });
  expect(workbookFaults(bytes)).toEqual([]);
  const files = unzip(bytes);
  const [sheet = '', styles = ''] = ['xl/worksheets/sheet1.xml', 'xl/styles.xml'].map((name) => files.get(name));
  expect([...files.values()].some((xml) => /<f[ >]/.test(xml))).toBe(false);
  expect(sheet).toContain('=HYPERLINK(');
  expect(styles).toContain('[h]:mm');
  expect(styles).toContain('dd/mm/yyyy');
  expect(sheet).toContain('state="frozen"');
  // 10 March 2026 in days since 1899-12-30; 8:33 worked, 0:33 more than planned.
  expect(sheet).toContain('<v>46091</v>');
  expect(sheet).toContain(`<v>${513 / 1440}</v>`);
  expect(sheet).toContain(`<v>${33 / 1440}</v>`);
  expect(sheet).not.toMatch(/<v>-/);
});

describe('the PDF', () => {
  test('says whose it is, what was worked and what is missing, in figures of the balance', async () => {
    const { bytes, token, content } = await take('ANA', { formato: 'pdf', ...MARCH });
    const text = textOfPdf(bytes);
    const { balance } = (await server.call(registros.calendario, MARCH, { token })).content;
    // The 31st is not over, so it is in no sum yet.
    expect(balance?.balanceMinutos).toBe(33 - 20 * 480);
    for (const word of ['Muñoz', 'Öztürk', '8:02', '13:45', '17:20', '8:33', '+0:33', '168:00', '−159:27', content.huellaDatos])
      expect(text, word).toContain(word);
  });

  test('of a year ends with the sum of its months', async () => {
    const { bytes } = await take('ANA', { formato: 'pdf', ano: 2026 }, '2026-05-01T08:00:00Z');
    const text = textOfPdf(bytes);
    for (const word of ['Enero', 'Febrero', 'Marzo', 'Abril', '176:00', '160:00', '688:00']) expect(text, word).toContain(word);
  });

  test('has each month on a page of its own, however full its days are', async () => {
    const days = Array.from({ length: 31 }, (_, index) => Temporal.PlainDate.from('2026-03-01').add({ days: index }));
    for (const day of days.filter(({ dayOfWeek }) => dayOfWeek < 6)) {
      const hour = day.dayOfYear < 88 ? 0 : -1;
      const at = (time: string) => `${day.toPlainDateTime(time).add({ hours: hour }).toString()}Z`;
      await live(server, company, 'LLENA', [
        [at('07:02'), 'entrada'],
        [at('09:31'), 'cafe'],
        [at('09:46'), 'volverCafe'],
        [at('12:32'), 'comida'],
        [at('13:47'), 'volverComida'],
        [at('16:25'), 'salida'],
      ]);
    }
    const pagesOf = async ({ bytes }: Awaited<ReturnType<typeof take>>) => (await PDFDocument.load(bytes)).getPageCount();
    const full = await take('LLENA', { formato: 'pdf', ano: 2026 }, '2026-03-31T20:00:00Z');
    expect(textOfPdf(full.bytes)).toContain('8:08');
    // January, February, March, and their sum.
    expect(await pagesOf(full)).toBe(4);
  });

  test('is in German for people who use German', async () => {
    const text = textOfPdf((await take('UWE', { formato: 'pdf', ...MARCH })).bytes);
    for (const word of ['Arbeitszeitnachweis', 'Großmann', 'Prüfsumme', 'Gearbeitet']) expect(text, word).toContain(word);
  });
});

test('an hour that is there twice is told with its offset, and one of the next day with +1', async () => {
  await live(server, company, 'NOCHE', [
    ['2026-10-24T20:00:00Z', 'entrada'],
    ['2026-10-25T01:30:00Z', 'cafe'],
    ['2026-10-25T02:00:00Z', 'volverCafe'],
    ['2026-10-25T05:00:00Z', 'salida'],
  ]);
  const text = (await take('NOCHE', { formato: 'csv', ano: 2026, mes: 10 }, '2026-10-31T12:00:00Z')).bytes.toString('utf8');
  const row = text.split('\r\n').find((line) => line.startsWith('2026-10-24'));
  expect(row).toContain('22:00 – 2:30 (+01:00) +1 | 3:00 +1 – 6:00 +1');
  expect(row).toContain(';540;');
});

test('corrections are told with both hours, who asked, why, and who agreed', async () => {
  const [, salida = 0] = await live(server, company, 'UWE', [
    ['2026-06-10T06:00:00Z', 'entrada'],
    ['2026-06-10T15:10:00Z', 'salida'],
  ]);
  const { token } = await sessionAt(server, 'UWE', '2026-06-10T15:20:00Z');
  await server.call(registros.solicitarCambioHora, { id: salida, hora: '2026-06-10T15:00:00Z', motivo: 'Vertippt' }, { token });
  const text = (await take('UWE', { formato: 'csv', ano: 2026, mes: 6 }, '2026-06-30T18:00:00Z')).bytes.toString('utf8');
  expect(text).toContain(
    'von 17:10 auf 17:00. Beantragt von Uwe Großmann am 2026-06-10 17:20 „Vertippt“. Der Arbeitgeber stimmt vorab zu.',
  );
  expect(text).toContain('direkt | korrigiert');
});

test('the status of a day tells that it went over the daily maximum, and that a correction is not agreed to yet', async () => {
  const [LONG, MOVED] = ['2026-03-12', '2026-03-13'];
  const firm = await createTestCompany(server.db, { personas: [{ userName: 'LARGA' }] });
  await live(server, firm, 'LARGA', [
    [`${LONG}T06:00:00Z`, 'entrada'],
    [`${LONG}T16:30:00Z`, 'salida'],
    [`${MOVED}T07:00:00Z`, 'entrada'],
  ]);
  const [salida = 0] = await live(server, firm, 'LARGA', [[`${MOVED}T15:00:00Z`, 'salida']]);
  const { token } = await sessionAt(server, 'LARGA', `${MOVED}T15:10:00Z`);
  const moved = { id: salida, hora: `${MOVED}T14:00:00Z`, motivo: 'Salí antes' };
  expect((await server.call(registros.solicitarCambioHora, moved, { token })).status).toBe(200);
  const rows = (await take('LARGA', { formato: 'csv', ...MARCH })).bytes.toString('utf8').split('\r\n');
  const statusOf = (fecha: string) => rows.find((line) => line.startsWith(fecha))?.split(';')[7];
  expect(statusOf(LONG)?.replace('\u00a0', ' ')).toBe('Supera el máximo diario de 9:00 h');
  expect(statusOf(MOVED)).toBe('Corrección pendiente de respuesta');
  expect(statusOf('2026-03-11')).not.toContain('máximo');
});
