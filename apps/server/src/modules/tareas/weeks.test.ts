import { afterAll, beforeAll, expect, test } from 'vitest';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import { createTaskCompany, type TaskCompany } from '../../testing/task-company.ts';

let world: TaskCompany;
beforeAll(async () => {
  world = await createTaskCompany({ now: '2026-03-02T07:00:00Z', personas: ['ANA', 'COPIA', 'PIDE', 'LEE'] });
});
afterAll(() => world.close());

const LUNES = '2026-03-09';
const put = (tarea: string, minutos: number) => ({ hace: 'poner' as const, tareaId: world.tasks[tarea], minutos });

test('a week is sent, given back with a reason, sent again and approved; meanwhile its entries stay', async () => {
  const ana = await world.worked('ANA', LUNES);
  const send = () => world.server.call(tareas.enviarSemana, { lunes: '2026-03-11' }, ana.extras);
  expect((await send()).sobre.Error.Code).toBe('tareas.semana-sin-horas');
  await ana.put([put('Plano', 60), put('Informe', 30)]);
  expect((await send()).content.semanas).toMatchObject([{ lunes: LUNES, estado: 'enviada', minutos: 60, proyecto: { nombre: 'Obra' } }]);
  expect((await send()).sobre.Error.Code).toBe('tareas.semana-ya-enviada');
  expect(await ana.code([put('Plano', 5)])).toBe('tareas.fija');
  expect(await ana.code([put('Informe', 5)])).toBe('');

  const jefa = { token: (await world.server.signIn('JEFA')).Token };
  const waiting = async (extras: { token: string }) => (await world.server.call(tareas.porAprobar, {}, extras)).content;
  const [week] = (await waiting(jefa)).items;
  expect(week).toMatchObject({ minutos: 60, dias: [{ fecha: LUNES, minutos: 60 }] });
  expect((await waiting(ana.extras)).total).toBe(0);
  const cual = { personaId: week!.persona.id, proyectoId: week!.proyecto.id, lunes: LUNES, version: week!.version };
  const decide = (input: object, extras = jefa) => world.server.call(tareas.decidirSemana, { ...cual, ...input }, extras);
  expect((await decide({ aprueba: true }, ana.extras)).sobre.Error.Code).toBe('tareas.semana-sin-enviar');
  expect((await decide({ aprueba: true }, { token: (await world.server.signIn('LEE')).Token })).sobre.Error.Code).toBe(
    'tareas.semana-sin-enviar',
  );
  expect((await decide({ aprueba: false })).sobre.Error.Code).toBe('tareas.falta-motivo');
  expect((await decide({ aprueba: false, motivo: 'Falta el viernes' })).status).toBe(200);
  expect((await decide({ aprueba: true })).sobre.Error.Code).toBe('tareas.semana-decidida');
  const read = async () => (await world.server.call(tareas.imputaciones, { fecha: LUNES, hastaFecha: '2026-03-15' }, ana.extras)).content;
  expect((await read()).semanas).toMatchObject([{ estado: 'devuelta', motivo: 'Falta el viernes', decididaPor: 'Jefa Mayor' }]);
  expect(await ana.code([put('Plano', 5)])).toBe('');
  await send();
  expect((await world.server.call(tareas.retirarSemana, { lunes: LUNES }, ana.extras)).content.semanas).toMatchObject([{ estado: null }]);
  await send();
  const [again] = (await waiting(jefa)).items;
  expect((await decide({ version: again!.version, aprueba: true })).status).toBe(200);
  expect((await world.server.call(tareas.retirarSemana, { lunes: LUNES }, ana.extras)).sobre.Error.Code).toBe('tareas.semana-sin-enviar');
  expect(await ana.code([put('Plano', 5)])).toBe('tareas.fija');
});

test('days and weeks are copied as far as they take it', async () => {
  const copia = await world.worked('COPIA', LUNES);
  await copia.put([put('Informe', 60), put('Reunión', 150)]);
  await world.worked('COPIA', '2026-03-10', [
    ['2026-03-10T07:00:00Z', 'entrada'],
    ['2026-03-10T09:00:00Z', 'salida'],
  ]);
  const later = await world.worked('COPIA', '2026-03-16');
  const copy = async (input: object) =>
    (await world.server.call(tareas.copiar, { de: LUNES, a: '2026-03-10', dias: 1, ...input }, later.extras)).content;
  expect(await copy({})).toEqual({ copiadas: 1, omitidas: 1 });
  expect(await copy({})).toEqual({ copiadas: 0, omitidas: 2 });
  expect(await copy({ a: '2026-03-16', dias: 7 })).toEqual({ copiadas: 2, omitidas: 1 });
  const { dias, items } = (await world.server.call(tareas.imputaciones, { fecha: LUNES, hastaFecha: '2026-03-16' }, later.extras)).content;
  expect(dias.map(({ asignadoMinutos }) => asignadoMinutos)).toEqual([210, 60, 0, 0, 0, 0, 0, 210]);
  expect(items).toHaveLength(5);
  const tooMany = await world.server.call(tareas.imputaciones, { fecha: LUNES, hastaFecha: '2026-05-16' }, later.extras);
  expect(tooMany.status).toBe(422);
});

test('a task that nobody found is asked for once a day', async () => {
  const pide = { token: (await world.server.signIn('PIDE')).Token };
  const ask = (nombre: string) => world.server.call(tareas.pedir, { nombre }, pide);
  expect((await ask('Mudanza')).status).toBe(200);
  expect((await ask('MUDANZA')).sobre.Error.Code).toBe('tareas.ya-pedida');
  expect((await ask('   ')).status).toBe(422);
  world.server.clock.advance({ hours: 25 });
  const tomorrow = { token: (await world.server.signIn('PIDE')).Token };
  expect((await world.server.call(tareas.pedir, { nombre: 'Mudanza' }, tomorrow)).status).toBe(200);
});
