import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runSql } from '@jornada/testkit/database/index.ts';
import { misDatos } from '@jornada/contract/cuenta.ts';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { composed } from '../../platform/database/pool.ts';
import { createDocumentsWorld, type DocumentsWorld } from '../../testing/documents-world.ts';
import { TEST_PASSWORD } from '../../testing/test-company.ts';
import { documentosNuevos, documentosPorFirmar } from './notices.ts';
import { RECORDAR_DOCUMENTOS } from './reminders.ts';
import { BORRAR_DOCUMENTOS } from './retention.ts';

let world: DocumentsWorld;
beforeAll(async () => {
  world = await createDocumentsWorld();
});
afterAll(() => world.close());
// A Tuesday, at ten in Madrid: people work.
beforeEach(() => world.server.clock.set('2026-03-10T09:00:00Z'));

const sql = <T>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
  world.server.db.tenant(world.company.entidadId, (tx) => tx.query(composed<T>(text), [world.company.entidadId, ...values]));
const asHr = async () => ({ token: (await world.server.signIn('JEFA')).Token });
const told = (notice: typeof documentosNuevos | typeof documentosPorFirmar, data: { ids: number[]; contenidoId: number }) =>
  world.server.db.tenant(world.company.entidadId, (tx) => notice.decide(tx, { entidadId: world.company.entidadId, ...data }));
const contentOf = async (id: number): Promise<number> =>
  (
    await sql<{ contenido: number }>(
      'select contenido_id as contenido from instancia.documentos where entidad_id = $1 and documento_id = $2',
      [id],
    )
  )[0]?.contenido ?? 0;

test('a message says neither what it is nor its title, and comes to nobody who has opened it', async () => {
  const { ANA: ana, LUIS: luis } = world.ids;
  const [first = 0] = await world.give({ titulo: 'Despido', personas: [ana, luis] });
  const data = { ids: [ana, luis], contenidoId: await contentOf(first) };
  const before = await told(documentosNuevos, data);
  expect(before.people.map(({ usuarioId }) => usuarioId)).toEqual([ana, luis].toSorted((a, b) => a - b));
  expect(before.asunto).toEqual({});
  const { ANA: token } = world.tokens;
  await world.server.call(documentacion.verPaginas, { id: first, paginas: [1] }, { token, pin: await world.typePin(token) });
  expect((await told(documentosNuevos, data)).people.map(({ usuarioId }) => usuarioId)).toEqual([luis]);
});

test('by itself people are reminded two days before the last one, on it, and not of what they have signed', async () => {
  const [id = 0] = await world.give({ titulo: 'Con plazo', firma: 'recibo', plazo: '2026-03-12' });
  const reminded = async (at: string): Promise<number> => {
    world.server.clock.set(at);
    await world.server.jobs.send(RECORDAR_DOCUMENTOS, {});
    await world.server.jobs.runDue();
    const rows = await sql(
      `select 1 from instancia.documentos_actos where entidad_id = $1 and documento_id = $2 and accion = 'recordado'`,
      [id],
    );
    return rows.length;
  };
  // Given on that very day: nobody is asked twice.
  expect(await reminded('2026-03-10T10:00:00Z')).toBe(0);
  expect(await reminded('2026-03-11T10:00:00Z')).toBe(0);
  // Nobody works at three in the morning.
  expect(await reminded('2026-03-12T02:00:00Z')).toBe(0);
  expect(await reminded('2026-03-12T09:30:00Z')).toBe(1);
  expect(await reminded('2026-03-12T10:30:00Z')).toBe(1);
  expect((await told(documentosPorFirmar, { ids: [world.ids.ANA], contenidoId: 0 })).people).toHaveLength(1);
});

test('documents are erased after the years of their kind, with their files and all that was done; the person can read that they were', async () => {
  const tipoId = world.kinds.get('formacion') ?? 0;
  const [old = 0] = await world.give({ titulo: 'Curso de 2019', tipoId, periodo: '2019-05-01', firma: 'recibo' });
  await world.sign(old, 1);
  await world.server.jobs.runDue();
  const [kept = 0] = await world.give({ titulo: 'Curso de 2023', tipoId, periodo: '2023-05-01' });
  const { content } = await world.server.call(documentacion.tiposGestion, {}, await asHr());
  const { nombre = '', clase = 'formacion', version = 0 } = content.items.find(({ id }) => id === tipoId) ?? {};
  const saved = { id: tipoId, version, nombre, clase, firma: 'ninguna' as const, veResponsable: false, conservaAnos: 5 };
  await world.server.call(documentacion.guardarTipo, saved, await asHr());
  const erase = async () => {
    await world.server.jobs.send(BORRAR_DOCUMENTOS, {});
    await world.server.jobs.runDue();
  };
  const left = async (): Promise<number[]> =>
    (
      await sql<{ id: number }>('select documento_id as id from instancia.documentos where entidad_id = $1 and tipo_documento_id = $2', [
        tipoId,
      ])
    ).map(({ id }) => id);
  const { entidadId } = world.company;
  await runSql(
    world.server.superuserUrl,
    `insert into instancia.bloqueos (entidad_id, usuario_id, motivo) values (${entidadId}, ${world.ids.ANA}, 'Un juicio')`,
  );
  await erase();
  expect(await left()).toContain(old);
  await runSql(world.server.superuserUrl, `update instancia.bloqueos set levantado = clock_timestamp() where entidad_id = ${entidadId}`);
  await erase();
  expect(await left()).toEqual([kept]);
  const files = await sql<{ estado: string }>(
    `select estado from instancia.ficheros where entidad_id = $1 and modulo = 'documentos-firmados' and asunto_id = $2`,
    [old],
  );
  expect(files.every(({ estado }) => estado === 'borrado')).toBe(true);
  expect(await sql(`select lineas, motivo from instancia.borrados where entidad_id = $1 and usuario_id = $2`, [world.ids.ANA])).toEqual([
    { lineas: 1, motivo: 'Formación (documentos)' },
  ]);
});

test('the server itself can neither change nor erase what was done to a document', async () => {
  await world.give({ titulo: 'Para siempre' });
  await expect(sql(`update instancia.documentos_actos set texto = 'otra cosa' where entidad_id = $1`)).rejects.toThrow(/permission denied/);
  await expect(sql('delete from instancia.documentos_actos where entidad_id = $1')).rejects.toThrow(/permission denied/);
  await expect(sql('delete from instancia.documentos where entidad_id = $1')).rejects.toThrow(/permission denied/);
  // Nor by the way that erases, before its time: its kind keeps it for ever.
  expect(
    await sql(`select instancia.borrar_documentos($1, $2, '2030-01-01', '2026-03-10T09:00:00Z') as borrados`, [world.kinds.get('otro')]),
  ).toEqual([{ borrados: 0 }]);
});

test("one's own data hold one's documents and what one has done with them, and nothing of what one has given others", async () => {
  const [id = 0] = await world.give({ titulo: 'Mío', firma: 'recibo' });
  await world.sign(id, 1);
  const { Token: token } = await world.server.signIn('JEFA');
  const fileOf = async (of: string): Promise<string> => {
    const { content } = await world.server.call(misDatos.pedir, { Password: TEST_PASSWORD }, { token: of });
    return (await world.server.app.inject(`/instancia/cuenta/misDatos?token=${encodeURIComponent(content.token)}`)).body;
  };
  const own = JSON.parse(await fileOf(world.tokens.ANA)) as Record<string, { titulo?: string; accion?: string }[]>;
  expect(own['documentos']?.some(({ titulo }) => titulo === 'Mío')).toBe(true);
  expect(own['actosDeDocumentos']?.some(({ accion }) => accion === 'firmado')).toBe(true);
  const given = JSON.parse(await fileOf(token)) as Record<string, object[]>;
  expect(JSON.stringify(given['documentosPublicados'])).not.toContain('Mío');
});
