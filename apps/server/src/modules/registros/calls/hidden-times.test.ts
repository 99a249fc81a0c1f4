import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bandeja } from '@jornada/contract/bandeja.ts';
import { CALLS } from '@jornada/contract/features.ts';
import { excesos } from '@jornada/contract/excesos/calls.ts';
import { horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { tipos } from '@jornada/contract/tipos.ts';
import { createTestRequests, createTestRequestsOn, type TestRequests } from '../../../testing/test-requests.ts';

const HIDDEN = { verJornadaPrevista: false, mostrarHorasTotalizadas: false };
const people = (ending: string) => [
  { userName: `JEFE${ending}`, nombre: 'Julio Paz', roles: ['empleado', 'responsable'] },
  { userName: `EVA${ending}`, nombre: 'Eva Egea', responsable: `JEFE${ending}` },
];
const DAY = '2026-03-02';

let world: TestRequests;
let plain: TestRequests;

/** Nine and a half hours, an hour and a half above the plan of eight. */
async function work({ server, empresa, as }: TestRequests, userName: string) {
  for (const [at, tipo] of [
    [`${DAY}T07:00:00Z`, empresa.tipos.entrada],
    [`${DAY}T16:30:00Z`, empresa.tipos.salida],
  ] as const) {
    server.clock.set(at);
    expect((await server.call(registros.guardar, { tipo }, await as(userName))).status).toBe(200);
  }
}

beforeAll(async () => {
  world = await createTestRequests({ now: `${DAY}T06:00:00Z`, ajustes: HIDDEN, personas: people('') });
  plain = await createTestRequestsOn(world.server, { nombre: 'Abierta', personas: people('2') });
  await work(world, 'EVA');
  await work(plain, 'EVA2');
});
afterAll(() => world.close());

/** What the calls about one's own things say for these fields, as text. */
async function toldBy({ server, as, empresa }: TestRequests, userName: string): Promise<Map<string, string>> {
  const day = { ano: 2026, mes: 3 };
  const inputs = [{}, { ano: 2026 }, day, { fecha: DAY }, { filtro_fecha: DAY }, { anio: 2026 }, { tipo: empresa.tipos.salida }];
  const session = await as(userName);
  const told = new Map<string, string>();
  const own = CALLS.filter(
    ({ method, host, acceso, binaria, escribe }) =>
      method === 'GET' && host === 'instance' && acceso.endsWith(':own') && !binaria && !escribe,
  );
  for (const call of own) {
    const answers = [];
    for (const input of inputs) answers.push((await server.call(call, input, session)).content);
    told.set(call.path, JSON.stringify(answers));
  }
  return told;
}

/** Worked and planned minutes of the day. */
const TIMES = /\D(?:570|480)\D/;
/** The record is the person's, and the law gives them these: a month to be confirmed, and the summary with the payslip. */
const OF_THE_LAW = new Set(['/firmas/mes', '/resumen/mensual']);
/** Whoever may see their shifts sees from when to when they last; without these hours nobody could change them. */
const SHIFTS = new Set(['/cambioturnos/diasturnos', '/cambioturnos/leyenda']);

test('of one’s own days no call tells planned minutes or a total that the company hides', async () => {
  const tells = ([, text]: [string, string]): boolean => TIMES.test(text);
  const open = [...(await toldBy(plain, 'EVA2'))].filter(tells).map(([path]) => path);
  expect(open).toEqual(expect.arrayContaining(['/registros/registrosHoy', '/horasExtra/nuevo', '/tipos/allProyectosHoras']));
  const hidden = [...(await toldBy(world, 'EVA'))].filter(tells).map(([path]) => path);
  expect(hidden.filter((path) => !OF_THE_LAW.has(path) && !SHIFTS.has(path))).toEqual([]);
});

describe('overtime where plan and totals are hidden', () => {
  const asked = { fecha: DAY, minutos: 60, tipologia: 1, compensacion: 'pago' as const };
  const HIDDEN_DAY = { previstoMinutos: null, trabajadoMinutos: null, excesoMinutos: null, quedanMinutos: null };

  test('is asked for without what the day has, which whoever decides is told', async () => {
    const eva = await world.as('EVA');
    const form = async (fields: object) =>
      (await world.server.call(horasExtra.nuevo, { data: JSON.stringify(fields) }, eva)).content.consecuencias;
    expect(await form(asked)).toMatchObject({ dia: HIDDEN_DAY, obstaculos: [] });
    expect(await form({ ...asked, minutos: 91 })).toMatchObject({ obstaculos: [{ codigo: 'sin-exceso', minutos: null }] });
    const refused = await world.server.call(horasExtra.guardar, { ...asked, minutos: 91, comentario: 'Inventario' }, eva);
    expect(refused.sobre.Error).toMatchObject({ Code: 'horas-extra.sin-exceso', Message: expect.not.stringMatching(/\d/) });
    const sent = (await world.server.call(horasExtra.guardar, { ...asked, comentario: 'Inventario' }, eva)).content;
    expect(sent).toMatchObject({ minutos: 60, dia: HIDDEN_DAY });
    const { content } = await world.server.call(horasExtra.byId, { id: sent.id }, await world.as('JEFE'));
    expect(content.dia).toMatchObject({ previstoMinutos: 480, trabajadoMinutos: 570, excesoMinutos: 90 });
  });

  test('of the year stays what is owed, without its days', async () => {
    const { contador, dias } = (await world.server.call(excesos.propios, { ano: 2026 }, await world.as('EVA'))).content;
    expect([dias, contador.suma.flexible]).toEqual([[], 0]);
    const open = (await plain.server.call(excesos.propios, { ano: 2026 }, await plain.as('EVA2'))).content;
    expect(open.dias).toMatchObject([{ fecha: DAY, exceso: 90 }]);
  });
});

test('hours are shared among projects without the total of the day, which is a limit all the same', async () => {
  const eva = await world.as('EVA');
  expect((await world.server.call(tipos.proyectosHoras, { fecha: DAY }, eva)).content.trabajadoMinutos).toBeNull();
  const Id = world.empresa.proyectos.abierto;
  const save = async (horasMinutos: number) =>
    (await world.server.call(registros.guardarHorasProyectos, { fecha: DAY, horas: [{ Id, horasMinutos }] }, eva)).sobre.Error;
  expect(await save(571)).toMatchObject({ Code: 'registros.horas-de-mas', Message: expect.not.stringMatching(/\d/) });
  expect(await save(570)).toMatchObject({ HasError: false });
});

test('a correction of one’s own day is told without its totals', async () => {
  const eva = await world.as('EVA');
  const { items } = (await world.server.call(registros.listado, { filtro_fecha: DAY }, eva)).content;
  const id = items.at(-1)?.id ?? 0;
  const asked = { id, hora: `${DAY}T16:20:00Z`, motivo: 'Cerré antes' };
  expect((await world.server.call(registros.solicitarCambioHora, asked, eva)).status).toBe(200);
  const { items: matters } = (await world.server.call(bandeja.listado, { estado: 'en-espera' }, eva)).content;
  expect(matters).toMatchObject([{ antes: { trabajadoMinutos: null }, despues: { trabajadoMinutos: null, diferenciaMinutos: null } }]);
});
