import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { DOCUMENTOS_DE_UN_TIPO, DOCUMENTOS_LISTADOS } from '@jornada/contract/listas.ts';
import { composed } from '../../platform/database/pool.ts';
import { createDocumentsWorld, pagesPdf, TEST_PIN, type DocumentsWorld } from '../../testing/documents-world.ts';

let world: DocumentsWorld;
let pin: string;
beforeAll(async () => {
  world = await createDocumentsWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.server.clock.set('2026-03-10T09:00:00Z');
  pin = await world.typePin(world.tokens.ANA);
});

const call: DocumentsWorld['server']['call'] = (...asked) => world.server.call(...asked);
const ana = () => ({ token: world.tokens.ANA, pin });
const hr = () => ({ token: world.tokens.JEFA });
const codeOf = (answer: { sobre: { Error: { Code: string } } }): string => answer.sobre.Error.Code;

test('a company begins with six kinds, and its people see those of which they have something', async () => {
  const { content } = await call(documentacion.tiposGestion, {}, hr());
  expect(content.items.map(({ nombre }) => nombre).toSorted()).toEqual(
    ['Certificados', 'Contrato y anexos', 'Formación', 'Nóminas', 'Otros', 'Prevención'].toSorted(),
  );
  expect((await call(documentacion.tipos, {}, ana())).content).toMatchObject({
    items: [],
    porFirmar: [],
    total: 0,
    porLlegar: [],
    enviados: { total: 0 },
  });
  // Pay is to come only where the company has published some.
  const pay = { titulo: 'Nómina de febrero', tipoId: world.kinds.get('nomina') ?? 0, periodo: '2026-02-01' };
  await world.give({ ...pay, personas: [world.ids.LUIS] });
  expect((await call(documentacion.tipos, {}, ana())).content).toMatchObject({ items: [], porLlegar: [{ nombre: 'Nóminas' }] });
  await world.give(pay);
  const { content: own } = await call(documentacion.tipos, {}, ana());
  expect(own.items).toMatchObject([
    { clase: 'nomina', nombre: 'Nóminas', documentos: 1, nuevos: 1, porFirmar: 0, ultimo: { titulo: 'Nómina de febrero' } },
  ]);
  expect(own.porLlegar).toEqual([]);
});

test('one file for many is stored once, and each has a document of their own', async () => {
  const stored = (): number => world.onDisk().filter((path) => path.startsWith('files')).length;
  const before = stored();
  const ids = await world.give({ titulo: 'Para todos', personas: [world.ids.ANA, world.ids.LUIS, world.ids.ANA] });
  expect(ids).toHaveLength(2);
  expect(stored()).toBe(before + 1);
  const [first = 0, second = 0] = ids;
  expect(await world.read(first)).toMatchObject({ titulo: 'Para todos', nuevo: true, paginas: 1, de: 'Persona JEFA' });
  expect(codeOf(await call(documentacion.documento, { id: second }, ana()))).toBe('documentacion.no-existe');
  expect(await world.read(second, 'LUIS')).toMatchObject({ titulo: 'Para todos' });
});

test('what was seen counts page by page, and the first look is in the history', async () => {
  const [id = 0] = await world.give({ titulo: 'Tres páginas', paginas: 3, firma: 'recibo' });
  expect((await call(documentacion.verPaginas, { id, paginas: [3, 1] }, ana())).content).toEqual({ vistas: [1, 3], faltan: 1 });
  expect(await world.read(id)).toMatchObject({ nuevo: false, porFirmar: 'recibo', vistas: [1, 3] });
  expect((await call(documentacion.verPaginas, { id, paginas: [2] }, ana())).content).toEqual({ vistas: [1, 2, 3], faltan: 0 });
  const { historia } = await world.read(id);
  expect(historia.map(({ accion, propio, paginas }) => [accion, propio, paginas])).toEqual([
    ['publicado', false, null],
    ['abierto', true, 2],
    ['visto', true, 3],
  ]);
  expect(
    codeOf(
      await call(documentacion.verPaginas, { id, paginas: [1] }, { token: world.tokens.LUIS, pin: await world.typePin(world.tokens.LUIS) }),
    ),
  ).toBe('documentacion.no-existe');
});

test('signing opens when all pages were seen, and is kept with its words, digest, instant and device', async () => {
  const [id = 0] = await world.give({ titulo: 'Riesgos del puesto', paginas: 2, firma: 'recibo', plazo: '2026-03-20' });
  const shown = await world.read(id);
  expect(shown.firma).toMatchObject({ clase: 'recibo', textoVersion: 1, metodos: ['pin'], hecha: null });
  const asked = { id, huella: shown.huella, textoVersion: 1, conforme: true, Prueba: { Pin: TEST_PIN } };
  await call(documentacion.verPaginas, { id, paginas: [1] }, ana());
  const early = await call(documentacion.firmar, asked, ana());
  expect([codeOf(early), early.sobre.Error.Message]).toEqual([
    'documentacion.faltan-paginas',
    'Te falta una página por ver. Mírala y podrás firmar.',
  ]);
  await call(documentacion.verPaginas, { id, paginas: [2] }, ana());
  expect(codeOf(await call(documentacion.firmar, { ...asked, huella: 'a'.repeat(64) }, ana()))).toBe('documentacion.ha-cambiado');
  expect(codeOf(await call(documentacion.firmar, { ...asked, textoVersion: 2 }, ana()))).toBe('documentacion.ha-cambiado');
  expect(codeOf(await call(documentacion.firmar, { ...asked, conforme: false, motivo: 'No' }, ana()))).toBe('documentacion.sin-firma');
  expect(codeOf(await call(documentacion.firmar, { ...asked, Prueba: { Pin: '9999' } }, ana()))).toBe('documentacion.pin-no-valido');
  const { content } = await call(documentacion.firmar, asked, ana());
  expect(content.firma?.hecha).toMatchObject({
    accion: 'firmado',
    metodo: 'pin',
    momento: '2026-03-10T09:00:00Z',
    propio: true,
    texto: shown.firma?.texto,
    huella: shown.huella,
    paginas: 2,
  });
  expect(shown.firma?.texto).toContain('«Riesgos del puesto», de 2 páginas');
  expect(content.porFirmar).toBeNull();
});

test('a signature that is sent again, or twice at once, is one', async () => {
  const [id = 0] = await world.give({ titulo: 'Dos veces', firma: 'recibo' });
  await call(documentacion.verPaginas, { id, paginas: [1] }, ana());
  const { huella } = await world.read(id);
  const asked = { id, huella, textoVersion: 1, conforme: true, Prueba: { Pin: TEST_PIN } };
  const both = await Promise.all([call(documentacion.firmar, asked, ana()), call(documentacion.firmar, asked, ana())]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  // Not even the PIN is looked at again.
  expect((await call(documentacion.firmar, { ...asked, Prueba: { Pin: '9999' } }, ana())).status).toBe(200);
  expect((await world.read(id)).historia.filter(({ accion }) => accion === 'firmado')).toHaveLength(1);
});

test('whoever does not agree says why, and that is their answer', async () => {
  const [id = 0] = await world.give({ titulo: 'Anexo', firma: 'conforme', tipoId: world.kinds.get('contrato') ?? 0 });
  await call(documentacion.verPaginas, { id, paginas: [1] }, ana());
  const { huella } = await world.read(id);
  const asked = { id, huella, textoVersion: 1, conforme: false, Prueba: { Pin: TEST_PIN } };
  expect(codeOf(await call(documentacion.firmar, { ...asked, motivo: '  ' }, ana()))).toBe('documentacion.falta-motivo');
  const { content } = await call(documentacion.firmar, { ...asked, motivo: 'La jornada no es esa.' }, ana());
  expect(content.firma?.hecha).toMatchObject({ accion: 'disconforme', texto: 'La jornada no es esa.', metodo: 'pin' });
  expect(codeOf(await call(documentacion.firmar, { ...asked, conforme: true }, ana()))).toBe('documentacion.ya-firmado');
  expect((await call(documentacion.gestion, { estado: 'disconforme' }, hr())).content.items.map((one) => one.id)).toContain(id);
});

test('a document is taken back within an hour, with a trace, and never once it is signed', async () => {
  const [id = 0] = await world.give({ titulo: 'Por error' });
  const [signed = 0] = await world.give({ titulo: 'Firmado ya', firma: 'recibo' });
  await world.sign(signed, 1);
  expect(codeOf(await call(documentacion.retirar, { id: signed, motivo: 'Error' }, hr()))).toBe('documentacion.ya-firmado');
  const [late = 0] = await world.give({ titulo: 'Tarde' });
  const { content } = await call(documentacion.retirar, { id, motivo: 'Era de otra persona' }, hr());
  expect(content).toMatchObject({ estado: 'retirado', retirableHasta: null });
  expect(content.historia.at(-1)).toMatchObject({ accion: 'retirado', texto: 'Era de otra persona', autor: 'Persona JEFA' });
  expect(codeOf(await call(documentacion.documento, { id }, ana()))).toBe('documentacion.no-existe');
  expect((await call(documentacion.listado, {}, ana())).content.items.map((one) => one.id)).not.toContain(id);
  world.server.clock.advance({ minutes: 60 });
  const { Token: token } = await world.server.signIn('JEFA');
  expect(codeOf(await call(documentacion.retirar, { id: late, motivo: 'Tarde' }, { token }))).toBe('documentacion.fuera-de-plazo');
});

test('later it is replaced: the old one stays, cannot be signed, and counts again if the new one is taken back', async () => {
  const [old = 0] = await world.give({ titulo: 'Versión 1', firma: 'recibo' });
  await call(documentacion.verPaginas, { id: old, paginas: [1] }, ana());
  const { huella } = await world.read(old);
  await expect(world.give({ titulo: 'Versión 2', sustituyeA: old, personas: [world.ids.LUIS] })).rejects.toThrow(
    'documentacion.otra-persona',
  );
  const [fresh = 0] = await world.give({ titulo: 'Versión 2', firma: 'recibo', sustituyeA: old });
  await expect(world.give({ titulo: 'Versión 3', sustituyeA: old })).rejects.toThrow('documentacion.ya-sustituido');
  expect(await world.read(old)).toMatchObject({ porFirmar: null, sustituidoPor: { id: fresh, titulo: 'Versión 2' } });
  expect(await world.read(fresh)).toMatchObject({ sustituyeA: { id: old, titulo: 'Versión 1' } });
  const asked = { id: old, huella, textoVersion: 1, conforme: true, Prueba: { Pin: TEST_PIN } };
  expect(codeOf(await call(documentacion.firmar, asked, ana()))).toBe('documentacion.ha-cambiado');
  await call(documentacion.retirar, { id: fresh, motivo: 'Tampoco era' }, hr());
  expect(await world.read(old)).toMatchObject({ porFirmar: 'recibo', sustituidoPor: null });
});

test('lists find by kind, year and words; the year is that of the period', async () => {
  const tipoId = world.kinds.get('certificado') ?? 0;
  await world.give({ titulo: 'Retenciones de 2024', tipoId, periodo: '2024-01-01' });
  await world.give({ titulo: 'Retenciones de 2025', tipoId, periodo: '2025-01-01' });
  const list = async (input: object) => (await call(documentacion.listado, { tipo: tipoId, ...input }, ana())).content;
  expect(await list({})).toMatchObject({
    total: 2,
    anos: [2025, 2024],
    items: [{ titulo: 'Retenciones de 2025' }, { titulo: 'Retenciones de 2024' }],
  });
  expect((await list({ ano: 2024 })).items.map(({ titulo }) => titulo)).toEqual(['Retenciones de 2024']);
  expect((await list({ texto: 'DE 2025' })).items.map(({ titulo }) => titulo)).toEqual(['Retenciones de 2025']);
  expect(await list({ start: 1, limit: 1 })).toMatchObject({ total: 2, items: [{ titulo: 'Retenciones de 2024' }] });
});

test('of very many only so many are counted, and the latest of them shows', async () => {
  const tipoId = world.kinds.get('prevencion') ?? 0;
  const [id = 0] = await world.give({ titulo: 'El primero', tipoId, periodo: '2025-01-01', personas: [world.ids.LUIS] });
  const copy = `
    insert into instancia.documentos (entidad_id, usuario_id, tipo_documento_id, contenido_id, titulo, firma, publicado, autor_id, abierto, dia)
    select entidad_id, usuario_id, tipo_documento_id, contenido_id, 'Número ' || n, 'ninguna', publicado, autor_id, publicado, dia + n
    from instancia.documentos, generate_series(1, 300) n where entidad_id = $1 and documento_id = $2`;
  await world.server.db.tenant(world.company.entidadId, (tx) => tx.query(composed(copy), [world.company.entidadId, id]));
  const luis = { token: world.tokens.LUIS, pin: await world.typePin(world.tokens.LUIS) };
  const { items } = (await call(documentacion.tipos, {}, luis)).content;
  expect(items.find((one) => one.id === tipoId)).toMatchObject({
    documentos: DOCUMENTOS_DE_UN_TIPO + 1,
    nuevos: 1,
    porFirmar: 0,
    ultimo: { titulo: 'Número 300' },
  });
  const page = async (start: number) => (await call(documentacion.listado, { tipo: tipoId, start, limit: 50 }, luis)).content;
  expect(await page(0)).toMatchObject({ total: DOCUMENTOS_LISTADOS + 1, anos: [2025] });
  expect((await page(100)).items).toHaveLength(50);
  expect(await page(300)).toMatchObject({ total: 301, items: [{ titulo: 'El primero' }] });
});

test('only open kinds, people of the company, a last day to come and one own file will do', async () => {
  const otro = world.kinds.get('otro') ?? 0;
  await expect(world.give({ tipoId: 999_999 })).rejects.toThrow('documentacion.tipo-no-existe');
  await expect(world.give({ personas: [world.ids.ANA, 999_999] })).rejects.toThrow('documentacion.persona-no-existe');
  await expect(world.give({ firma: 'recibo', plazo: '2026-03-09' })).rejects.toThrow('documentacion.plazo-no-valido');
  await expect(world.give({ firma: 'ninguna', plazo: '2026-03-20' })).rejects.toThrow('documentacion.plazo-no-valido');
  const { id } = await world.upload({ token: world.tokens.ANA });
  const datos = { tipoId: otro, titulo: 'Ajeno', firma: 'ninguna' as const, personas: [world.ids.ANA], ficheros: [id] };
  expect(codeOf(await call(documentacion.publicar, datos, hr()))).toBe('ficheros.no-existe');
  const one = await world.upload({ token: world.tokens.JEFA }, await pagesPdf(1));
  const twice = await Promise.all([1, 2].map(() => call(documentacion.publicar, { ...datos, ficheros: [one.id] }, hr())));
  expect(twice.map(codeOf).toSorted()).toEqual(['', 'ficheros.no-existe']);
});

test('who manages documents reads them without a PIN, and the audit log says so', async () => {
  const [id = 0] = await world.give({ titulo: 'Mirado' });
  expect((await call(documentacion.uno, { id }, hr())).content).toMatchObject({
    titulo: 'Mirado',
    estado: 'nuevo',
    persona: { id: world.ids.ANA },
  });
  expect(codeOf(await call(documentacion.uno, { id }, { token: world.tokens.LUIS }))).toBe('general.sin-permiso');
  const { content } = await call(auditoria.listado, {}, hr());
  expect(content.items).toContainEqual(
    expect.objectContaining({ accion: 'documentacion.ver', sobre: { clase: 'documento', id, nombre: 'Mirado' } }),
  );
});

test('people are reminded once a day of what they have not signed', async () => {
  const [id = 0] = await world.give({ titulo: 'Recuerda', firma: 'recibo' });
  const remind = async () => {
    const { Token: token } = await world.server.signIn('JEFA');
    return (await call(documentacion.recordar, { documentos: [id] }, { token })).content.avisadas;
  };
  expect([await remind(), await remind()]).toEqual([1, 0]);
  world.server.clock.set('2026-03-10T22:59:00Z');
  expect(await remind()).toBe(0);
  world.server.clock.set('2026-03-10T23:01:00Z');
  expect(await remind()).toBe(1);
  world.server.clock.set('2026-03-10T09:00:00Z');
  await world.sign(id, 1);
  world.server.clock.set('2026-03-12T09:00:00Z');
  expect(await remind()).toBe(0);
});

test('the menu counts what is new or waits, each once, and the inbox what is to be signed', async () => {
  const { LUIS: token } = world.tokens;
  const [before, signs] = [(await world.badge('LUIS')) ?? 0, await world.toSign('LUIS')];
  const counted = async () => [((await world.badge('LUIS')) ?? 0) - before, (await world.toSign('LUIS')) - signs];
  const [id = 0] = await world.give({ titulo: 'Cuenta', firma: 'recibo', personas: [world.ids.LUIS] });
  expect(await counted()).toEqual([1, 1]);
  await call(documentacion.verPaginas, { id, paginas: [1] }, { token, pin: await world.typePin(token) });
  expect(await counted()).toEqual([1, 1]);
  await world.sign(id, 1, 'LUIS');
  expect(await counted()).toEqual([0, 0]);
  await world.give({ titulo: 'Sin firma', firma: 'ninguna', personas: [world.ids.LUIS] });
  expect(await counted()).toEqual([1, 0]);
});
