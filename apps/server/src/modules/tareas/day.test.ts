import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auth } from '@jornada/contract/auth.ts';
import { registros } from '@jornada/contract/registros.ts';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import { tipos } from '@jornada/contract/tipos.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTaskCompany, type TaskCompany } from '../../testing/task-company.ts';

let world: TaskCompany;
const SIMULATE = composed('update instancia.sesiones set simulado_id = $2 where entidad_id = $1 and usuario_id = $3');
const AUTHOR = composed<{ autor: number; apuntes: number }>(`
  select autor_id as autor, (select count(*)::int from instancia.auditoria a
    where a.entidad_id = $1 and a.accion = 'tareas.imputar' and a.sobre_id = $2) as apuntes
  from instancia.imputaciones where entidad_id = $1 and usuario_id = $2 and fecha = $3`);
const NOTED = composed<{ accion: string }>(
  "select accion from instancia.auditoria where entidad_id = $1 and sobre_id = $2 and accion in ('tareas.enviar', 'tareas.retirar') order by accion",
);
beforeAll(async () => {
  world = await createTaskCompany({
    now: '2026-01-01T00:00:00Z',
    personas: [
      'UNA',
      'HORA',
      'SUMA',
      'VEINTE',
      'CERRADA',
      'FIJA',
      'DOS',
      'NOCHE',
      'PAUSA',
      'RELOJ',
      'JORNADA',
      'AVISA',
      'OTRA',
      'LARGO',
      'MENOS',
      'MES',
      'MUDA',
      'SIGUE',
    ],
  });
});
afterAll(() => world.close());

const DIA = '2026-03-10';
const put = (minutos: number, rest: object = {}) => ({ hace: 'poner' as const, tareaId: world.tasks['Informe'], minutos, ...rest });

test('an entry is put, changed, split and taken away; the day says what is left', async () => {
  const una = await world.worked('UNA', DIA);
  expect((await una.day()).faltaMinutos).toBe(240);
  const one = await una.put([put(90, { desde: `${DIA}T07:00:00Z`, observacion: ' Borrador ' })]);
  expect(one.content).toMatchObject({ trabajadoMinutos: 240, asignadoMinutos: 90, faltaMinutos: 150, cierre: null, abierta: false });
  const [entry] = one.content.imputaciones;
  expect(entry).toMatchObject({
    minutos: 90,
    desde: `${DIA}T07:00:00Z`,
    observacion: 'Borrador',
    origen: 'persona',
    facturable: true,
    fija: null,
  });
  expect(entry?.tarea).toMatchObject({ nombre: 'Informe', proyecto: { nombre: 'Auditoría' }, cliente: { nombre: 'Acme' } });
  const id = entry!.id!;
  const split = await una.put([put(30, { id }), put(60, { desde: `${DIA}T07:30:00Z`, tareaId: world.tasks['Reunión'] })]);
  expect(split.content.imputaciones.map(({ minutos, tarea }) => [minutos, tarea.nombre])).toEqual([
    [30, 'Informe'],
    [60, 'Reunión'],
  ]);
  expect((await una.put([{ hace: 'quitar', id }])).content.asignadoMinutos).toBe(60);
  expect(await una.code([{ hace: 'quitar', id }])).toBe('tareas.imputacion-no-existe');
});

describe('an entry with an hour', () => {
  test('lies on work and on no other', async () => {
    const hora = await world.worked('HORA', DIA);
    expect(await hora.code([put(60, { desde: `${DIA}T06:30:00Z` })])).toBe('tareas.sin-hueco');
    expect(await hora.code([put(60, { desde: `${DIA}T10:30:00Z` })])).toBe('tareas.sin-hueco');
    expect(await hora.code([put(60, { desde: `${DIA}T10:00:00Z` })])).toBe('');
    expect(await hora.code([put(31, { desde: `${DIA}T09:30:00Z` })])).toBe('tareas.se-solapan');
    expect(await hora.code([put(30, { desde: `${DIA}T09:30:00Z` })])).toBe('');
  });

  test('on a night shift belongs to the day on which it began', async () => {
    const noche = await world.worked('NOCHE', '2026-03-11', [
      ['2026-03-11T21:00:00Z', 'entrada'],
      ['2026-03-12T05:00:00Z', 'salida'],
    ]);
    expect((await noche.put([put(120, { desde: '2026-03-12T02:00:00Z' })])).content).toMatchObject({
      fecha: '2026-03-11',
      asignadoMinutos: 120,
    });
  });
});

describe('a day', () => {
  test('takes no more than was worked, and says how much is too much', async () => {
    const suma = await world.worked('SUMA', DIA);
    const { sobre } = await suma.put([put(200), put(65)]);
    expect(sobre.Error).toMatchObject({ Code: 'tareas.de-mas', Message: expect.stringContaining('25') });
    expect((await suma.day()).imputaciones).toEqual([]);
    await suma.put([put(240)]);
    expect(await suma.code([put(1)])).toBe('tareas.de-mas');
  });

  test('keeps its sum with twenty writes at once', async () => {
    const veinte = await world.worked('VEINTE', DIA);
    const codes = await Promise.all(Array.from({ length: 20 }, () => veinte.code([put(30)])));
    expect(codes.filter((code) => code === '')).toHaveLength(8);
    expect(await veinte.day()).toMatchObject({ asignadoMinutos: 240, faltaMinutos: 0 });
  });

  test('takes nothing where nothing was clocked, or before it comes', async () => {
    const cerrada = await world.worked('CERRADA', DIA);
    expect(await cerrada.code([put(5)], { fecha: '2026-03-09' })).toBe('tareas.dia-cerrado');
    expect(await cerrada.code([put(5)], { fecha: '2026-03-11' })).toBe('tareas.dia-cerrado');
    expect((await cerrada.day('2026-03-11')).cierre).toBe('futuro');
    expect((await cerrada.day('2026-03-09')).cierre).toBe('sin-fichar');
  });

  test('that the company keeps with too much says so, up to its real length', async () => {
    const avisa = await world.worked('AVISA', DIA);
    await world.settings('avisa');
    expect((await avisa.put([put(300)])).content).toMatchObject({ asignadoMinutos: 300, faltaMinutos: -60, exceso: 'avisa' });
    expect(await avisa.code([put(1141)])).toBe('tareas.de-mas');
    expect(await avisa.code([put(1140)])).toBe('');
    await world.settings('rechaza');
    // What is too much already may only get less.
    const id = (await avisa.day()).imputaciones.find(({ minutos }) => minutos === 1140)?.id;
    expect(await avisa.code([put(1000, { id })])).toBe('');
  });

  test('has its paid pauses by itself', async () => {
    const pausa = await world.worked('PAUSA', DIA, [
      [`${DIA}T07:00:00Z`, 'entrada'],
      [`${DIA}T09:00:00Z`, 'cafe'],
      [`${DIA}T09:20:00Z`, 'volverCafe'],
      [`${DIA}T11:00:00Z`, 'salida'],
    ]);
    const day = await pausa.day();
    expect(day.tramos.map(({ clase }) => clase)).toEqual(['trabajo', 'pausa', 'trabajo']);
    expect(day).toMatchObject({ trabajadoMinutos: 240, pagadoMinutos: 20, asignadoMinutos: 20, faltaMinutos: 220 });
    expect(await pausa.code([put(221)])).toBe('tareas.de-mas');
    expect(await pausa.code([put(30, { desde: `${DIA}T08:50:00Z` })])).toBe('tareas.sin-hueco');
    expect((await pausa.put([put(220)])).content.faltaMinutos).toBe(0);
  });
});

test('a closed task keeps its minutes or loses some, and takes no more; nor does a project that is not for them', async () => {
  const dos = await world.worked('DOS', DIA);
  const { content } = await dos.put([put(60, { tareaId: world.tasks['Vieja'] })]);
  const id = content.imputaciones[0]?.id;
  await world.closeTask('Vieja');
  const old = { tareaId: world.tasks['Vieja'], id };
  expect(await dos.code([put(61, old)])).toBe('tareas.tarea-no-valida');
  expect(await dos.code([put(40, old), put(20, { tareaId: world.tasks['Vieja'] })])).toBe('');
  expect(await dos.code([put(20, old)])).toBe('');
  expect(await dos.code([put(21, old)])).toBe('tareas.tarea-no-valida');
  expect(await dos.code([put(5, { tareaId: world.tasks['Secreta'] })])).toBe('tareas.tarea-no-valida');
  expect(await dos.code([put(5, { tareaId: 2_000_000 })])).toBe('tareas.tarea-no-valida');
  expect(await dos.code([put(5, { proyectoId: world.projects['Obra'] })])).toBe('tareas.tarea-no-valida');
  expect(await dos.code([put(5, { categoriaId: 2_000_000 })])).toBe('tareas.categoria-no-valida');
});

test('what was sent with a key is written once; what was read before somebody wrote is refused', async () => {
  const otra = await world.worked('OTRA', DIA);
  const clave = '6a2f41a3-c54c-4e3e-9b3e-1d2f3a4b5c6d';
  const { version } = await otra.day();
  const twice = await Promise.all([otra.put([put(30)], { clave }), otra.put([put(30)], { clave })]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await otra.day()).imputaciones).toHaveLength(1);
  expect((await otra.put([put(31)], { clave })).sobre.Error.Code).toBe('general.clave-reutilizada');
  expect(await otra.code([put(30)], { version })).toBe('general.cambiado-entretanto');
  expect(await otra.code([put(30)], { version: (await otra.day()).version })).toBe('');
});

test('what is billed, locked or sent stays as it is', async () => {
  const fija = await world.worked('FIJA', DIA);
  const { content } = await fija.put([put(60)]);
  const id = content.imputaciones[0]!.id!;
  await world.lockProject('Auditoría', DIA);
  expect((await fija.day()).imputaciones[0]?.fija).toBe('proyecto-bloqueado');
  expect(await fija.code([put(30, { id })])).toBe('tareas.fija');
  expect(await fija.code([{ hace: 'quitar', id }])).toBe('tareas.fija');
  expect(await fija.code([put(5)])).toBe('tareas.fija');
  await world.lockProject('Auditoría', null);
  expect(await fija.code([put(30, { id })])).toBe('');
});

describe('the clock and the end of the day', () => {
  test('a project that was clocked fills the day, and makes room for what is written', async () => {
    const reloj = await world.worked('RELOJ', DIA, [
      [`${DIA}T07:00:00Z`, 'entrada', 'Auditoría'],
      [`${DIA}T11:00:00Z`, 'salida'],
    ]);
    const day = await reloj.day();
    expect(day.imputaciones).toMatchObject([
      { id: null, origen: 'reloj', minutos: 240, desde: `${DIA}T07:00:00Z`, tarea: { tareaId: null } },
    ]);
    expect(day.faltaMinutos).toBe(0);
    const after = (await reloj.put([put(60, { desde: `${DIA}T08:00:00Z` }), put(30)])).content;
    expect(
      after.imputaciones.filter(({ origen }) => origen === 'reloj').map(({ desde, minutos }) => [desde?.slice(11, 16), minutos]),
    ).toEqual([
      ['07:30', 30],
      ['09:00', 120],
    ]);
    expect(after.faltaMinutos).toBe(0);
    await world.runClock();
    const written = await reloj.day();
    expect(written.imputaciones.every(({ id }) => id !== null)).toBe(true);
    expect(written.asignadoMinutos).toBe(240);
    await world.runClock();
    expect((await reloj.day()).version).toBe(written.version);
    // What the clock wrote gives way, too.
    expect((await reloj.put([put(120, { desde: `${DIA}T09:00:00Z` })])).content).toMatchObject({ asignadoMinutos: 240, faltaMinutos: 0 });
    const left = (await reloj.day()).imputaciones.find(({ origen }) => origen === 'reloj');
    await reloj.put([{ hace: 'quitar', id: left!.id! }]);
    await world.runClock();
    expect((await reloj.day()).faltaMinutos).toBe(30);
  });

  test('time of the clock that was moved to another project without an hour does not come back', async () => {
    const muda = await world.worked('MUDA', DIA, [
      [`${DIA}T07:00:00Z`, 'entrada', 'Auditoría'],
      [`${DIA}T09:00:00Z`, 'salida'],
      [`${DIA}T10:00:00Z`, 'entrada'],
      [`${DIA}T12:00:00Z`, 'salida'],
    ]);
    await world.runClock();
    const [clocked] = (await muda.day()).imputaciones;
    expect(clocked).toMatchObject({ origen: 'reloj', minutos: 120 });
    const move = (desde: string | null) =>
      muda.put([{ hace: 'poner', id: clocked!.id!, proyectoId: world.projects['Obra']!, minutos: 120, desde }]);
    const shown = async () => (await muda.day()).imputaciones.map(({ tarea, minutos }) => [tarea.proyecto.nombre, minutos]);
    expect((await move(null)).content).toMatchObject({ asignadoMinutos: 120, faltaMinutos: 120 });
    expect(await shown()).toEqual([['Obra', 120]]);
    await world.runClock();
    expect(await shown()).toEqual([['Obra', 120]]);
  });

  test('where it was moved in its place, the clock goes on with the rest of the day', async () => {
    const sigue = await world.worked('SIGUE', DIA, [
      [`${DIA}T07:00:00Z`, 'entrada', 'Auditoría'],
      [`${DIA}T09:00:00Z`, 'salida'],
    ]);
    await world.runClock();
    const [clocked] = (await sigue.day()).imputaciones;
    await sigue.put([{ hace: 'poner', id: clocked!.id!, proyectoId: world.projects['Obra']!, minutos: 120, desde: clocked!.desde }]);
    const later = await world.worked('SIGUE', DIA, [
      [`${DIA}T10:00:00Z`, 'entrada', 'Auditoría'],
      [`${DIA}T11:00:00Z`, 'salida'],
    ]);
    await world.runClock();
    expect((await later.day()).imputaciones.map(({ tarea, minutos }) => [tarea.proyecto.nombre, minutos])).toEqual([
      ['Obra', 120],
      ['Auditoría', 60],
    ]);
  });

  test('hours of projects at its end are the same entries; what lies on tasks stays', async () => {
    const jornada = await world.worked('JORNADA', DIA);
    await jornada.put([put(60)]);
    const save = (horasMinutos: number) =>
      world.server.call(
        registros.guardarHorasProyectos,
        { fecha: DIA, horas: [{ Id: world.projects['Auditoría']!, horasMinutos }] },
        jornada.extras,
      );
    const hours = async () =>
      (await world.server.call(tipos.proyectosHoras, { fecha: DIA }, jornada.extras)).content.items.find(
        ({ Nombre }) => Nombre === 'Auditoría',
      )?.horasMinutos;
    expect(await hours()).toBe(60);
    expect((await save(100)).status).toBe(200);
    expect((await jornada.day()).imputaciones.map(({ minutos, origen, tarea }) => [minutos, origen, tarea.nombre])).toEqual([
      [60, 'persona', 'Informe'],
      [40, 'jornada', null],
    ]);
    expect(await hours()).toBe(100);
    expect((await save(59)).sobre.Error.Code).toBe('registros.horas-en-tareas');
    expect((await save(60)).status).toBe(200);
    expect((await jornada.day()).imputaciones).toHaveLength(1);
  });
});

test('a day of 25 hours, and one of 23, take what was worked on them', async () => {
  const largo = await world.worked('LARGO', '2026-10-24', [
    ['2026-10-24T20:00:00Z', 'entrada'],
    ['2026-10-25T04:00:00Z', 'salida'],
  ]);
  // By the wall clock from 22:00 to 5:00, with an hour that came twice.
  expect(await largo.code([put(60, { desde: '2026-10-25T00:30:00Z' }), put(60, { desde: '2026-10-25T01:30:00Z' })])).toBe('');
  expect((await largo.put([put(360)])).content).toMatchObject({ trabajadoMinutos: 480, faltaMinutos: 0 });
});

test('a correction that leaves less than was assigned says so, and what is there may only get less', async () => {
  const menos = await world.worked('MENOS', '2026-11-03');
  const written = (await menos.put([put(60, { desde: '2026-11-03T10:00:00Z' }), put(180)])).content.imputaciones;
  const { content } = await world.server.call(registros.listado, { filtro_fecha: '2026-11-03' }, menos.extras);
  const fin = content.items.find(({ clase }) => clase === 'salida')!.id;
  await world.server.call(registros.solicitarCambioHora, { id: fin, hora: '2026-11-03T10:30:00Z', motivo: 'Salí antes' }, menos.extras);
  expect(await menos.day()).toMatchObject({ trabajadoMinutos: 210, faltaMinutos: -30 });
  expect(await menos.code([put(10)])).toBe('tareas.de-mas');
  expect(await menos.code([put(61, { id: written[0]!.id })])).toBe('tareas.sin-hueco');
  expect((await menos.put([put(30, { id: written[0]!.id })])).content.faltaMinutos).toBe(0);
});

test('who acts for somebody is the author of what they write, and it is noted', async () => {
  const fecha = '2026-12-21';
  await world.worked('OTRA', fecha);
  const { entidadId, personas } = world.company;
  const { Token: token } = await world.server.signIn('ADMIN');
  await world.server.db.tenant(entidadId, (tx) => tx.query(SIMULATE, [entidadId, personas['OTRA'], personas['ADMIN']]));
  const simulado = (await world.server.call(auth.renovarSimulado, {}, { token })).content.Token;
  const { content } = await world.server.call(tareas.insertarImputaciones, { fecha, cambios: [put(30)] }, { token, simulado });
  expect(content.asignadoMinutos).toBe(30);
  const [row] = await world.server.db.tenant(entidadId, (tx) => tx.query(AUTHOR, [entidadId, personas['OTRA'], fecha]));
  expect(row).toEqual({ autor: personas['ADMIN'], apuntes: 1 });

  const plano = { ...put(30), tareaId: world.tasks['Plano'] };
  await world.server.call(tareas.insertarImputaciones, { fecha, cambios: [plano] }, { token, simulado });
  for (const call of [tareas.enviarSemana, tareas.retirarSemana])
    expect((await world.server.call(call, { lunes: fecha }, { token, simulado })).status).toBe(200);
  const noted = await world.server.db.tenant(entidadId, (tx) => tx.query(NOTED, [entidadId, personas['OTRA']]));
  expect(noted.map(({ accion }) => accion)).toEqual(['tareas.enviar', 'tareas.retirar']);
});
