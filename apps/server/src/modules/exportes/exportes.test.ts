import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { contratos } from '@jornada/contract/contratos.ts';
import { empresa } from '@jornada/contract/empresa.ts';
import { firmas } from '@jornada/contract/firmas/calls.ts';
import { exporteGeneral, exportes } from '@jornada/contract/exportes/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { composed } from '../../platform/database/pool.ts';
import { urlOf } from '../../platform/http/router.ts';
import { findSeals } from '../../platform/seal/verify.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { workbookFaults } from '../../testing/workbook-faults.ts';
import { live, sessionAt } from '../resumen/testing/live.ts';
import { textOfPdf } from '../resumen/testing/read-files.ts';
import { BARRER } from './jobs.ts';

let server: TestServer;
let company: TestCompany;
let admin: { token: string };

const EVIL = '=HYPERLINK("http://x.example";"ver")';
const MARCH = { desde: '2026-03-01', hasta: '2026-03-31' } as const;
const AFTER = '2026-04-01T08:00:00Z';

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-01T00:00:00Z' });
  company = await createTestCompany(server.db, {
    nombre: '+Prueba & Hijos, S.L.',
    ajustes: { usuarioPuedeModificarFichajes: true },
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'OTRA', nombre: 'Olga Ruiz', roles: ['admin'] },
      { userName: 'ANA', nombre: 'Ana Muñoz Öztürk' },
      { userName: 'ISLA', nombre: 'Iria Sosa', zona: 'Atlantic/Canary' },
    ],
  });
  const [entrada = 0] = await live(server, company, 'ANA', [
    ['2026-03-10T07:02:00Z', 'entrada', { observaciones: EVIL }],
    ['2026-03-10T12:00:00Z', 'comida'],
    ['2026-03-10T12:45:00Z', 'volverComida'],
    ['2026-03-10T16:20:00Z', 'salida'],
  ]);
  const { token } = await sessionAt(server, 'ANA', '2026-03-11T08:00:00Z');
  const moved = { id: entrada, hora: '2026-03-10T06:58:00Z', motivo: '@SUM(1)' };
  expect((await server.call(registros.solicitarCambioHora, moved, { token })).status).toBe(200);
  await live(server, company, 'ISLA', [
    ['2026-03-12T08:00:00Z', 'entrada'],
    ['2026-03-12T16:00:00Z', 'salida'],
  ]);
  admin = await sessionAt(server, 'ADMIN', AFTER);
  const facts = { desde: '2026-01-01', porMil: 500, duracion: 'indefinido', complementariasPorCien: 10, voluntarias: false } as const;
  expect((await server.call(contratos.guardar, { persona: company.personas['ANA'] ?? 0, version: 0, ...facts }, admin)).status).toBe(200);
  const typed = { persona: company.personas['ANA'] ?? 0, version: 1, naf: '28/12345678/40' };
  const wrong = await server.call(contratos.guardarNaf, { ...typed, naf: '281234567804' }, admin);
  expect(wrong.sobre.Error).toMatchObject({
    Code: 'contratos.naf-no-valido',
    Fields: { naf: expect.stringContaining('28\u00A012345678\u00A040') as string },
  });
  expect((await server.call(contratos.guardarNaf, typed, admin)).content).toMatchObject({ naf: '281234567840', version: 2 });
  const { version } = (await server.call(empresa.ver, {}, admin)).content;
  await server.call(empresa.guardar, { version, ccc: '28 1234567 42' }, admin);
  await server.call(firmas.guardarAjustes, { activa: true, hastaDia: 3, metodos: ['contrasena'], version: 0 }, admin);
  const isla = await sessionAt(server, 'ISLA', AFTER);
  const { huella, textoVersion } = (await server.call(firmas.mes, { ano: 2026, mes: 3 }, isla)).content;
  const signed = { ano: 2026, mes: 3, huella, textoVersion, Prueba: { Password: TEST_PASSWORD } };
  expect((await server.call(firmas.firmar, signed, isla)).sobre.Error.Code).toBe('');
});
afterAll(() => server.close());

const runJobs = async (): Promise<void> => {
  while ((await server.jobs.runDue()) > 0);
};
const create = async (input: Record<string, unknown>, who = admin) => server.call(exportes.crear, { ...MARCH, ...input }, who);
const list = async (who = admin) => (await server.call(exportes.listado, {}, who)).content.items;

async function fetchArchive(id: number, who = admin) {
  const { content } = await server.call(exportes.enlace, { id }, who);
  const url = `${urlOf(exporteGeneral.descargar)}?${new URLSearchParams({ token: content.token }).toString()}`;
  return { url, answer: await server.app.inject({ method: 'GET', url }) };
}
/** As if a process was making it for the nth time, and had been killed if it has not said so since. */
const DEAD = composed(
  `update instancia.exportes set estado = 'en-curso', intentos = $3, latido = $4 where entidad_id = $1 and exporte_id = $2`,
);
const dieAtTry = (intentos: number, id: number, latido = '2026-03-31T00:00:00Z') =>
  server.db.tenant(company.entidadId, (tx) => tx.query(DEAD, [company.entidadId, id, intentos, latido]));

/** An export and what is in it. `dies`: its process is killed once. */
async function make(input: Record<string, unknown>, { dies = false } = {}) {
  const { content } = await create(input);
  if (dies) await dieAtTry(1, content.id);
  await runJobs();
  const { answer } = await fetchArchive(content.id);
  expect(answer.statusCode).toBe(200);
  const files = Object.fromEntries(Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, Buffer.from(bytes)]));
  const [row] = await list();
  return { id: content.id, files, row, bytes: answer.rawPayload, text: (name: string) => files[name]?.toString('utf8') ?? '' };
}

describe('for the inspectorate', () => {
  test('everybody in four formats, each with its digest, corrections with both sides, and no formula', async () => {
    const { files, row, bytes, text } = await make({ clase: 'inspeccion', idioma: 'es' });
    expect(Object.keys(files).toSorted()).toEqual([
      'LEEME.txt',
      'SHA256SUMS',
      'registro-de-jornada.csv',
      'registro-de-jornada.json',
      'registro-de-jornada.pdf',
      'registro-de-jornada.xlsx',
      'totales-por-mes.csv',
    ]);
    const sha = (data: Buffer): string => createHash('sha256').update(data).digest('hex');
    expect(row).toMatchObject({ estado: 'listo', hecho: 4, total: 4, archivo: { sha256: sha(bytes), bytes: bytes.length } });
    for (const { nombre, sha256 } of row?.archivo?.ficheros ?? []) {
      expect(sha(files[nombre] ?? Buffer.alloc(0))).toBe(sha256);
      expect(text('SHA256SUMS')).toContain(`${sha256}  ${nombre}\n`);
    }
    const csv = text('registro-de-jornada.csv');
    expect(csv).toContain('Ana Muñoz Öztürk;ANA;28 12345678 40;');
    expect(csv).toContain(';28 1234567 42;');
    expect(text('totales-por-mes.csv')).toContain('Ana Muñoz Öztürk;ANA;28 12345678 40;');
    expect(textOfPdf(files['registro-de-jornada.pdf'] ?? Buffer.alloc(0))).toContain('NAF 28 12345678 40');
    expect(csv).toContain(`'=HYPERLINK`);
    expect(csv).not.toMatch(/(?:^|[;\n"])[=+@-](?=[A-Z(])/m);
    expect(csv).toContain('8:02');
    expect(csv).toContain('«@SUM(1)»');
    const { personas } = JSON.parse(text('registro-de-jornada.json')) as {
      personas: {
        persona: { nombre: string; documento: string };
        dias: { fecha: string; correcciones: object[] }[];
        regimenes: object[];
        excesos: object[];
        confirmaciones: object[];
      }[];
    };
    const ana = personas.find(({ persona }) => persona.documento === 'ANA');
    expect(personas.map(({ persona }) => persona.nombre)).toEqual(['Alba Ríos', 'Ana Muñoz Öztürk', 'Iria Sosa', 'Olga Ruiz']);
    expect(ana?.dias.find(({ fecha }) => fecha === '2026-03-10')?.correcciones).toMatchObject([
      { momentoAntes: '2026-03-10T07:02:00Z', momentoNuevo: '2026-03-10T06:58:00Z', motivo: '@SUM(1)', propuestaPor: 'Ana Muñoz Öztürk' },
    ]);
    expect(ana).toMatchObject({
      regimenes: [{ desde: '2026-01-01', porMil: 500, duracion: 'indefinido' }],
      excesos: [{ fecha: '2026-03-10', complementaria: 37, flexible: 0 }],
      confirmaciones: [],
    });
    expect(csv).toContain(';Jornada parcial (50 %), Indefinido;');
    const isla = personas.find(({ persona }) => persona.documento === 'ISLA');
    expect(isla?.confirmaciones).toMatchObject([{ mes: '2026-03', estado: 'firmado', momento: AFTER, metodo: 'contrasena' }]);
    expect(text('totales-por-mes.csv')).toContain('Confirmado, 2026-04-01 9:00, contraseña');
    const pdf = textOfPdf(files['registro-de-jornada.pdf'] ?? Buffer.alloc(0));
    expect(pdf).toContain('Ana Muñoz Öztürk');
    // Any reader says whether it has changed since.
    expect(findSeals(files['registro-de-jornada.pdf'] ?? Buffer.alloc(0))).toEqual([
      expect.objectContaining({ isIntact: true, isWhole: true, isPades: true }),
    ]);
    const sheets = Object.keys(unzipSync(files['registro-de-jornada.xlsx'] ?? new Uint8Array()));
    expect(sheets.filter((name) => name.includes('worksheets'))).toHaveLength(4);
    expect(workbookFaults(files['registro-de-jornada.xlsx'] ?? new Uint8Array())).toEqual([]);
  });

  test('one centre only, in the language that was asked for', async () => {
    const centro = company.centroIds.at(-1);
    const { text } = await make({ clase: 'inspeccion', centro, idioma: 'de' });
    const csv = text('arbeitszeiten.csv');
    expect(csv.split('\r\n')[0]).toContain('Person;Ausweisnummer;NAF;Standort');
    expect(csv).toContain('Iria Sosa');
    expect(csv).not.toContain('Ana');
  });
});

test('representatives get names and hours: no ID number, no contract, no remark, no history; a process that is killed does not matter', async () => {
  const { files, text } = await make({ clase: 'representantes', idioma: 'es' }, { dies: true });
  const all = Object.keys(files).map(text).join('\n');
  expect(text('registro-de-jornada.csv')).toContain('Ana Muñoz Öztürk;');
  for (const hidden of [';ANA;', 'HYPERLINK', '@SUM', 'Jornada parcial', 'Confirmado', '12345678', '1234567 42'])
    expect(all).not.toContain(hidden);
  const book = unzipSync(files['registro-de-jornada.xlsx'] ?? new Uint8Array());
  expect(
    Object.values(book)
      .map((part) => Buffer.from(part).toString())
      .join(''),
  ).not.toMatch(/HYPERLINK|@SUM|>ANA<|Jornada parcial|Confirmado/);
});

test('the payroll program is told its own codes, by a template of the company', async () => {
  const definicion = {
    columnas: ['documento', 'codigo', 'cantidad'],
    codigos: { trabajado: 'H1', complementaria: 'C9' },
    separador: ',',
    decimal: '.',
    unidad: 'minutos',
    cabecera: false,
    sinCeros: true,
  };
  const saved = await server.call(exportes.guardarPlantilla, { nombre: 'La nuestra', definicion }, admin);
  expect(saved.status).toBe(200);
  const own = await make({ clase: 'nominas', plantilla: saved.content.id });
  expect(own.text('nominas.csv')).toContain('ANA,H1,');
  expect(own.text('nominas.csv')).toContain('ANA,C9,37\r\n');
  expect((await create({ clase: 'nominas', plantilla: '999' })).status).toBe(422);
  expect((await server.call(exportes.guardarPlantilla, { nombre: 'la NUESTRA', definicion }, admin)).sobre.Error.Code).toBe(
    'exportes.plantilla-repetida',
  );
  expect(
    (await server.call(exportes.guardarPlantilla, { id: Number(saved.content.id), version: 9, nombre: 'X', definicion }, admin)).sobre.Error
      .Code,
  ).toBe('general.cambiado-entretanto');
});

test('summaries of each month, and the audit log with what was asked for', async () => {
  const monthly = await make({ clase: 'mensual', idioma: 'es' });
  expect(monthly.text('resumenes-mensuales.csv')).toContain('Iria Sosa;ISLA;');
  expect(workbookFaults(monthly.files['resumenes-mensuales.xlsx'] ?? new Uint8Array())).toEqual([]);
  const log = await make({ clase: 'auditoria', desde: '2026-03-01', hasta: '2026-04-01', idioma: 'es' });
  const entries = JSON.parse(log.text('auditoria.json')) as { accion: string }[];
  expect(entries.map(({ accion }) => accion)).toContain('exportes.pedir');
  expect(log.text('auditoria.csv')).toContain('Pidió una exportación');
  expect(workbookFaults(log.files['auditoria.xlsx'] ?? new Uint8Array())).toEqual([]);
});

describe('who may', () => {
  test('only who asked sees and fetches it, once for each link, and all of it is written down', async () => {
    const other = await sessionAt(server, 'OTRA', AFTER);
    const { content } = await create({ clase: 'representantes' });
    await runJobs();
    expect(await list(other)).toEqual([]);
    expect((await server.call(exportes.enlace, { id: content.id }, other)).status).toBe(404);
    expect((await server.call(exportes.quitar, { id: content.id }, other)).status).toBe(404);
    const { url, answer } = await fetchArchive(content.id);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect((await server.app.inject({ method: 'GET', url })).statusCode).toBe(404);
    const { items } = (await server.call(auditoria.listado, { limit: 10 }, admin)).content;
    expect(items.map(({ accion }) => accion)).toEqual(expect.arrayContaining(['exportes.descargar', 'exportes.pedir']));
  });

  test('periods that are none, centres and templates of nobody are refused', async () => {
    expect((await create({ clase: 'inspeccion', hasta: '2026-02-01' })).sobre.Error.Code).toBe('exportes.periodo-no-valido');
    expect((await create({ clase: 'inspeccion', desde: '2016-02-01' })).sobre.Error.Code).toBe('exportes.periodo-no-valido');
    expect((await create({ clase: 'inspeccion', centro: 999_999 })).sobre.Error.Code).toBe('exportes.centro-no-existe');
    expect((await create({ clase: 'nominas' })).sobre.Error.Code).toBe('exportes.plantilla-no-existe');
  });
});

describe('the job', () => {
  test('five wait at most, however many are asked for at once', async () => {
    const asked = await Promise.all(Array.from({ length: 20 }, () => create({ clase: 'representantes' })));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(asked.filter(({ sobre }) => sobre.Error.Code === 'exportes.demasiados')).toHaveLength(15);
    // One that waits can be given up: its job then finds nothing to do.
    const taken = asked.filter(({ status }) => status === 200);
    for (const { content } of taken) expect((await server.call(exportes.quitar, { id: content.id }, admin)).status).toBe(200);
    await runJobs();
    expect((await list()).filter(({ estado }) => estado !== 'listo')).toEqual([]);
  });

  test('one waits while another process makes one of the same person', async () => {
    const first = (await create({ clase: 'representantes' })).content;
    await dieAtTry(1, first.id, AFTER);
    const second = (await create({ clase: 'representantes' })).content;
    await runJobs();
    const states = async () => (await list()).slice(0, 2).map(({ id, estado }) => [id, estado]);
    expect(await states()).toEqual([
      [second.id, 'espera'],
      [first.id, 'en-curso'],
    ]);
    await dieAtTry(3, first.id);
    await server.jobs.send(BARRER, {});
    await runJobs();
    expect(await states()).toEqual([
      [second.id, 'listo'],
      [first.id, 'fallido'],
    ]);
  });

  test('one whose process dies again and again fails clearly', async () => {
    const { content } = await create({ clase: 'representantes' });
    await dieAtTry(3, content.id);
    await runJobs();
    expect((await list())[0]).toMatchObject({ id: content.id, estado: 'fallido', problema: 'interrumpido' });
  });

  test('after a week it is gone, archive and all', async () => {
    const made = (await list()).filter(({ estado }) => estado === 'listo');
    expect(made).not.toEqual([]);
    admin = await sessionAt(server, 'ADMIN', '2026-04-09T08:00:00Z');
    await server.jobs.send(BARRER, {});
    await runJobs();
    expect(await list()).toEqual([]);
    expect((await server.call(exportes.enlace, { id: made[0]?.id ?? 0 }, admin)).status).toBe(404);
  });
});
