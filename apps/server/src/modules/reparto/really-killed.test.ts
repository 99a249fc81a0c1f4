import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { reparto } from '@jornada/contract/reparto.ts';
import { killHere } from '../../testing/kill-here.ts';
import type { JobsOrder } from '../../testing/jobs-process.ts';
import { papersPdf, payStatement, restOf } from '../../testing/papers.ts';
import { createRepartoWorld, PEOPLE, type RepartoWorld } from '../../testing/reparto-world.ts';
import { makeTestSecrets } from '../../testing/test-server.ts';
import { BARRER } from './jobs.ts';

// A process that reads or gives dies by SIGKILL in the middle of a transaction, and another one goes on.

const secrets = makeTestSecrets();
let world: RepartoWorld;
beforeAll(async () => {
  world = await createRepartoWorld({ secrets });
});
afterAll(() => world.server.close());

/** Runs the jobs in a process of their own, and kills it where it stands still. */
async function runAndKill(statement: string, time: number): Promise<void> {
  const text = (keys: typeof secrets.data) => keys.map(({ kid, key }) => ({ kid, key: Buffer.from(key).toString('base64url') }));
  const order: JobsOrder = {
    appUrl: world.server.appUrl,
    folder: world.server.dataFolder,
    now: world.server.clock.now().toString(),
    secrets: { signing: text(secrets.signing), data: text(secrets.data) },
    statement,
    time,
  };
  const ended = await killHere('jobs-process.ts', { JOBS_ORDER: JSON.stringify(order) });
  expect(ended).toEqual([['here'], 'SIGKILL']);
}
/** What a sweep finds twenty minutes later. */
async function goOn(at: string): Promise<void> {
  await world.setClock(at);
  await world.server.jobs.send(BARRER, {});
  await world.server.jobs.runDue();
  await world.server.jobs.runDue();
}

test('reading: what was noted stays, what was not is read again, and no page is there twice', async () => {
  const pages = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? payStatement(PEOPLE.LUCIA) : restOf('2 de 2')));
  const { id } = await world.split(await papersPdf(pages));
  await runAndKill('reparto/pages.LEIDAS', 2);
  expect(await world.one(id)).toMatchObject({ estado: 'leyendo', leidas: 25, paginas: 60 });
  await goOn('2026-12-01T09:20:00Z');
  expect(await world.one(id)).toMatchObject({ estado: 'por-mirar', leidas: 60, cuentas: { encontradas: 30, dudosas: 30 } });
  expect((await world.pages(id)).map(({ pagina }) => pagina)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
});

test('giving: who has got theirs keeps it, the others get theirs, and nobody gets it twice', async () => {
  const { LUCIA, MIHAI, IRENE } = PEOPLE;
  const titulo = 'Matado de verdad';
  const { vista } = await world.read(await papersPdf([LUCIA, MIHAI, IRENE].map((one) => payStatement(one))), { titulo });
  const as = () => ({ token: world.token });
  await world.server.call(reparto.mirar, { id: vista.id, paginas: [1, 2, 3] }, as());
  await world.server.call(reparto.publicar, { id: vista.id }, as());
  const given = async (): Promise<string[]> => {
    const { content } = await world.server.call(documentacion.gestion, { texto: titulo, limit: 100 }, as());
    return content.items.map(({ persona }) => persona.nombre).toSorted();
  };
  await runAndKill('reparto/given.DAR', 2);
  expect(await given()).toHaveLength(1);
  expect(await world.one(vista.id)).toMatchObject({ estado: 'publicando', cuentas: { publicadas: 1 } });
  await goOn('2026-12-01T09:40:00Z');
  expect(await given()).toEqual([IRENE.nombre, LUCIA.nombre, MIHAI.nombre]);
  expect(await world.one(vista.id)).toMatchObject({ estado: 'publicado', cuentas: { publicadas: 3 } });
});
