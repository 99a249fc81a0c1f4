import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registros } from '@jornada/contract/registros.ts';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTaskCompany, type TaskCompany } from '../../testing/task-company.ts';

let world: TaskCompany;
let extras: { token: string };
const MANY = composed(`
  insert into instancia.tareas (entidad_id, proyecto_id, nombre, buscable)
  select $1, $2, 'Expediente ' || n, '' from generate_series(1, 300) n`);
const MEMBER = composed('insert into instancia.proyectos_miembros (entidad_id, proyecto_id, usuario_id) values ($1, $2, $3)');
const CLOSE_PROJECT = composed('update instancia.proyectos set activo = false where entidad_id = $1 and proyecto_id = $2');

beforeAll(async () => {
  world = await createTaskCompany({ now: '2026-03-10T09:00:00Z', personas: ['ANA', 'LUIS', 'USO'] });
  extras = { token: (await world.server.signIn('ANA')).Token };
});
afterAll(() => world.close());

const search = async (texto?: string, rest: object = {}, as = extras) =>
  (await world.server.call(tareas.buscador, { ...(texto === undefined ? {} : { texto }), ...rest }, as)).content;
const names = async (texto?: string, as = extras) =>
  (await search(texto, {}, as)).items.map(({ nombre, proyecto }) => nombre ?? proyecto.nombre);

describe('a search', () => {
  test('finds by task, project and client, in any order, without accents', async () => {
    expect(await names('acme informe')).toEqual(['Informe']);
    expect(await names('REUNION')).toEqual(['Reunión']);
    expect((await names('auditoria')).toSorted()).toEqual(['Informe', 'Reunión', 'Vieja']);
  });

  test('forgives what is typed wrong, and says which words it took for others', async () => {
    const found = await search('infrome acme');
    expect(found.items.map(({ nombre }) => nombre)).toEqual(['Informe']);
    expect(found.parecidas).toEqual(['infrome']);
    expect((await search('informe acme')).parecidas).toEqual([]);
    expect(await search('zzzzqqq')).toMatchObject({ items: [], total: 0 });
  });

  test('reads signs as they are, and no pattern', async () => {
    expect((await search('100%_')).items).toEqual([]);
    expect((await search('%')).total).toBe((await search()).total);
    expect((await search('x'.repeat(100))).items).toEqual([]);
  });

  test('has projects that have no tasks, and says how many there are', async () => {
    const { total, todas, items } = await search();
    expect(total).toBe(todas);
    expect(items.find(({ proyecto }) => proyecto.nombre === 'Muelle')).toMatchObject({ tareaId: null, nombre: null });
    expect((await search('zzzzqqq')).todas).toBe(todas);
  });

  test('never finds what is archived, or for others', async () => {
    await world.closeTask('Vieja');
    expect(await names('vieja')).toEqual([]);
    expect(await names('secreta')).toEqual([]);
    const { entidadId, personas } = world.company;
    await world.server.db.tenant(entidadId, (tx) => tx.query(MEMBER, [entidadId, world.projects['Oculto'], personas['LUIS']]));
    expect(await names('secreta', { token: (await world.server.signIn('LUIS')).Token })).toEqual(['Secreta']);
    await world.server.db.tenant(entidadId, (tx) => tx.query(CLOSE_PROJECT, [entidadId, world.projects['Oculto']]));
    expect(await names('secreta', { token: (await world.server.signIn('LUIS')).Token })).toEqual([]);
  });

  test('follows what is renamed, moved, closed and opened again, and so does the number of all tasks', async () => {
    const { entidadId } = world.company;
    const change = (what: string, id: number | undefined) =>
      world.server.db.tenant(entidadId, (tx) =>
        tx.query(composed(`update instancia.tareas set ${what} where entidad_id = $1 and tarea_id = $2`), [entidadId, id]),
      );
    const all = async (): Promise<number> => (await search()).todas;
    const before = await all();
    const plano = world.tasks['Plano'];
    await change("nombre = 'Croquis acotado'", plano);
    expect([await names('plano'), await names('croquis')]).toEqual([[], ['Croquis acotado']]);
    await change(`proyecto_id = ${world.projects['Auditoría']}`, plano);
    expect([await names('obra croquis'), await names('acme croquis')]).toEqual([[], ['Croquis acotado']]);
    // Obra has no open task left, and stands for itself.
    expect(await all()).toBe(before + 1);
    await change('activo = false', plano);
    expect([await names('croquis'), await all()]).toEqual([[], before]);
    await change(`activo = true, nombre = 'Plano', proyecto_id = ${world.projects['Obra']}`, plano);
    expect([await names('croquis'), await names('plano obra'), await all()]).toEqual([[], ['Plano'], before]);
    const rename = (nombre: string) =>
      world.server.db.tenant(entidadId, (tx) =>
        tx.query(composed('update instancia.clientes set nombre = $2 where entidad_id = $1 and nombre = $3'), [
          entidadId,
          nombre,
          nombre === 'Acme' ? 'Zumaque' : 'Acme',
        ]),
      );
    await rename('Zumaque');
    expect(await names('zumaque informe')).toEqual(['Informe']);
    expect(await names('zumakue informe')).toEqual(['Informe']);
    await rename('Acme');
  });

  test('comes page by page', async () => {
    const { entidadId } = world.company;
    await world.server.db.tenant(entidadId, (tx) => tx.query(MANY, [entidadId, world.projects['Obra']]));
    const pages = await Promise.all([0, 50, 100].map((start) => search('expediente', { start, limit: 50 })));
    expect(pages.map(({ total }) => total)).toEqual([300, 300, 300]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ tareaId }) => tareaId))).size).toBe(150);
    expect((await names('expediente 217'))[0]).toBe('Expediente 217');
  });
});

test('what is kept at hand comes first, then what was used last; what is closed is not offered', async () => {
  const uso = await world.worked('USO', '2026-03-11');
  await uso.put([{ hace: 'poner', tareaId: world.tasks['Plano'], minutos: 30 }]);
  const pin = (tarea: string, anclada: boolean) =>
    world.server.call(tareas.anclarTarea, { tareaId: world.tasks[tarea]!, anclada }, uso.extras);
  const latest = async () => (await world.server.call(tareas.ultimas, {}, uso.extras)).content.items;
  await pin('Informe', true);
  await pin('Informe', true);
  expect((await latest()).map(({ nombre, anclada, ultimoUso }) => [nombre, anclada, ultimoUso])).toEqual([
    ['Informe', true, null],
    ['Plano', false, '2026-03-11'],
  ]);
  expect((await pin('Secreta', true)).sobre.Error.Code).toBe('tareas.tarea-no-valida');
  await pin('Informe', false);
  expect((await latest()).map(({ nombre }) => nombre)).toEqual(['Plano']);
});

test('what is usual on a weekday is offered with its usual length, and nothing once the day is full', async () => {
  for (const fecha of ['2026-03-16', '2026-03-23', '2026-03-30']) {
    const uso = await world.worked('USO', fecha);
    await uso.put([{ hace: 'poner', tareaId: world.tasks['Reunión'], minutos: 45 }]);
  }
  await world.worked('USO', '2026-04-06', [
    ['2026-04-06T06:00:00Z', 'entrada', 'Obra'],
    ['2026-04-06T07:00:00Z', 'proyecto', 'Obra'],
  ]);
  world.server.clock.set('2026-04-06T10:00:00Z');
  const day = await (await world.as('USO', '2026-04-06')).day();
  expect(day.abierta).toBe(true);
  expect(day.sugerencias).toEqual([]);
  expect(day.imputaciones.map(({ id, minutos, origen }) => [id, minutos, origen])).toEqual([
    [null, 60, 'reloj'],
    [null, 180, 'reloj'],
  ]);
  world.server.clock.set('2026-04-06T11:00:00Z');
  const { Token: token } = await world.server.signIn('USO');
  await world.server.call(registros.guardar, { tipo: world.company.tipos.salida }, { token });
  const next = await world.worked('USO', '2026-04-13');
  expect((await next.day()).sugerencias[0]).toMatchObject({ motivo: 'dia-semana', minutos: 45, tarea: { nombre: 'Reunión' } });
  await next.put([{ hace: 'poner', tareaId: world.tasks['Plano'], minutos: 240 }]);
  expect((await next.day()).sugerencias).toEqual([]);
});
