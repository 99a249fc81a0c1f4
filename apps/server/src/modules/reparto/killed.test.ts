import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { reparto } from '@jornada/contract/reparto.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { papersPdf, payStatement, restOf } from '../../testing/papers.ts';
import { createRepartoWorld, PEOPLE, type RepartoWorld } from '../../testing/reparto-world.ts';

let world: RepartoWorld;
beforeAll(async () => {
  world = await createRepartoWorld();
});
afterAll(() => world.server.close());

const { LUCIA, MIHAI, IRENE } = PEOPLE;
const sql = (text: string) => runSql(world.server.superuserUrl, text);

/** As if the process died when it was about to write this. */
async function dyingAt(event: 'insert' | 'update', when: string, work: () => Promise<unknown>): Promise<void> {
  await sql(`
    create function instancia.die_for_a_test() returns trigger language plpgsql as $$ begin raise 'no more'; end $$;
    create trigger die_for_a_test before ${event} on instancia.repartos_paginas for each row when (${when}) execute function instancia.die_for_a_test()`);
  try {
    await work();
  } finally {
    await sql('drop function instancia.die_for_a_test() cascade');
  }
}

test('reading goes on at the page where it was', async () => {
  const pages = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? payStatement(LUCIA) : restOf('2 de 2')));
  const { id } = await world.split(await papersPdf(pages));
  await dyingAt('insert', 'new.pagina > 25', () => world.server.jobs.runDue());
  expect(await world.one(id)).toMatchObject({ estado: 'leyendo', leidas: 25, paginas: 60, tira: [] });
  expect(world.server.jobs.errors.splice(0)).toHaveLength(1);
  // It does not write again what it has.
  await dyingAt('insert', 'new.pagina <= 25', () => world.server.jobs.runDue());
  expect(await world.one(id)).toMatchObject({ estado: 'por-mirar', leidas: 60, cuentas: { encontradas: 30, dudosas: 30 } });
});

test('giving goes on with those who have not got anything, and nobody gets it twice', async () => {
  const { server, token } = world;
  const titulo = 'A medias';
  const { vista } = await world.read(await papersPdf([LUCIA, MIHAI, IRENE].map((one) => payStatement(one))), { titulo });
  await server.call(reparto.mirar, { id: vista.id, paginas: [1, 2, 3] }, { token });
  await server.call(reparto.publicar, { id: vista.id }, { token });
  const counted = async () => {
    const { content } = await server.call(documentacion.gestion, { texto: titulo, limit: 100 }, { token });
    return content.items.map(({ persona }) => persona.nombre).toSorted();
  };
  await dyingAt('update', `new.estado = 'publicada' and new.usuario_id = ${world.idOf('MIHAI')}`, () => server.jobs.runDue());
  expect(await counted()).toEqual([LUCIA.nombre]);
  expect(await world.one(vista.id)).toMatchObject({ estado: 'publicando', cuentas: { publicadas: 1, encontradas: 2 } });
  expect(server.jobs.errors.splice(0)).toHaveLength(1);
  await server.jobs.runDue();
  expect(await counted()).toEqual([IRENE.nombre, LUCIA.nombre, MIHAI.nombre]);
  expect(await world.one(vista.id)).toMatchObject({ estado: 'publicado', cuentas: { publicadas: 3 } });
});

test('a job that the queue has lost is begun again', async () => {
  const { server } = world;
  const { id } = await world.split(await papersPdf([payStatement(LUCIA)]));
  await sql(`delete from pgboss.job where name = 'reparto.leer'`);
  await server.jobs.runDue();
  expect(await world.one(id)).toMatchObject({ estado: 'leyendo' });
  await world.setClock('2026-12-01T09:20:00Z');
  await sql(`insert into pgboss.job (name, data) values ('reparto.barrer', '{}')`);
  await server.jobs.runDue();
  await server.jobs.runDue();
  expect(await world.one(id)).toMatchObject({ estado: 'por-mirar' });
});
