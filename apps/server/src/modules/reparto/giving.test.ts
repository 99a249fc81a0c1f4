import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { reparto } from '@jornada/contract/reparto.ts';
import { PDFDocument } from '@cantoo/pdf-lib';
import { runSql } from '@jornada/testkit/database/index.ts';
import { everythingIn, hangOn, papersPdf, payStatement, restOf, SCAN, shareDrawings } from '../../testing/papers.ts';
import { createRepartoWorld, PEOPLE, type RepartoWorld } from '../../testing/reparto-world.ts';

let world: RepartoWorld;
beforeAll(async () => {
  world = await createRepartoWorld();
});
afterAll(() => world.server.close());

const { LUCIA, MIHAI, IRENE, RUBEN } = PEOPLE;
const call: RepartoWorld['server']['call'] = (...asked) => world.server.call(...asked);
const admin = () => ({ token: world.token });
const codeOf = (answer: { sobre: { Error: { Code: string } } }): string => answer.sobre.Error.Code;

const given = async (name: Parameters<RepartoWorld['idOf']>[0], titulo: string) => {
  const { content } = await call(documentacion.gestion, { persona: world.idOf(name), limit: 100 }, admin());
  return content.items.filter((one) => one.titulo === titulo && one.estado !== 'retirado');
};
async function fileOf(documentoId: number): Promise<Buffer> {
  const { content } = await call(documentacion.uno, { id: documentoId }, admin());
  const { content: link } = await call(ficheros.enlace, { id: content.fichero.id }, admin());
  const url = `/instancia/ficheros/descargar?token=${encodeURIComponent(link.token)}`;
  return (await world.server.app.inject({ method: 'GET', url })).rawPayload;
}

test('everybody gets their pages as a document of their own, and what is a doubt stays', async () => {
  const titulo = 'Con dudas';
  const { vista } = await world.read(
    await papersPdf([
      payStatement({ ...IRENE, numeracion: '1 de 2' }),
      payStatement(LUCIA),
      [...restOf('2 de 2'), [IRENE.documento]],
      SCAN,
    ]),
    { titulo },
  );
  const done = await world.publish(vista.id);
  expect(done).toMatchObject({ estado: 'por-mirar', publicado: '2026-12-01T09:00:00Z', retirableHasta: '2026-12-01T10:00:00Z' });
  expect(done.cuentas).toMatchObject({ publicadas: 3, encontradas: 0, dudosas: 1, personas: 2 });
  const [irene] = await given('IRENE', titulo);
  const [lucia] = await given('LUCIA', titulo);
  expect(irene).toMatchObject({ titulo, periodo: '2026-11-01', tipo: { id: world.tipoId } });
  expect((await PDFDocument.load(await fileOf(irene?.id ?? 0))).getPageCount()).toBe(2);
  expect((await PDFDocument.load(await fileOf(lucia?.id ?? 0))).getPageCount()).toBe(1);
  expect(await given('MIHAI', titulo)).toEqual([]);
});

test('of the pages of others, and of the file, nothing comes along', async () => {
  const titulo = 'Nada de otros';
  const people = [LUCIA, MIHAI, IRENE, RUBEN];
  const { vista } = await world.read(
    await papersPdf(people.map(payStatement), (pdf) => {
      shareDrawings(
        pdf,
        people.map(({ documento }) => `Secreto de ${documento}`),
      );
      hangOn(pdf, `everybody with ${people.map(({ documento }) => documento).join(' ')}`);
    }),
    { titulo },
  );
  await world.publish(vista.id);
  for (const [name, own] of [
    ['LUCIA', LUCIA],
    ['RUBEN', RUBEN],
  ] as const) {
    const [document] = await given(name, titulo);
    const all = await everythingIn(await fileOf(document?.id ?? 0));
    expect(all).toContain(`Secreto de ${own.documento}`);
    expect(all).toContain(`NIF ${own.documento}`);
    for (const { documento, nombre } of people.filter((one) => one !== own))
      for (const secret of [documento, nombre.split(' ')[0] ?? '']) expect([secret, all.includes(secret)]).toEqual([secret, false]);
    expect(all).not.toContain('everybody');
  }
});

test('nothing is published before somebody has looked at each page, and two clicks publish once', async () => {
  const titulo = 'Dos veces';
  const { vista } = await world.read(await papersPdf([payStatement(LUCIA), payStatement(MIHAI)]), { titulo });
  const { id } = vista;
  expect(codeOf(await call(reparto.publicar, { id }, admin()))).toBe('reparto.faltan-por-mirar');
  expect((await call(reparto.mirar, { id, paginas: [1] }, admin())).content).toEqual({ porMirar: 1 });
  expect((await call(reparto.mirar, { id, paginas: [1, 2, 9] }, admin())).content).toEqual({ porMirar: 0 });
  const both = await Promise.all([call(reparto.publicar, { id }, admin()), call(reparto.publicar, { id }, admin())]);
  expect(both.map(({ content }) => content.estado)).toEqual(['publicando', 'publicando']);
  expect(codeOf(await call(reparto.decidir, { id, pagina: 1, persona: null }, admin()))).toBe('reparto.ya-publicado');
  await world.server.jobs.runDue();
  expect(await world.one(id)).toMatchObject({ estado: 'publicado', cuentas: { publicadas: 2 } });
  expect((await call(reparto.publicar, { id }, admin())).content.estado).toBe('publicado');
  await world.server.jobs.runDue();
  expect(await given('LUCIA', titulo)).toHaveLength(1);
  expect(await given('MIHAI', titulo)).toHaveLength(1);
  expect(codeOf(await call(reparto.borrar, { id }, admin()))).toBe('reparto.ya-publicado');
});

test('somebody decides whose a doubt is, or that nobody gets it, and the log says who', async () => {
  const titulo = 'Decididas';
  const { vista } = await world.read(
    await papersPdf([
      payStatement({ ...IRENE, numeracion: '1 de 2' }),
      restOf('2 de 2'),
      payStatement({ ...MIHAI, nombre: 'Mihail Popesco' }),
      SCAN,
    ]),
    { titulo },
  );
  const { id } = vista;
  const next = await call(reparto.decidir, { id, pagina: 2, persona: world.idOf('IRENE'), sigueA: 1 }, admin());
  expect(next.content).toMatchObject({
    estado: 'encontrada',
    motivo: null,
    persona: { nombre: IRENE.nombre },
    sigueA: 1,
    decidida: true,
    mirada: true,
  });
  const other = await call(reparto.decidir, { id, pagina: 3, persona: world.idOf('RUBEN') }, admin());
  expect(other.content).toMatchObject({ estado: 'encontrada', persona: { nombre: RUBEN.nombre } });
  const nobody = await call(reparto.decidir, { id, pagina: 4, persona: null }, admin());
  expect(nobody.content).toMatchObject({ estado: 'apartada', motivo: 'sin-texto', persona: null });
  const codes = [
    await call(reparto.decidir, { id, pagina: 9, persona: null }, admin()),
    await call(reparto.decidir, { id, pagina: 4, persona: 99_999 }, admin()),
    await call(reparto.decidir, { id, pagina: 4, persona: world.idOf('MIHAI'), sigueA: 3 }, admin()),
    await call(reparto.decidir, { id, pagina: 3, persona: world.idOf('RUBEN'), sigueA: 3 }, admin()),
  ].map(codeOf);
  expect(codes).toEqual([
    'reparto.pagina-no-existe',
    'documentacion.persona-no-existe',
    'reparto.pagina-no-existe',
    'reparto.pagina-no-existe',
  ]);
  expect(await world.publish(id)).toMatchObject({ estado: 'publicado', cuentas: { publicadas: 3, apartadas: 1 } });
  expect(await given('MIHAI', titulo)).toEqual([]);
  expect(await given('RUBEN', titulo)).toHaveLength(1);
  const { content } = await call(auditoria.listado, { accion: 'reparto.decidir' }, admin());
  expect(content.items.filter(({ datos }) => datos['titulo'] === titulo).map(({ datos }) => [datos['pagina'], datos['persona']])).toEqual([
    [4, null],
    [3, RUBEN.nombre],
    [2, IRENE.nombre],
  ]);
});

test('within an hour all is taken back but what was signed; later nothing is', async () => {
  const titulo = 'Mes equivocado';
  const { vista } = await world.read(await papersPdf([payStatement(LUCIA), payStatement(MIHAI)]), { titulo });
  await world.publish(vista.id);
  const [document] = await given('LUCIA', titulo);
  await world.setClock('2026-12-01T09:59:00Z');
  const back = await call(reparto.retirar, { id: vista.id, motivo: 'Era octubre' }, admin());
  expect(back.content).toMatchObject({
    estado: 'por-mirar',
    cuentas: { publicadas: 0, encontradas: 2, porMirar: 0 },
    retirableHasta: null,
  });
  expect(await given('LUCIA', titulo)).toEqual([]);
  const trace = await call(documentacion.uno, { id: document?.id ?? 0 }, admin());
  expect(trace.content.historia.at(-1)).toMatchObject({ accion: 'retirado', texto: 'Era octubre' });
  await world.publish(vista.id);
  expect(await given('LUCIA', titulo)).toHaveLength(1);
  await world.setClock('2026-12-01T10:59:00Z');
  expect(codeOf(await call(reparto.retirar, { id: vista.id, motivo: 'Tarde' }, admin()))).toBe('reparto.fuera-de-plazo');
  expect(await world.one(vista.id)).toMatchObject({ estado: 'publicado', retirableHasta: null });
});

test('taking back while it is being given ends the giving', async () => {
  const titulo = 'Se para';
  const { vista } = await world.read(await papersPdf([payStatement(LUCIA), payStatement(MIHAI)]), { titulo });
  await call(reparto.mirar, { id: vista.id, paginas: [1, 2] }, admin());
  await call(reparto.publicar, { id: vista.id }, admin());
  expect((await call(reparto.retirar, { id: vista.id, motivo: 'No' }, admin())).content).toMatchObject({ estado: 'por-mirar' });
  await world.server.jobs.runDue();
  expect(await world.one(vista.id)).toMatchObject({ estado: 'por-mirar', publicado: null, cuentas: { encontradas: 2 } });
  expect(await given('LUCIA', titulo)).toEqual([]);
});

test('a file that is done is thrown away after thirty days, and the documents stay', async () => {
  const titulo = 'Se tira';
  const { vista } = await world.read(await papersPdf([payStatement(LUCIA)]), { titulo });
  await world.publish(vista.id);
  const sweep = async () => {
    await runSql(world.server.superuserUrl, `insert into pgboss.job (name, data) values ('reparto.barrer', '{}')`);
    await world.server.jobs.runDue();
  };
  await world.setClock('2026-12-30T09:00:00Z');
  await sweep();
  expect(await world.one(vista.id)).toMatchObject({ estado: 'publicado' });
  await world.setClock('2026-12-31T11:30:00Z');
  await sweep();
  expect(codeOf(await call(reparto.uno, { id: vista.id }, admin()))).toBe('reparto.no-existe');
  const [document] = await given('LUCIA', titulo);
  expect((await PDFDocument.load(await fileOf(document?.id ?? 0))).getPageCount()).toBe(1);
});

test('parts count for the room that the company has: where there is none left, nothing is published, and it says so', async () => {
  const small = await createRepartoWorld({ files: { companyBytes: 6_000 } });
  try {
    const { vista } = await small.read(await papersPdf([payStatement(LUCIA), payStatement(MIHAI), payStatement(IRENE)]), {
      titulo: 'Sin sitio',
    });
    await small.server.call(reparto.mirar, { id: vista.id, paginas: [1, 2, 3] }, { token: small.token });
    expect(codeOf(await small.server.call(reparto.publicar, { id: vista.id }, { token: small.token }))).toBe('ficheros.empresa-llena');
    await small.server.jobs.runDue();
    const { content } = await small.server.call(documentacion.gestion, { limit: 100 }, { token: small.token });
    expect([(await small.one(vista.id)).estado, content.items]).toEqual(['por-mirar', []]);
  } finally {
    await small.server.close();
  }
});
