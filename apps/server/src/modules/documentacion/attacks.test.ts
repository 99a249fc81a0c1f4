import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { CABECERAS, type Sobre } from '@jornada/contract/envelope.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { urlOf } from '../../platform/http/router.ts';
import { createDocumentsWorld, TEST_PIN, type DocumentsWorld } from '../../testing/documents-world.ts';

let world: DocumentsWorld;
let pin: string;
beforeAll(async () => {
  world = await createDocumentsWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  // The tries of the one before are forgotten by then.
  world.server.clock.advance({ minutes: 16 });
  world.tokens.ANA = (await world.server.signIn('ANA')).Token;
  world.tokens.JEFA = (await world.server.signIn('JEFA')).Token;
  pin = await world.typePin(world.tokens.ANA);
});

const call: DocumentsWorld['server']['call'] = (...asked) => world.server.call(...asked);
const ana = () => ({ token: world.tokens.ANA, pin });
const hr = () => ({ token: world.tokens.JEFA });
const codeOf = (answer: { sobre: { Error: { Code: string } } }): string => answer.sobre.Error.Code;
const signed = (id: number, huella: string, Pin = TEST_PIN) => ({ id, huella, textoVersion: 1, conforme: true, Prueba: { Pin } });

/** A document whose only page was seen. */
async function seen(titulo: string): Promise<{ id: number; huella: string; fichero: number }> {
  const [id = 0] = await world.give({ titulo, firma: 'recibo' });
  await call(documentacion.verPaginas, { id, paginas: [1] }, ana());
  const { huella, fichero } = await world.read(id);
  return { id, huella, fichero: fichero.id };
}

async function linkOf(fichero: number): Promise<{ code: string; token: string }> {
  const headers = { [CABECERAS.accessToken]: world.tokens.ANA, [CABECERAS.pinToken]: pin };
  const answer = await world.server.app.inject({ method: 'GET', url: `${urlOf(ficheros.enlace)}?id=${fichero}`, headers });
  const { Error, content } = answer.json<Sobre<{ token: string } | null>>();
  return { code: Error.Code, token: content?.token ?? '' };
}
const fetchBy = (token: string) =>
  world.server.app.inject({ method: 'GET', url: `${urlOf(ficheros.descargar)}?${new URLSearchParams({ token, como: 'ver' }).toString()}` });

test('the PIN is guessed five times in all, at the door and in signing, from however many devices and sessions at once', async () => {
  const { id, huella } = await seen('Se adivina');
  const sessions = await Promise.all(Array.from({ length: 8 }, async () => (await world.server.signIn('ANA')).Token));
  const answers = await Promise.all(
    sessions.flatMap((token, index) => {
      const from = `203.0.113.${index + 1}`;
      // The token of the door belongs to one session: whoever signs elsewhere has to have typed it there.
      const signing = call(documentacion.firmar, signed(id, huella, String(5000 + index)), { ...ana(), from });
      return [call(documentacion.insertarPin, { pin: String(6000 + index) }, { token, from }), signing];
    }),
  );
  const codes = answers.map(codeOf);
  expect(codes.filter((code) => code === 'documentacion.pin-no-valido')).toHaveLength(5);
  expect(codes.filter((code) => code === 'documentacion.demasiados-intentos')).toHaveLength(11);
  const fresh = { ...ana(), from: '198.51.100.9' };
  expect(codeOf(await call(documentacion.firmar, signed(id, huella), fresh))).toBe('documentacion.demasiados-intentos');
  expect(codeOf(await call(documentacion.insertarPin, { pin: TEST_PIN }, fresh))).toBe('documentacion.demasiados-intentos');
  expect((await world.server.db.tenant(world.company.entidadId, () => call(documentacion.documento, { id }, ana()))).content).toMatchObject(
    {
      porFirmar: 'recibo',
    },
  );
  world.server.clock.advance({ minutes: 16 });
  const { Token: token } = await world.server.signIn('ANA');
  expect((await call(documentacion.insertarPin, { pin: TEST_PIN }, { token })).status).toBe(200);
});

test("the token of somebody's PIN opens nothing in another session of theirs, nor in one of somebody else", async () => {
  const { id } = await seen('Otra sesión');
  const { Token: token } = await world.server.signIn('ANA');
  for (const other of [token, world.tokens.LUIS, world.tokens.AJENA])
    expect((await call(documentacion.documento, { id }, { token: other, pin })).status).not.toBe(200);
  expect(codeOf(await call(documentacion.documento, { id }, { token, pin }))).toBe('documentacion.falta-pin');
});

test('a page that the document does not have was not seen, and none of those that came with it', async () => {
  const [id = 0] = await world.give({ titulo: 'Dos páginas', paginas: 2, firma: 'recibo' });
  for (const paginas of [[3], [1, 2, 3], [5000]])
    expect(codeOf(await call(documentacion.verPaginas, { id, paginas }, ana()))).toBe('documentacion.pagina-no-existe');
  for (const paginas of [[0], [-1], [1.5], [], [5001]])
    expect((await call(documentacion.verPaginas, { id, paginas }, ana())).status).toBe(422);
  expect((await world.read(id)).vistas).toEqual([]);
  const { huella } = await world.read(id);
  expect(codeOf(await call(documentacion.firmar, signed(id, huella), ana()))).toBe('documentacion.faltan-paginas');
});

test('what was taken back is neither signed, seen nor opened, also by a link that was given before', async () => {
  const { id, huella, fichero } = await seen('Se retira');
  const before = await linkOf(fichero);
  expect((await fetchBy(before.token)).statusCode).toBe(200);
  expect(codeOf(await call(documentacion.retirar, { id, motivo: 'Era de otra persona' }, hr()))).toBe('');
  expect(codeOf(await call(documentacion.firmar, signed(id, huella), ana()))).toBe('documentacion.no-existe');
  expect(codeOf(await call(documentacion.retoLlave, { id, huella }, ana()))).toBe('documentacion.no-existe');
  expect(codeOf(await call(documentacion.verPaginas, { id, paginas: [1] }, ana()))).toBe('documentacion.no-existe');
  expect((await linkOf(fichero)).code).toBe('ficheros.no-existe');
  expect((await fetchBy(before.token)).statusCode).toBe(404);
});

test('what was replaced stays to be read, and is not signed with what was shown of it', async () => {
  const { id, huella, fichero } = await seen('Se sustituye');
  const [fresh = 0] = await world.give({ titulo: 'En su lugar', firma: 'recibo', sustituyeA: id });
  expect(codeOf(await call(documentacion.firmar, signed(id, huella), ana()))).toBe('documentacion.ha-cambiado');
  // Nor does its digest sign what stands in its place.
  await call(documentacion.verPaginas, { id: fresh, paginas: [1] }, ana());
  expect(codeOf(await call(documentacion.firmar, signed(fresh, huella), ana()))).toBe('documentacion.ha-cambiado');
  expect((await fetchBy((await linkOf(fichero)).token)).statusCode).toBe(200);
});
