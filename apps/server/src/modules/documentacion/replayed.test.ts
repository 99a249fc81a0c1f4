import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { factores } from '@jornada/contract/factores.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { createDocumentsWorld, pagesPdf, type DocumentsWorld } from '../../testing/documents-world.ts';
import { TEST_PASSWORD } from '../../testing/test-company.ts';

// A signature that somebody has caught signs nothing else, and nothing twice.

const SITE = { origin: 'https://jornada.example', rpId: 'jornada.example' };
let world: DocumentsWorld;
let device: ReturnType<typeof createAuthenticator>;
beforeAll(async () => {
  world = await createDocumentsWorld({ publicUrl: SITE.origin });
  device = createAuthenticator();
  const ana = { token: world.tokens.ANA };
  const { content } = await world.server.call(factores.opcionesAlta, { Password: TEST_PASSWORD }, ana);
  const { challenge, user } = content.Opciones;
  const Llave = device.create({ ...SITE, challenge, userId: user.id });
  expect((await world.server.call(factores.alta, { Reto: content.Reto, Nombre: 'Mi móvil', Llave }, ana)).status).toBe(200);
});
afterAll(() => world.close());

type Quien = 'ANA' | 'LUIS';
const as = async (quien: Quien) => ({ token: world.tokens[quien], pin: await world.typePin(world.tokens[quien]) });
/** What the device of ANA answers when she is about to sign this. */
async function prove(id: number) {
  const { huella } = await world.read(id);
  const { content } = await world.server.call(documentacion.retoLlave, { id, huella }, await as('ANA'));
  return { Reto: content.Reto, Llave: device.get({ ...SITE, challenge: content.Opciones.challenge }) };
}
async function sign(id: number, Prueba: Awaited<ReturnType<typeof prove>>, quien: Quien = 'ANA'): Promise<string> {
  const { huella, firma } = await world.read(id, quien);
  const input = { id, huella, textoVersion: firma?.textoVersion ?? 0, conforme: true, Prueba };
  return (await world.server.call(documentacion.firmar, input, await as(quien))).sobre.Error.Code;
}
const isSigned = async (id: number, quien: Quien = 'ANA'): Promise<boolean> =>
  (await world.read(id, quien)).historia.some(({ accion }) => accion === 'firmado');
async function give(titulo: string, personas?: number[]): Promise<number[]> {
  const ids = await world.give({
    titulo,
    bytes: await pagesPdf(1, 'Siempre el mismo'),
    firma: 'recibo',
    ...(personas ? { personas } : {}),
  });
  for (const [at, id] of ids.entries())
    await world.server.call(documentacion.verPaginas, { id, paginas: [1] }, await as(at === 0 ? 'ANA' : 'LUIS'));
  return ids;
}

test('it signs the document that it was made for, and no other one with the very same file', async () => {
  const [first = 0] = await give('Uno');
  const [second = 0] = await give('Otro');
  const proof = await prove(first);
  expect(await sign(second, proof)).toBe('login.reto-caducado');
  expect(await isSigned(second)).toBe(false);
  expect(await sign(first, proof)).toBe('');
  expect(await isSigned(first)).toBe(true);
  expect(await sign(second, proof)).toBe('login.reto-caducado');
  expect(await isSigned(second)).toBe(false);
});

test('nobody else signs theirs with it, and after five minutes not even its person', async () => {
  const [ofAna = 0, ofLuis = 0] = await give('De los dos', [world.ids.ANA, world.ids.LUIS]);
  const proof = await prove(ofAna);
  // LUIS has no passkey at all.
  expect(await sign(ofLuis, proof, 'LUIS')).toBe('firmas.metodo-no-vale');
  expect(await isSigned(ofLuis, 'LUIS')).toBe(false);
  world.server.clock.advance({ minutes: 5, seconds: 1 });
  expect(await sign(ofAna, proof)).toBe('login.reto-caducado');
  expect(await isSigned(ofAna)).toBe(false);
});
