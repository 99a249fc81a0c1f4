import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reparto, type PaginaRepartida } from '@jornada/contract/reparto.ts';
import { PDFDocument } from '@cantoo/pdf-lib';
import { papersPdf, payStatement, restOf, SCAN } from '../../testing/papers.ts';
import { createRepartoWorld, PEOPLE, type RepartoWorld } from '../../testing/reparto-world.ts';

let world: RepartoWorld;
beforeAll(async () => {
  world = await createRepartoWorld();
});
afterAll(() => world.server.close());

const { LUCIA, MIHAI, IRENE, RUBEN } = PEOPLE;
const short = (paginas: readonly PaginaRepartida[]) => paginas.map(({ estado, motivo, persona }) => [estado, motivo ?? persona?.nombre]);

test('each page is found by the number on it; nobody has got anything', async () => {
  const { vista, paginas } = await world.read(await papersPdf([payStatement(MIHAI), payStatement(LUCIA)]));
  expect(vista).toMatchObject({ estado: 'por-mirar', paginas: 2, leidas: 2, problema: null, publicado: null, retirableHasta: null });
  expect(vista.cuentas).toEqual({
    encontradas: 2,
    dudosas: 0,
    deNadie: 0,
    apartadas: 0,
    publicadas: 0,
    porMirar: 2,
    personas: 2,
    deCuantas: 5,
  });
  expect(vista.tira).toEqual(['encontrada', 'encontrada']);
  expect(vista.sinPagina.map(({ nombre }) => nombre)).toEqual(['Carmen Ruiz Navarro', 'Irene Blanco Gil', 'Rubén Aguilar Nieto']);
  expect(short(paginas)).toEqual([
    ['encontrada', 'Mihai Popescu'],
    ['encontrada', 'Lucía Martín Soto'],
  ]);
  const [caja] = paginas[0]?.leidos.map((one) => one.caja) ?? [];
  expect(caja?.x).toBeCloseTo(0.56, 1);
  expect(caja?.y).toBeCloseTo(0.12, 1);
});

test('doubts are told with their reason, and no page goes to somebody by its place', async () => {
  const { vista, paginas } = await world.read(
    await papersPdf([
      payStatement({ nombre: 'Óscar Benítez Lara', documento: '48211907C' }),
      SCAN,
      payStatement({ ...MIHAI, nombre: 'Mihail Popesco' }),
      [...payStatement(IRENE), [RUBEN.nombre, RUBEN.documento]],
      payStatement({ ...LUCIA, mes: '1 a 31 de octubre de 2026' }),
      payStatement({ ...IRENE, numeracion: '1 de 3' }),
      restOf('2 de 3'),
      [...restOf('3 de 3'), [IRENE.documento]],
      [['Una carta para nadie']],
    ]),
  );
  expect(short(paginas)).toEqual([
    ['de-nadie', 'documento-desconocido'],
    ['dudosa', 'sin-texto'],
    ['dudosa', 'nombre-distinto'],
    ['dudosa', 'dos-personas'],
    ['dudosa', 'otro-mes'],
    ['encontrada', IRENE.nombre],
    ['dudosa', 'continua'],
    ['encontrada', IRENE.nombre],
    ['dudosa', 'sin-documento'],
  ]);
  expect(paginas[2]).toMatchObject({ nombreLeido: 'Mihail Popesco', candidatos: [{ nombre: MIHAI.nombre }], persona: null });
  expect(paginas[3]?.candidatos.map(({ nombre }) => nombre)).toEqual([IRENE.nombre, RUBEN.nombre]);
  expect(paginas[6]).toMatchObject({ sigueA: 6, candidatos: [{ nombre: IRENE.nombre }], persona: null });
  expect(vista.cuentas).toMatchObject({ encontradas: 2, dudosas: 6, deNadie: 1, personas: 1 });
  const { content } = await world.server.call(reparto.paginas, { id: vista.id, limit: 3 }, { token: world.token });
  expect(content.items.map(({ estado }) => estado)).toEqual(['de-nadie', 'dudosa', 'dudosa']);
  expect(content.total).toBe(9);
});

describe('a file that cannot be split says why', () => {
  const problemOf = async (bytes: Buffer) => {
    const { vista, paginas } = await world.read(bytes);
    return [vista.estado, vista.problema, paginas.length];
  };

  test('scans without text', async () => {
    expect(await problemOf(await papersPdf([SCAN, SCAN]))).toEqual(['parado', 'sin-texto', 0]);
  });

  test('encrypted, though everybody may open it', async () => {
    const bytes = await papersPdf([payStatement(LUCIA)], (pdf) => pdf.encrypt({ ownerPassword: 'x', userPassword: '' }));
    expect(await problemOf(bytes)).toEqual(['parado', 'cifrado', 0]);
  });

  test('too many pages', async () => {
    const pdf = await PDFDocument.create();
    for (let page = 0; page < 2001; page += 1) pdf.addPage([20, 20]);
    expect(await problemOf(Buffer.from(await pdf.save()))).toEqual(['parado', 'demasiadas-paginas', 0]);
  });

  test('damaged', async () => {
    const bytes = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`;
    expect(await problemOf(Buffer.from(bytes))).toEqual(['parado', 'danado', 0]);
  });

  test('nothing of it can be decided or published', async () => {
    const { vista } = await world.read(await papersPdf([SCAN]));
    const { token, server } = world;
    expect((await server.call(reparto.publicar, { id: vista.id }, { token })).sobre.Error.Code).toBe('reparto.no-se-puede');
    const decided = await server.call(reparto.decidir, { id: vista.id, pagina: 1, persona: null }, { token });
    expect(decided.sobre.Error.Code).toBe('reparto.pagina-no-existe');
  });
});

test('while it is read nothing can be decided, and what does not exist is said', async () => {
  const { server, token, tipoId } = world;
  const { id } = await world.split(await papersPdf([payStatement(LUCIA)]));
  const codes = [
    await server.call(reparto.decidir, { id, pagina: 1, persona: null }, { token }),
    await server.call(reparto.publicar, { id }, { token }),
    await server.call(reparto.uno, { id: id + 999 }, { token }),
    await server.call(reparto.crear, { tipoId: tipoId + 999, titulo: 'X', firma: 'ninguna', ficheros: [1] }, { token }),
    await server.call(reparto.crear, { tipoId, titulo: 'X', firma: 'recibo', plazo: '2026-11-30', ficheros: [1] }, { token }),
    await server.call(reparto.crear, { tipoId, titulo: 'X', firma: 'ninguna', ficheros: [99_999] }, { token }),
  ].map(({ sobre }) => sobre.Error?.Code ?? JSON.stringify(sobre));
  expect(codes).toEqual([
    'reparto.sigue-leyendo',
    'reparto.sigue-leyendo',
    'reparto.no-existe',
    'documentacion.tipo-no-existe',
    'documentacion.plazo-no-valido',
    'ficheros.no-existe',
  ]);
});

test('one that was thrown away is gone with its file', async () => {
  const { server, token } = world;
  const { id, fichero } = await world.split(await papersPdf([payStatement(LUCIA)]));
  expect((await server.call(reparto.borrar, { id }, { token })).status).toBe(200);
  await server.jobs.runDue();
  expect((await server.call(reparto.uno, { id }, { token })).sobre.Error.Code).toBe('reparto.no-existe');
  expect((await server.call(reparto.listado, {}, { token })).content.items.map((one) => one.id)).not.toContain(id);
  const link = await server.app.inject({
    method: 'GET',
    url: `/instancia/ficheros/enlace?id=${fichero.id}`,
    headers: { 'access-token': token },
  });
  expect(link.statusCode).toBe(404);
});
