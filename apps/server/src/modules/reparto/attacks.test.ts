import { afterAll, beforeAll, expect, test } from 'vitest';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { reparto } from '@jornada/contract/reparto.ts';
import { papersPdf, payStatement } from '../../testing/papers.ts';
import { createRepartoWorld, PEOPLE, type RepartoWorld } from '../../testing/reparto-world.ts';
import { createTestCompany } from '../../testing/test-company.ts';

let world: RepartoWorld;
let id: number;
let ficheroId: number;
let theirs: { token: string; personaId: number };
beforeAll(async () => {
  world = await createRepartoWorld();
  const { vista } = await world.read(await papersPdf([payStatement(PEOPLE.LUCIA), payStatement(PEOPLE.MIHAI)]));
  ({ id } = vista);
  ficheroId = vista.fichero.id;
  const other = await createTestCompany(world.server.db, {
    nombre: 'Otra, S.L.',
    personas: [{ userName: 'AJENA', roles: ['admin', 'empleado'] }],
  });
  const { Token: token } = await world.server.signIn('AJENA');
  theirs = { token, personaId: other.personas['AJENA'] ?? 0 };
});
afterAll(() => world.server.close());

const codesOf = async (token: string) => {
  const { server } = world;
  const how = { token };
  return [
    await server.call(reparto.uno, { id }, how),
    await server.call(reparto.paginas, { id }, how),
    await server.call(reparto.decidir, { id, pagina: 1, persona: null }, how),
    await server.call(reparto.mirar, { id, paginas: [1] }, how),
    await server.call(reparto.publicar, { id }, how),
    await server.call(reparto.retirar, { id, motivo: 'x' }, how),
    await server.call(reparto.borrar, { id }, how),
  ].map(({ sobre }) => sobre.Error.Code);
};

test('to another company it does not exist, nor its file, and nobody of it can be given a page', async () => {
  expect(new Set(await codesOf(theirs.token))).toEqual(new Set(['reparto.no-existe']));
  const { server, token } = world;
  expect((await server.call(reparto.listado, {}, { token: theirs.token })).content).toEqual({ items: [], total: 0 });
  expect((await server.call(ficheros.enlace, { id: ficheroId }, { token: theirs.token })).sobre.Error.Code).toBe('ficheros.no-existe');
  const decided = await server.call(reparto.decidir, { id, pagina: 1, persona: theirs.personaId }, { token });
  expect(decided.sobre.Error.Code).toBe('documentacion.persona-no-existe');
});

test('employees reach nothing of it', async () => {
  const { server } = world;
  const { Token: employee } = await server.signIn(PEOPLE.LUCIA.documento);
  expect(new Set(await codesOf(employee))).toEqual(new Set(['general.sin-permiso']));
  expect((await server.call(ficheros.enlace, { id: ficheroId }, { token: employee })).sobre.Error.Code).toBe('ficheros.no-existe');
  expect((await world.pages(id)).map(({ estado, mirada }) => [estado, mirada])).toEqual([
    ['encontrada', false],
    ['encontrada', false],
  ]);
});

test("a file of somebody else's, and one that is split already, begin nothing", async () => {
  const { server, token, tipoId } = world;
  const asked = { tipoId, titulo: 'X', firma: 'ninguna' as const };
  const { id: other } = await world.upload(
    await papersPdf([payStatement(PEOPLE.LUCIA)]),
    (await server.signIn(PEOPLE.MIHAI.documento)).Token,
  );
  for (const fichero of [other, ficheroId])
    expect((await server.call(reparto.crear, { ...asked, ficheros: [fichero] }, { token })).sobre.Error.Code).toBe('ficheros.no-existe');
});

test('whoever decides and whoever publishes at the same time wait for each other', async () => {
  const { server, token } = world;
  const { vista } = await world.read(await papersPdf([payStatement(PEOPLE.LUCIA), payStatement(PEOPLE.MIHAI)]));
  await server.call(reparto.mirar, { id: vista.id, paginas: [1, 2] }, { token });
  const [published, decided] = await Promise.all([
    server.call(reparto.publicar, { id: vista.id }, { token }),
    server.call(reparto.decidir, { id: vista.id, pagina: 2, persona: world.idOf('IRENE') }, { token }),
  ]);
  expect(published.status).toBe(200);
  await server.jobs.runDue();
  const [, second] = await world.pages(vista.id);
  // Either the decision came first, and is what was published, or it came too late and was refused.
  expect(second?.persona?.nombre).toBe(decided.status === 200 ? PEOPLE.IRENE.nombre : PEOPLE.MIHAI.nombre);
  expect(second?.estado).toBe('publicada');
});
