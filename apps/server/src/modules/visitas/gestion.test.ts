import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { misDatos } from '@jornada/contract/cuenta.ts';
import { registros } from '@jornada/contract/registros.ts';
import { exporteVisitas, visitas } from '@jornada/contract/visitas/calls.ts';
import { BORRAR_VISITAS, CERRAR_DIA } from './jobs.ts';
import { TEST_PASSWORD } from '../../testing/test-company.ts';
import { createTestVisits, createTestVisitsOn, PLAIN, type TestVisits } from '../../testing/test-visits.ts';

let world: TestVisits;
let other: TestVisits;
let admin: { token: string };
let tipo: number;

beforeAll(async () => {
  world = await createTestVisits({
    now: '2026-10-23T08:00:00Z',
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'ANA', nombre: 'Ana Gil' },
      { userName: 'ISLA', nombre: 'Iria Sosa', zona: 'Atlantic/Canary' },
      { userName: 'PUERTA', roles: ['quiosco'], esQuiosco: true },
      { userName: 'MUELLE', roles: ['quiosco'], esQuiosco: true, zona: 'Atlantic/Canary' },
    ],
  });
  other = await createTestVisitsOn(world.server, {
    nombre: 'Otra, S.L.',
    personas: [
      { userName: 'OADMIN', roles: ['admin'] },
      { userName: 'OPUERTA', roles: ['quiosco'], esQuiosco: true },
    ],
  });
  admin = await world.as('ADMIN');
  tipo = (await world.saveType(admin, { anfitrion: 'opcional' })).id;
});
afterAll(() => world.close());

const jobs = async (): Promise<void> => {
  for (const name of [CERRAR_DIA, BORRAR_VISITAS]) await world.server.jobs.send(name, {});
  while ((await world.server.jobs.runDue()) > 0);
};
/** Time jumps, so sessions are new. */
async function at(instant: string) {
  world.server.clock.set(instant);
  admin = await world.as('ADMIN');
  return { door: await world.tablet('PUERTA'), dock: await world.tablet('MUELLE') };
}
const list = async (input: Record<string, unknown> = {}) => (await world.server.call(visitas.listado, input, admin)).content;
const detail = async (id: number) => (await world.server.call(visitas.detalle, { id }, admin)).content;

describe('the end of the day', () => {
  test('signs out whoever has forgotten, at midnight of each centre, on the night when the clock goes back', async () => {
    // On 25 October 2026 the hour from 02:00 to 03:00 comes twice in Madrid, from 01:00 to 02:00 on the islands.
    const { door, dock } = await at('2026-10-24T17:00:00Z');
    const [early, isle] = [(await door.register({ tipoId: tipo })).content.id, (await dock.register({ tipoId: tipo })).content.id];
    await at('2026-10-24T21:59:00Z');
    await jobs();
    expect((await detail(early)).salida).toBeNull();
    await at('2026-10-24T22:01:00Z');
    await jobs();
    expect(await detail(early)).toMatchObject({ salida: '2026-10-24T22:00:00Z', modoSalida: 'automatica' });
    expect((await detail(isle)).salida).toBeNull();
    const late = (await (await at('2026-10-24T22:05:00Z')).door.register({ tipoId: tipo })).content;
    // Twice in a row, and in both hours that are called two o'clock.
    for (const instant of ['2026-10-25T00:30:00Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']) {
      await at(instant);
      await jobs();
    }
    expect((await detail(isle)).salida).toBe('2026-10-24T23:00:00Z');
    expect((await detail(late.id)).salida).toBeNull();
    // A job that was away for two days closes at the hour when the day had ended.
    await at('2026-10-27T05:00:00Z');
    await jobs();
    expect(await detail(late.id)).toMatchObject({ salida: '2026-10-25T23:00:00Z', codigo: null });
    expect((await (await at('2026-10-27T08:00:00Z')).door.leave({ codigo: late.codigo })).sobre.Error.Code).toBe(
      'visitas.codigo-no-valido',
    );
  });
});

describe('what is kept', () => {
  test('a month unless the company says otherwise, then everything is gone, signatures too', async () => {
    const { door } = await at('2026-11-02T09:00:00Z');
    const { id } = (await door.register({ tipoId: tipo, nombre: 'Se Borra' })).content;
    await at('2026-12-02T08:59:00Z');
    await jobs();
    expect((await detail(id)).seBorra).toBe('2026-12-02');
    await at('2026-12-02T09:01:00Z');
    await jobs();
    expect((await world.server.call(visitas.detalle, { id }, admin)).sobre.Error.Code).toBe('visitas.no-existe');
    const settings = (await world.server.call(visitas.ajustes, {}, admin)).content;
    expect(settings).toEqual({ conservaDias: null, cierre: '00:00', contacto: '', version: 0 });
    const save = (input: object) => world.server.call(visitas.guardarAjustes, { ...settings, ...input }, admin);
    for (const wrong of [{ conservaDias: 0 }, { conservaDias: 91 }, { cierre: '24:00' }, { cierre: '9:00' }])
      expect((await save(wrong)).status).toBe(422);
    const saved = await Promise.all([save({ conservaDias: 7, cierre: '22:00' }), save({ conservaDias: 8 })]);
    expect(saved.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const now = (await world.server.call(visitas.ajustes, {}, admin)).content;
    expect(now.version).toBe(1);
    await world.server.call(visitas.guardarAjustes, { ...now, conservaDias: 7, cierre: '22:00' }, admin);
    const short = (await (await at('2026-12-02T09:02:00Z')).door.register({ tipoId: tipo })).content.id;
    await at('2026-12-10T09:00:00Z');
    await jobs();
    expect((await world.server.call(visitas.detalle, { id: short }, admin)).sobre.Error.Code).toBe('visitas.no-existe');
    expect((await list({ cuales: 'todas' })).total).toBe(0);
    await world.server.call(visitas.guardarAjustes, { ...now, conservaDias: null, version: 2 }, admin);
    expect((await world.server.call(visitas.ajustes, {}, admin)).content).toMatchObject({ conservaDias: null, version: 3 });
  });

  test('whoever looked at a visit is written down; a host finds in their own data that somebody came, not who', async () => {
    const { door } = await at('2026-12-11T09:00:00Z');
    const { id } = (await door.register({ tipoId: tipo, nombre: 'Nora Secreta', anfitrion: await door.choose('ana gil') })).content;
    await detail(id);
    await list();
    const { content } = await world.server.call(auditoria.listado, {}, admin);
    const looked = content.items.filter(({ accion }) => accion === 'visitas.ver');
    expect(looked.filter(({ sobre }) => sobre?.id === id)).toHaveLength(1);
    const ana = await world.as('ANA');
    const { token } = (await world.server.call(misDatos.pedir, { Password: TEST_PASSWORD }, ana)).content;
    const { body } = await world.server.app.inject({ url: `/instancia/cuenta/misDatos?token=${encodeURIComponent(token)}` });
    expect(body).toContain('visitasRecibidas');
    expect(body).toContain('2026-12-11T09:00:00Z');
    expect(body).not.toContain('Nora');
  });
});

describe('types', () => {
  test('have one name each, questions that stay as they were asked, and are taken off the tablets', async () => {
    const { door } = await at('2026-12-12T09:00:00Z');
    const save = (input: object) =>
      world.server.call(visitas.guardar, { ...PLAIN, nombre: { texto: 'Obra' }, anfitrion: 'no', ...input }, admin);
    const pregunta = { id: 1, clase: 'si-no', texto: { texto: '¿Traes casco?' }, opciones: [], obligatoria: true };
    const made = (await save({ preguntas: [pregunta] })).content;
    expect((await save({ nombre: { texto: 'OBRA' } })).sobre.Error.Code).toBe('visitas.nombre-repetido');
    expect((await save({ nombre: { texto: 'Otra' }, preguntas: [pregunta, pregunta] })).sobre.Error.Code).toBe(
      'visitas.pregunta-no-valida',
    );
    const choice = { ...pregunta, clase: 'opcion', opciones: [{ texto: 'Una' }] };
    expect((await save({ nombre: { texto: 'Otra' }, preguntas: [choice] })).sobre.Error.Code).toBe('visitas.pregunta-no-valida');
    const { id } = (await door.register({ tipoId: made.id, respuestas: [{ pregunta: 1, si: false }] })).content;
    const changed = await save({ id: made.id, version: made.version, preguntas: [{ ...pregunta, texto: { texto: '¿Y gafas?' } }] });
    expect(changed.content.version).toBe(2);
    expect((await save({ id: made.id, version: 1 })).sobre.Error.Code).toBe('general.cambiado-entretanto');
    expect((await detail(id)).respuestas).toEqual([{ pregunta: '¿Traes casco?', clase: 'si-no', si: false }]);
    const close = await world.server.call(visitas.cerrar, { id: made.id, version: 2 }, admin);
    expect(close.content.abierto).toBe(false);
    expect(await door.refusal({ tipoId: made.id, respuestas: [{ pregunta: 1, si: false }] })).toBe('visitas.tipo-no-valido');
    const strange = await other.as('OADMIN');
    expect((await world.server.call(visitas.cerrar, { id: made.id, version: 3 }, strange)).sobre.Error.Code).toBe('visitas.tipo-no-existe');
    expect((await world.server.call(visitas.gestion, {}, strange)).content.total).toBe(0);
  });
});

describe('the list of the company', () => {
  test('has the day of each centre, filters, pages and a file without formulas; other companies see nothing', async () => {
    // Half past eleven at night on the islands is tomorrow in Madrid.
    const { dock } = await at('2027-01-12T23:30:00Z');
    await dock.register({ tipoId: tipo, nombre: 'Isla Noche' });
    const { door } = await at('2027-01-13T09:00:00Z');
    await door.register({ tipoId: tipo, nombre: '=HYPERLINK("x")', empresa: 'Nordwind', anfitrion: await door.choose('ana gil') });
    for (let index = 0; index < 5; index += 1) await door.register({ tipoId: tipo, nombre: `Visita ${index}` });
    expect((await list()).total).toBe(6);
    expect((await list({ cuales: 'todas', desde: '2027-01-12', hasta: '2027-01-12' })).items.map(({ nombre }) => nombre)).toEqual([
      'Isla Noche',
    ]);
    expect((await list({ texto: 'nordw' })).total).toBe(1);
    expect((await list({ texto: 'ana gil' })).total).toBe(1);
    expect((await list({ cuales: 'dentro' })).total).toBeGreaterThanOrEqual(6);
    expect((await list({ tipo: 999_999 })).total).toBe(0);
    const pages = [await list({ start: 0, limit: 4 }), await list({ start: 4, limit: 4 })];
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(6);
    const strange = await other.as('OADMIN');
    expect((await world.server.call(visitas.listado, { cuales: 'todas' }, strange)).content.total).toBe(0);
    const [first] = (await list()).items;
    expect((await world.server.call(visitas.detalle, { id: first?.id ?? 0 }, strange)).sobre.Error.Code).toBe('visitas.no-existe');
    expect((await world.server.call(visitas.terminar, { id: first?.id ?? 0 }, strange)).sobre.Error.Code).toBe('visitas.no-dentro');
    const { token } = (await world.server.call(visitas.exportar, {}, admin)).content;
    const file = await world.server.app.inject({ url: `/instancia${exporteVisitas.descargar.path}?token=${encodeURIComponent(token)}` });
    expect(file.body).toContain(`'=HYPERLINK`);
    expect(file.body.trim().split('\n')).toHaveLength(7);
    const again = await world.server.app.inject({ url: `/instancia${exporteVisitas.descargar.path}?token=${encodeURIComponent(token)}` });
    expect(again.statusCode).toBe(404);
    const ended = await Promise.all(Array.from({ length: 5 }, () => world.server.call(visitas.terminar, { id: first?.id ?? 0 }, admin)));
    expect(ended.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404]);
    expect((await detail(first?.id ?? 0)).modoSalida).toBe('intranet');
  });
});

describe('counting everybody inside', () => {
  test('staff who are clocked in and visitors, by centre; the latest tick holds, in whatever order they come', async () => {
    const { door } = await at('2027-02-15T08:00:00Z');
    await jobs();
    const visit = (await door.register({ tipoId: tipo, nombre: 'Zoe Visita' })).content.id;
    const ana = await world.as('ANA');
    await world.server.call(registros.guardar, { tipo: world.empresa.tipos.entrada }, ana);
    const boss = await world.as('ADMIN');
    const read = async () => (await world.server.call(visitas.presentes, {}, boss)).content.centros;
    const [madrid] = world.empresa.centroIds;
    const here = async () => (await read()).find(({ id }) => id === madrid);
    expect(await here()).toMatchObject({ personas: [{ nombre: 'Ana Gil' }], visitas: [{ nombre: 'Zoe Visita' }], desde: null, marcas: [] });
    expect((await world.server.call(visitas.presentes, {}, ana)).status).toBe(403);
    const desde = '2027-02-15T07:30:00Z';
    const tick = (clase: 'persona' | 'visita', id: number, presente: boolean, minute: number) => ({
      clase,
      id,
      presente,
      momento: `2027-02-15T07:${minute}:00Z`,
    });
    const send = (marcas: object[], from = desde) => world.server.call(visitas.recuento, { centroId: madrid, desde: from, marcas }, boss);
    await send([tick('persona', world.idOf('ANA'), true, 45), tick('visita', visit, true, 46)]);
    // What another phone had ticked before arrives after it.
    await send([
      tick('persona', world.idOf('ANA'), false, 40),
      tick('persona', other.idOf('OADMIN'), true, 41),
      tick('visita', 999_999, true, 41),
    ]);
    expect((await here())?.marcas).toEqual([
      { clase: 'persona', id: world.idOf('ANA'), presente: true, momento: '2027-02-15T07:45:00Z' },
      { clase: 'visita', id: visit, presente: true, momento: '2027-02-15T07:46:00Z' },
    ]);
    // A new count begins with nobody; ticks of the one before do not come back.
    expect((await send([], '2027-02-15T07:50:00Z')).content.marcas).toEqual([]);
    expect((await send([tick('visita', visit, true, 49)])).content).toEqual({ desde: '2027-02-15T07:50:00Z', marcas: [] });
    // A phone whose clock is wrong cannot tick tomorrow.
    const wrong = await send([{ clase: 'visita', id: visit, presente: true, momento: '2030-01-01T00:00:00Z' }]);
    expect(wrong.content.marcas).toEqual([{ clase: 'visita', id: visit, presente: true, momento: '2027-02-15T08:00:00Z' }]);
    // A phone whose clock is behind ticks in the count it was told of.
    const behind = await send(
      [{ clase: 'persona', id: world.idOf('ANA'), presente: true, momento: '2027-02-15T07:48:00Z' }],
      '2027-02-15T07:50:00Z',
    );
    expect(behind.content.marcas).toContainEqual({
      clase: 'persona',
      id: world.idOf('ANA'),
      presente: true,
      momento: '2027-02-15T07:50:00Z',
    });
    // A phone that is ahead begins a count and ticks in it: neither is before the other.
    const ahead = '2027-02-15T08:00:00.000000001Z';
    const both = await send([{ clase: 'visita', id: visit, presente: true, momento: ahead }], ahead);
    expect(both.content).toEqual({
      desde: '2027-02-15T08:00:00Z',
      marcas: [{ clase: 'visita', id: visit, presente: true, momento: '2027-02-15T08:00:00Z' }],
    });
    const strange = await other.as('OADMIN');
    expect((await world.server.call(visitas.recuento, { centroId: madrid, desde, marcas: [] }, strange)).sobre.Error.Code).toBe(
      'visitas.centro-no-valido',
    );
    await at('2027-02-16T09:00:00Z');
    await jobs();
    expect(
      (await world.server.call(visitas.presentes, {}, await world.as('ADMIN'))).content.centros.flatMap(({ marcas }) => marcas),
    ).toEqual([]);
  });
});

test('the month is one by date: what came on 31 January is gone on 28 February, not on 2 March', async () => {
  const settings = (await world.server.call(visitas.ajustes, {}, admin)).content;
  const { door } = await at('2031-01-31T10:00:00Z');
  await world.server.call(visitas.guardarAjustes, { ...settings, conservaDias: null }, admin);
  const { id } = (await door.register({ tipoId: tipo, nombre: 'Un Mes' })).content;
  await at('2031-02-28T09:59:00Z');
  await jobs();
  expect((await detail(id)).seBorra).toBe('2031-02-28');
  await at('2031-02-28T10:01:00Z');
  await jobs();
  expect((await world.server.call(visitas.detalle, { id }, admin)).sobre.Error.Code).toBe('visitas.no-existe');
});
