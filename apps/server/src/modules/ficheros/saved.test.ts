import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import * as z from 'zod/mini';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { ficheros, ficherosDe, MAXIMO_DE_FICHEROS, type FicheroVista } from '@jornada/contract/ficheros.ts';
import { misDatos } from '@jornada/contract/cuenta.ts';
import { simulado } from '@jornada/contract/simulado.ts';
import { TEST_PASSWORD } from '../../testing/test-company.ts';
import { createFilesWorld, pdf, type FilesWorld } from '../../testing/files-world.ts';

let world: FilesWorld;
let ana: number;
let luis: number;
let last = 0;
/** A thing that Ana may see and change. */
let thing: number;
beforeAll(async () => {
  world = await createFilesWorld();
  ana = world.company.personas['ANA'] ?? 0;
  luis = world.company.personas['LUIS'] ?? 0;
});
beforeEach(() => {
  thing = last += 1;
  world.things.set(thing, { readers: [ana], writers: [ana] });
});
afterEach(() => {
  world.server.clock.set('2026-03-10T09:00:00Z');
  expect(world.server.jobs.errors).toEqual([]);
});
afterAll(() => world.close());

const confirm = (ids: number[], asuntoId = thing, token = world.tokens.ANA) =>
  world.server.call(ficheros.confirmartemporales, { modulo: 'prueba', asuntoId, ids }, { token });
const link = (id: number, token = world.tokens.ANA) => world.server.call(ficheros.enlace, { id }, { token });
const codeOf = async (answer: Promise<{ sobre: { Error: { Code: string } } }>): Promise<string> => (await answer).sobre.Error.Code;
const upload = (token = world.tokens.ANA): Promise<FicheroVista> => world.upload({ token });
const filesOf = (asuntoId = thing) =>
  world.server.db.tenant(world.company.entidadId, async (tx) => {
    const files = await world.saved.listOf(tx, { entidadId: world.company.entidadId, modulo: 'prueba', asuntoIds: [asuntoId] });
    return files.get(asuntoId);
  });

describe('a file that belongs to a thing', () => {
  test('is seen by who may see the thing, by nobody else, and no longer by its sender as an upload', async () => {
    const file = await upload();
    expect(await codeOf(link(file.id, world.tokens.LUIS))).toBe('ficheros.no-existe');
    expect((await confirm([file.id])).content).toEqual({ items: [file] });
    expect((await world.server.call(ficheros.temporales, {}, { token: world.tokens.ANA })).content.items).toEqual([]);
    expect(await filesOf()).toEqual([file]);
    expect(await codeOf(link(file.id))).toBe('');
    world.things.set(thing, { readers: [luis], writers: [] });
    expect([await codeOf(link(file.id)), await codeOf(link(file.id, world.tokens.LUIS))]).toEqual(['ficheros.no-existe', '']);
  });

  test('is of a kind that the field takes', async () => {
    const file = await upload();
    const { entidadId } = world.company;
    const asunto = { entidadId, personaId: ana, usuarioId: ana, modulo: 'prueba', asuntoId: thing };
    const add = (...tipos: Parameters<typeof ficherosDe>) =>
      world.server.db.tenant(entidadId, (tx) => world.saved.confirm(tx, [file.id], { ...asunto, lista: z.optional(ficherosDe(...tipos)) }));
    await expect(add('image/png', 'image/webp')).rejects.toMatchObject({ code: 'ficheros.otro-tipo' });
    expect(await filesOf()).toEqual([]);
    expect(await add('application/pdf')).toEqual([file]);
  });

  test('is there with the thing or not at all', async () => {
    const { entidadId } = world.company;
    const file = await upload();
    const asunto = { entidadId, personaId: ana, usuarioId: ana, modulo: 'prueba', asuntoId: thing };
    const failing = world.server.db.tenant(entidadId, async (tx) => {
      await world.saved.confirm(tx, [file.id], asunto);
      throw new Error('the thing was not written');
    });
    await expect(failing).rejects.toThrow('not written');
    expect(await filesOf()).toEqual([]);
    expect((await world.server.call(ficheros.temporales, {}, { token: world.tokens.ANA })).content.items).toEqual([file]);
    const written = await world.server.db.tenant(entidadId, (tx) => world.saved.confirm(tx, [file.id, file.id], asunto));
    expect(written).toEqual([file]);
  });

  test('is confirmed once, however many try at the same moment', async () => {
    const files = [await upload(), await upload(), await upload()].map(({ id }) => id);
    const others = Array.from({ length: 6 }, (_, index) => {
      world.things.set(1000 + index, { readers: [ana], writers: [ana] });
      return confirm(index % 2 === 0 ? files : files.toReversed(), 1000 + index);
    });
    const codes = (await Promise.all(others)).map(({ sobre }) => sobre.Error.Code).toSorted();
    expect(codes).toEqual(['', ...Array<string>(5).fill('ficheros.no-existe')]);
  });

  test('is not taken from somebody else, from another company, from nowhere, nor by a module that shows no files', async () => {
    const [mine, his, theirs] = [await upload(), await upload(world.tokens.LUIS), await upload(world.tokens.AJENA)];
    for (const id of [his.id, theirs.id, 999_999_999, 0]) {
      expect(await codeOf(confirm([mine.id, id]))).toBe('ficheros.no-existe');
      expect(await codeOf(link(id))).toBe('ficheros.no-existe');
      expect(await codeOf(world.server.call(ficheros.eliminar, { id }, { token: world.tokens.ANA }))).toBe('ficheros.no-existe');
    }
    expect(await filesOf()).toEqual([]);
    // Hers is still there for another try.
    expect(await codeOf(confirm([mine.id]))).toBe('');
    const asunto = { entidadId: world.company.entidadId, personaId: ana, usuarioId: ana, modulo: 'departamentos', asuntoId: 1 };
    await expect(world.server.db.tenant(asunto.entidadId, (tx) => world.saved.confirm(tx, [mine.id], asunto))).rejects.toThrow(
      'departamentos',
    );
  });

  test('goes to no thing that the person may not change, and to none with ten', async () => {
    world.things.set(thing, { readers: [ana], writers: [luis] });
    const file = await upload();
    expect(await codeOf(confirm([file.id]))).toBe('ficheros.asunto-no-existe');
    world.things.set(thing, { readers: [ana], writers: [ana] });
    const ids = [];
    for (let count = 0; count < MAXIMO_DE_FICHEROS; count += 1) ids.push((await upload()).id);
    // Two at once that would be too many together.
    const both = await Promise.all([confirm(ids.slice(0, 6)), confirm([...ids.slice(6), file.id])]);
    expect(both.map(({ sobre }) => sobre.Error.Code).toSorted()).toEqual(['', 'ficheros.demasiados']);
  });

  test('is added while it is uploaded', async () => {
    const url = '/instancia/ficheros/subirandsave';
    const fields = { modulo: 'prueba', asuntoId: String(thing) };
    const { content } = await world.send(pdf(), { token: world.tokens.ANA, url, fields });
    expect(await filesOf()).toEqual([content]);
    expect((await world.send(pdf(), { token: world.tokens.LUIS, url, fields })).code).toBe('ficheros.asunto-no-existe');
  });

  test('is deleted by who may change the thing, which is written down', async () => {
    const [first, second] = [await upload(), await upload()];
    await confirm([first.id, second.id]);
    const remove = (id: number, token: string) => codeOf(world.server.call(ficheros.eliminar, { id }, { token }));
    world.things.set(thing, { readers: [ana, luis], writers: [ana] });
    expect(await remove(first.id, world.tokens.LUIS)).toBe('ficheros.ya-guardado');
    expect(await remove(first.id, world.tokens.ANA)).toBe('');
    expect(await filesOf()).toEqual([second]);
    const { content } = await world.server.call(auditoria.listado, {}, { token: world.tokens.JEFA });
    expect(content.items[0]).toMatchObject({ accion: 'ficheros.quitar' });
    const { entidadId } = world.company;
    await world.server.db.tenant(entidadId, (tx) => world.saved.discard(tx, { entidadId, modulo: 'prueba', asuntoId: thing }));
    expect(await filesOf()).toEqual([]);
    expect(await codeOf(link(second.id))).toBe('ficheros.no-existe');
  });
});

describe('somebody who acts for another person', () => {
  test('sees what that person sees, not their uploads, and each look is written down', async () => {
    const { JEFA } = world.tokens;
    const [saved, temporary] = [await upload(), await upload()];
    await confirm([saved.id]);
    expect(await codeOf(link(saved.id, JEFA))).toBe('ficheros.no-existe');
    const { content: acting } = await world.server.call(simulado.empezar, { id: ana, motivo: 'Lo ha pedido' }, { token: JEFA });
    const as = { token: JEFA, simulado: acting.Token };
    expect(await codeOf(world.server.call(ficheros.enlace, { id: saved.id }, as))).toBe('');
    expect(await codeOf(world.server.call(ficheros.enlace, { id: temporary.id }, as))).toBe('ficheros.no-existe');
    const { content } = await world.server.call(auditoria.listado, {}, { token: JEFA });
    expect(content.items[0]).toMatchObject({ accion: 'ficheros.ver' });
    // What she uploads for Ana is Ana's once it is saved, and until then nobody else's.
    const hers = await world.upload(as);
    expect(await codeOf(link(hers.id))).toBe('ficheros.no-existe');
    expect(await codeOf(confirm([hers.id]))).toBe('ficheros.no-existe');
    const done = await world.server.call(ficheros.confirmartemporales, { modulo: 'prueba', asuntoId: thing, ids: [hers.id] }, as);
    expect(done.content.items).toEqual([hers]);
    await world.server.call(simulado.terminar, {}, { token: JEFA });
  });
});

describe('a link', () => {
  const open = (token: string) =>
    world.server.app.inject({ method: 'GET', url: `/instancia/ficheros/descargar?${new URLSearchParams({ token }).toString()}` });

  test('is good for two minutes, for this file, and for nothing else', async () => {
    const { content } = await link((await upload()).id);
    expect((await open(content.token)).statusCode).toBe(200);
    for (const token of [`${content.token}x`, content.token.slice(1), world.tokens.ANA, 'x']) {
      const { statusCode, body } = await open(token);
      expect([statusCode, body.includes('ficheros.no-existe')]).toEqual([404, true]);
    }
    world.server.clock.advance({ seconds: 121 });
    expect((await open(content.token)).statusCode).toBe(404);
  });

  test('to bytes that somebody took out of the store says that there is no such file', async () => {
    const before = new Set(world.onDisk());
    const file = await upload();
    const path = world.onDisk().find((one) => !before.has(one)) ?? '';
    rmSync(join(world.server.dataFolder, path));
    expect((await open((await link(file.id)).content.token)).statusCode).toBe(404);
  });
});

describe('what nobody saved', () => {
  test('is gone after a day, with its bytes; what was saved stays', async () => {
    const saved = await upload();
    await confirm([saved.id]);
    const before = world.onDisk().length;
    await upload();
    world.server.clock.advance({ hours: 23 });
    await world.server.jobs.send('ficheros.barrer', {});
    await world.server.jobs.runDue();
    expect(world.onDisk().length).toBeGreaterThan(before);
    world.server.clock.advance({ hours: 2 });
    await world.server.jobs.send('ficheros.barrer', {});
    await world.server.jobs.runDue();
    const left = await world.server.call(ficheros.temporales, {}, { token: (await world.server.signIn('ANA')).Token });
    expect(left.content.items).toEqual([]);
    expect(await filesOf()).toEqual([saved]);
    // The sweep took the uploads of every test before this one, too: of the temporary ones none is left.
    const owner = new pg.Client({ connectionString: world.server.superuserUrl });
    await owner.connect();
    const { rows } = await owner.query<{ clave: string; estado: string }>('select clave, estado from instancia.ficheros');
    const uso = await owner.query<{ fits: boolean }>(`
      select bool_and(u.bytes = (select coalesce(sum(f.bytes + coalesce(f.vista_bytes, 0)), 0) from instancia.ficheros f where f.entidad_id = u.entidad_id)) as fits
      from instancia.ficheros_uso u`);
    await owner.end();
    expect(new Set(rows.map(({ estado }) => estado))).toEqual(new Set(['guardado']));
    expect(world.onDisk().toSorted()).toEqual(rows.map(({ clave }) => `files/${clave}`).toSorted());
    expect(uso.rows).toEqual([{ fits: true }]);
  });
});

test('what a person has saved is erased after its retention, unless there is a hold', async () => {
  const file = await upload();
  await confirm([file.id]);
  const owner = new pg.Client({ connectionString: world.server.ownerUrl });
  await owner.connect();
  const { entidadId } = world.company;
  const erase = () => owner.query<{ n: number }>(`select instancia.borrar_ficheros($1, $2, '2026-03-10', 'plazo') as n`, [entidadId, ana]);
  const hold = await owner.query<{ id: number }>(`select instancia.bloquear_registros($1, $2, 'juicio') as id`, [entidadId, ana]);
  await expect(erase()).rejects.toThrow('hold');
  await owner.query('select instancia.levantar_bloqueo($1, $2)', [entidadId, hold.rows[0]?.id]);
  expect((await erase()).rows[0]?.n).toBeGreaterThan(0);
  await owner.end();
  expect(await codeOf(link(file.id, (await world.server.signIn('ANA')).Token))).toBe('ficheros.no-existe');
  await world.server.jobs.send('ficheros.barrer', {});
  await world.server.jobs.runDue();
  expect(await filesOf()).toEqual([]);
});

test("one's own data hold the file itself, and its digest; not where it is kept", async () => {
  const { Token: token } = await world.server.signIn('LUIS');
  await world.upload({ token }, pdf('de Luis'));
  const { content } = await world.server.call(misDatos.pedir, { Password: TEST_PASSWORD }, { token });
  const url = `/instancia/cuenta/misDatos?token=${encodeURIComponent(content.token)}`;
  const file = (await world.server.app.inject({ method: 'GET', url })).json<{ ficheros: Record<string, unknown>[] }>();
  expect(file.ficheros.at(-1)).toMatchObject({
    nombre: 'factura.pdf',
    sha256: createHash('sha256').update(pdf('de Luis')).digest('hex'),
    contenidoBase64: pdf('de Luis').toString('base64'),
  });
  expect(file.ficheros.at(-1)).not.toHaveProperty('clave');
});
