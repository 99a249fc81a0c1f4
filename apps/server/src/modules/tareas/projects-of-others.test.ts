import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registros } from '@jornada/contract/registros.ts';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import { tipos } from '@jornada/contract/tipos.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTaskCompany, type TaskCompany } from '../../testing/task-company.ts';

const MEMBER = composed('insert into instancia.proyectos_miembros (entidad_id, proyecto_id, usuario_id) values ($1, $2, $3)');
const BILL = composed(`
  with f as (
    insert into instancia.facturaciones (entidad_id, proyecto_id, referencia, hasta, minutos, autor_id, momento) values ($1, $2, 'F1', $4, 0, $3, $4::date)
    returning facturacion_id as id)
  update instancia.imputaciones i set facturacion_id = f.id from f where i.entidad_id = $1 and i.proyecto_id = $2 and i.usuario_id = $3`);
const LUNES = '2026-03-09';

let world: TaskCompany;
beforeAll(async () => {
  world = await createTaskCompany({
    now: '2026-03-02T07:00:00Z',
    personas: ['FUERA', 'DENTRO', 'DICE', 'MENOS', 'ENVIA', 'ANULA', 'COBRA'],
  });
});
afterAll(() => world.close());

type Alguien = Awaited<ReturnType<TaskCompany['as']>>;
const save = (one: Alguien, horas: Record<string, number>) =>
  world.server.call(
    registros.guardarHorasProyectos,
    { fecha: LUNES, horas: Object.entries(horas).map(([nombre, horasMinutos]) => ({ Id: world.projects[nombre]!, horasMinutos })) },
    one.extras,
  );
const clocked = (userName: string, proyecto: string) =>
  world.worked(userName, LUNES, [
    [`${LUNES}T07:00:00Z`, 'entrada', proyecto],
    [`${LUNES}T11:00:00Z`, 'salida'],
  ]);

describe('a project that is for its members', () => {
  const names = async ({ extras }: Alguien) => [
    (await world.server.call(tipos.proyectos, {}, extras)).content.items.map(({ Nombre }) => Nombre),
    (await world.server.call(tipos.proyectosHoras, { fecha: LUNES }, extras)).content.items.map(({ Nombre }) => Nombre),
  ];

  test('is neither shown to others nor takes their time, by the clock or at the end of the day', async () => {
    const fuera = await world.worked('FUERA', LUNES);
    for (const shown of await names(fuera)) expect(shown).not.toContain('Oculto');
    expect((await save(fuera, { Oculto: 30 })).sobre.Error.Code).toBe('registros.proyecto-no-valido');
    await expect(clocked('FUERA', 'Oculto')).rejects.toThrow('registros.proyecto-no-valido');
  });

  test('is there for whoever has just become one', async () => {
    const dentro = await world.worked('DENTRO', LUNES);
    expect((await save(dentro, { Oculto: 30 })).sobre.Error.Code).toBe('registros.proyecto-no-valido');
    const { entidadId, personas } = world.company;
    await world.server.db.tenant(entidadId, (tx) => tx.query(MEMBER, [entidadId, world.projects['Oculto'], personas['DENTRO']]));
    for (const shown of await names(dentro)) expect(shown).toContain('Oculto');
    expect((await save(dentro, { Oculto: 30 })).status).toBe(200);
  });
});

describe('hours of projects at the end of the day', () => {
  test('keep what says more than how long, as far as it fits', async () => {
    const dice = await world.worked('DICE', LUNES);
    const written = { hace: 'poner', proyectoId: world.projects['Auditoría'], minutos: 60, observacion: 'Borrador' };
    expect(await dice.code([written])).toBe('');
    const entries = async () => (await dice.day()).imputaciones.map(({ minutos, observacion }) => [minutos, observacion]);
    await save(dice, { Auditoría: 100 });
    expect(await entries()).toEqual([
      [60, 'Borrador'],
      [40, null],
    ]);
    await save(dice, { Auditoría: 80 });
    expect(await entries()).toEqual([
      [60, 'Borrador'],
      [20, null],
    ]);
    await save(dice, { Auditoría: 50 });
    expect(await entries()).toEqual([[50, null]]);
  });

  test('that are fewer than the clock wrote stay so', async () => {
    const menos = await clocked('MENOS', 'Auditoría');
    await world.runClock();
    expect((await menos.day()).asignadoMinutos).toBe(240);
    await save(menos, { Auditoría: 100 });
    await world.runClock();
    expect((await menos.day()).asignadoMinutos).toBe(100);
  });

  test('are not changed once they are billed', async () => {
    const cobra = await world.worked('COBRA', LUNES);
    await save(cobra, { Auditoría: 60 });
    const { entidadId, personas } = world.company;
    await world.server.db.tenant(entidadId, (tx) => tx.query(BILL, [entidadId, world.projects['Auditoría'], personas['COBRA'], LUNES]));
    expect((await save(cobra, { Auditoría: 90 })).sobre.Error.Code).toBe('tareas.fija');
  });
});

describe('what was clocked', () => {
  test('is written before its week is sent', async () => {
    const envia = await clocked('ENVIA', 'Obra');
    const { content } = await world.server.call(tareas.enviarSemana, { lunes: LUNES }, envia.extras);
    expect(content?.semanas).toMatchObject([{ estado: 'enviada', minutos: 240 }]);
    expect((await envia.day()).imputaciones).toMatchObject([{ minutos: 240, origen: 'reloj', fija: 'semana-enviada' }]);
    expect((await envia.day()).imputaciones[0]?.id).not.toBeNull();
  });

  test('and was voided since is taken away', async () => {
    const anula = await clocked('ANULA', 'Auditoría');
    await world.runClock();
    expect((await anula.day()).imputaciones).toHaveLength(1);
    const { items } = (await world.server.call(registros.listado, { filtro_fecha: LUNES }, anula.extras)).content;
    for (const { id } of items.toReversed()) expect((await world.server.call(registros.borrar, { id }, anula.extras)).status).toBe(200);
    expect((await anula.day()).cierre).toBe('sin-fichar');
    await world.runClock();
    expect((await anula.day()).imputaciones).toEqual([]);
  });
});
