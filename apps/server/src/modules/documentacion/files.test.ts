import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { CABECERAS, type Sobre } from '@jornada/contract/envelope.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { simulado } from '@jornada/contract/simulado.ts';
import { composed } from '../../platform/database/pool.ts';
import { urlOf } from '../../platform/http/router.ts';
import { createSeals } from '../../shared/seals.ts';
import { createDocumentsWorld, pagesPdf, type DocumentsWorld } from '../../testing/documents-world.ts';
import { jpeg } from '../../testing/files-world.ts';

let world: DocumentsWorld;
beforeAll(async () => {
  world = await createDocumentsWorld();
});
afterAll(() => world.close());
beforeEach(() => world.server.clock.set('2026-03-10T09:00:00Z'));

type How = { token: string; pin?: string; simulado?: string };
async function link(id: number, { token, pin, simulado: acting }: How) {
  const headers = {
    [CABECERAS.accessToken]: token,
    ...(pin && { [CABECERAS.pinToken]: pin }),
    ...(acting && { [CABECERAS.usuarioSimulado]: acting }),
  };
  const answer = await world.server.app.inject({ method: 'GET', url: `${urlOf(ficheros.enlace)}?id=${id}`, headers });
  const { Error, content } = answer.json<Sobre<{ token: string } | null>>();
  return { code: Error.Code, token: content?.token ?? '' };
}
async function fetchFile(id: number, how: How, como = 'ver'): Promise<Buffer> {
  const { token } = await link(id, how);
  const url = `${urlOf(ficheros.descargar)}?${new URLSearchParams({ token, como }).toString()}`;
  return (await world.server.app.inject({ method: 'GET', url })).rawPayload;
}
const withPin = async (quien: 'ANA' | 'LUIS'): Promise<How> => ({
  token: world.tokens[quien],
  pin: await world.typePin(world.tokens[quien]),
});
const hr = (): How => ({ token: world.tokens.JEFA });
const lookedAt = async (id: number): Promise<number> =>
  (await world.server.call(auditoria.listado, { accion: 'documentacion.ver' }, hr())).content.items.filter(({ sobre }) => sobre.id === id)
    .length;

test("one's own file takes the PIN; whoever manages it needs none and is noted; to others it does not exist", async () => {
  const [id = 0] = await world.give({ titulo: 'Suyo' });
  const { fichero } = await world.read(id);
  expect((await link(fichero.id, { token: world.tokens.ANA })).code).toBe('documentacion.falta-pin');
  expect((await link(fichero.id, await withPin('ANA'))).code).toBe('');
  expect(await lookedAt(id)).toBe(0);
  expect((await link(fichero.id, hr())).code).toBe('');
  expect(await lookedAt(id)).toBe(1);
  expect((await link(fichero.id, await withPin('LUIS'))).code).toBe('ficheros.no-existe');
  expect((await link(fichero.id, { token: world.tokens.AJENA, pin: await world.typePin(world.tokens.AJENA) })).code).toBe(
    'ficheros.no-existe',
  );
});

test('a document of her own takes the PIN of whoever manages all others, too', async () => {
  const [id = 0] = await world.give({ titulo: 'De la jefa', personas: [world.ids.JEFA] });
  const { fichero } = await world.read(id, 'JEFA');
  expect((await link(fichero.id, hr())).code).toBe('documentacion.falta-pin');
});

test('nobody who acts for a person opens their documents', async () => {
  const [id = 0] = await world.give({ titulo: 'De nadie más' });
  const { fichero } = await world.read(id);
  const { content } = await world.server.call(simulado.empezar, { id: world.ids.ANA, motivo: 'Ayuda' }, hr());
  const acting = { token: world.tokens.JEFA, pin: await world.typePin(world.tokens.JEFA), simulado: content.Token };
  expect((await link(fichero.id, acting)).code).toBe('documentacion.falta-pin');
  expect((await world.server.call(documentacion.documento, { id }, acting)).status).toBe(403);
  const sent = { id, huella: 'a'.repeat(64), textoVersion: 1, conforme: true, Prueba: {} };
  expect((await world.server.call(documentacion.firmar, sent, acting)).status).toBe(403);
});

test('opened is opened by its person only, and keeping it is noted once in an hour', async () => {
  const [id = 0] = await world.give({ titulo: 'Se abre' });
  const { fichero } = await world.read(id);
  await fetchFile(fichero.id, hr());
  expect((await world.read(id)).nuevo).toBe(true);
  await fetchFile(fichero.id, await withPin('ANA'), 'guardar');
  await fetchFile(fichero.id, await withPin('ANA'), 'guardar');
  const { nuevo, historia } = await world.read(id);
  expect([nuevo, historia.map(({ accion }) => accion)]).toEqual([false, ['publicado', 'abierto', 'descargado']]);
});

test('what was taken back is opened by nobody but whoever manages it', async () => {
  const [id = 0] = await world.give({ titulo: 'Retirado' });
  const { fichero } = await world.read(id);
  await world.server.call(documentacion.retirar, { id, motivo: 'Error' }, hr());
  expect((await link(fichero.id, await withPin('ANA'))).code).toBe('ficheros.no-existe');
  expect((await link(fichero.id, hr())).code).toBe('');
});

test('whoever answers for a person sees what the company lets them see, and nothing of themselves or others', async () => {
  const { LUIS: boss } = world.ids;
  const sql = (text: string, values: readonly unknown[]) =>
    world.server.db.tenant(world.company.entidadId, (tx) => tx.query(composed(text), [world.company.entidadId, ...values]));
  await sql(`update instancia.usuarios set roles = '{responsable,empleado}' where entidad_id = $1 and usuario_id = $2`, [boss]);
  await sql('update instancia.usuarios set responsable_id = $2 where entidad_id = $1 and usuario_id = $3', [boss, world.ids.ANA]);
  const { Token: token } = await world.server.signIn('LUIS');
  const training = world.kinds.get('formacion') ?? 0;
  const [hidden = 0] = await world.give({ titulo: 'Nómina de Ana', tipoId: world.kinds.get('nomina') ?? 0 });
  const [shown = 0] = await world.give({ titulo: 'Curso de Ana', tipoId: training });
  await world.give({ titulo: 'Curso de Luis', tipoId: training, personas: [boss] });
  const list = async () => (await world.server.call(documentacion.gestion, {}, { token })).content.items.map(({ titulo }) => titulo);
  expect(await list()).toEqual([]);
  const { content } = await world.server.call(documentacion.tiposGestion, {}, hr());
  const tipo = content.items.find(({ id }) => id === training);
  const { nombre = '', clase = 'formacion', firma = 'ninguna', version = 0 } = tipo ?? {};
  await world.server.call(documentacion.guardarTipo, { id: training, version, nombre, clase, firma, veResponsable: true }, hr());
  expect(await list()).toEqual(['Curso de Ana']);
  const kinds = async (of: { token: string }) => (await world.server.call(documentacion.tiposVisibles, {}, of)).content.items;
  expect(await kinds({ token })).toEqual([{ id: training, nombre }]);
  expect(await kinds(hr())).toEqual(content.items.map((kind) => ({ id: kind.id, nombre: kind.nombre })));
  expect((await world.server.call(documentacion.uno, { id: hidden }, { token })).status).toBe(404);
  const { content: one } = await world.server.call(documentacion.uno, { id: shown }, { token });
  expect(one.retirableHasta).toBeNull();
  expect((await link(one.fichero.id, { token })).code).toBe('');
  const { fichero } = await world.read(hidden);
  expect((await link(fichero.id, { token })).code).toBe('ficheros.no-existe');
});

test('after signing, the file is the one that was published with one page and a seal more', async () => {
  const bytes = await pagesPdf(2, 'Para sellar');
  const [id = 0] = await world.give({ titulo: 'Para sellar', bytes, firma: 'recibo' });
  const before = await world.read(id);
  await world.sign(id, 2);
  await world.server.jobs.runDue();
  const after = await world.read(id);
  expect(after.fichero.id).not.toBe(before.fichero.id);
  expect(after.huella).toBe(before.huella);
  expect((await link(after.fichero.id, { token: world.tokens.ANA })).code).toBe('documentacion.falta-pin');
  const file = await fetchFile(after.fichero.id, await withPin('ANA'));
  expect((await PDFDocument.load(file)).getPageCount()).toBe(3);
  const { entidadId } = world.company;
  const seals = createSeals({ ...world.server, stamp: null });
  expect(await seals.check(entidadId, file)).toBe('intact');
  const changed = Buffer.from(file);
  changed[40] = (changed[40] ?? 0) ^ 1;
  expect(await seals.check(entidadId, changed)).toBe('changed');
  // Whoever manages it sees the signed one as well, and a job that runs again makes no other.
  expect((await fetchFile(after.fichero.id, hr())).equals(file)).toBe(true);
  await world.server.jobs.runDue();
  expect((await world.read(id)).fichero.id).toBe(after.fichero.id);
});

test('a picture that is signed becomes a PDF with its last page', async () => {
  const [id = 0] = await world.give({ titulo: 'Foto', bytes: await jpeg(), firma: 'recibo' });
  await world.sign(id, 1);
  await world.server.jobs.runDue();
  const { fichero } = await world.read(id);
  expect(fichero.tipo).toBe('application/pdf');
  expect((await PDFDocument.load(await fetchFile(fichero.id, await withPin('ANA')))).getPageCount()).toBe(2);
});
