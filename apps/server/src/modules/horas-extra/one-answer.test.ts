import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { excesos } from '@jornada/contract/excesos/calls.ts';
import { exporteGeneral, exportes } from '@jornada/contract/exportes/calls.ts';
import { horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import { resumen } from '@jornada/contract/resumen.ts';
import { urlOf } from '../../platform/http/router.ts';
import { createTestRequests, type TestRequests } from '../../testing/test-requests.ts';
import { live } from '../resumen/testing/live.ts';

const MARZO = { ano: 2026, mes: 3 };
const DAYS = { desde: '2026-03-01', hasta: '2026-03-31' };
const ABRIL = '2026-04-02T08:00:00Z';

let world: TestRequests;
beforeAll(async () => {
  world = await createTestRequests({
    now: '2026-03-02T06:00:00Z',
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'ANA', nombre: 'Ana Gil', responsable: 'ADMIN' },
      { userName: 'LUIS', nombre: 'Luis Mora', responsable: 'ADMIN' },
    ],
  });
  // Ten hours on two days, where eight are planned.
  for (const day of ['03', '04'])
    for (const who of ['ANA', 'LUIS'])
      await live(world.server, world.empresa, who, [
        [`2026-03-${day}T07:00:00Z`, 'entrada'],
        [`2026-03-${day}T17:00:00Z`, 'salida'],
      ]);
});
afterAll(() => world.close());

/** What the payroll file says, in minutes by person and concept. */
async function payroll(admin: { token?: string }): Promise<Record<string, number>> {
  const codigos = { exceso: 'exceso', pagada: 'pagada', descanso: 'descanso', flexible: 'flexible' };
  const definicion = {
    columnas: ['documento' as const, 'codigo' as const, 'cantidad' as const],
    codigos,
    separador: ';' as const,
    decimal: '.' as const,
    unidad: 'minutos' as const,
    cabecera: false,
    sinCeros: true,
  };
  const { content: plantilla } = await world.server.call(exportes.guardarPlantilla, { nombre: 'Prueba', definicion }, admin);
  const { content } = await world.server.call(exportes.crear, { clase: 'nominas', plantilla: plantilla.id, ...DAYS }, admin);
  while ((await world.server.jobs.runDue()) > 0);
  const { token } = (await world.server.call(exportes.enlace, { id: content.id }, admin)).content;
  const url = `${urlOf(exporteGeneral.descargar)}?${new URLSearchParams({ token }).toString()}`;
  const files = unzipSync((await world.server.app.inject({ method: 'GET', url })).rawPayload);
  const [text = ''] = Object.entries(files).flatMap(([name, bytes]) =>
    name.endsWith('.csv') ? [Buffer.from(bytes).toString('utf8')] : [],
  );
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  return Object.fromEntries(lines.map((line) => line.split(';')).map(([who, code, minutes]) => [`${who} ${code}`, Number(minutes)]));
}

test('overtime is the same on the screen, in the list of days, in the summary with the payslip and in the payroll file', async () => {
  world.server.clock.set('2026-03-05T08:00:00Z');
  const [admin, ana] = [await world.as('ADMIN'), await world.as('ANA')];
  const hour = { fecha: '2026-03-03', minutos: 60, tipologia: 1, compensacion: 'pago', comentario: 'Inventario' } as const;
  const asked = await world.server.call(horasExtra.guardar, hour, ana);
  expect(asked.status).toBe(200);
  expect(await admin.approve(asked.content)).toBe('aprobada');
  // Half an hour of the rest of that day is paid by hand, without a request; Luis rests an hour of his.
  const byHand = async (persona: number, categoria: 'pagada' | 'descanso', minutos: number) =>
    world.server.call(excesos.decidir, { persona, fecha: '2026-03-03', partes: [{ categoria, minutos }], motivo: 'Acordado' }, admin);
  expect((await byHand(world.idOf('ANA'), 'pagada', 30)).status).toBe(200);
  expect((await byHand(world.idOf('LUIS'), 'descanso', 60)).status).toBe(200);

  world.server.clock.set(ABRIL);
  const boss = await world.as('ADMIN');
  const { items, suma } = (await world.server.call(horasExtra.mes, MARZO, boss)).content;
  const of = (userName: string) => items.find(({ persona }) => persona.id === world.idOf(userName));
  expect(of('ANA')).toMatchObject({
    pedidosMinutos: 60,
    encontradosMinutos: 240,
    pagoMinutos: 90,
    descansoMinutos: 0,
    flexibleMinutos: 150,
  });
  expect(of('LUIS')).toMatchObject({
    pedidosMinutos: 0,
    encontradosMinutos: 240,
    pagoMinutos: 0,
    descansoMinutos: 60,
    flexibleMinutos: 180,
  });
  expect(suma).toMatchObject({ pedidosMinutos: 60, encontradosMinutos: 480, pagoMinutos: 90, descansoMinutos: 60, flexibleMinutos: 330 });

  const list = (await world.server.call(excesos.listado, DAYS, boss)).content.suma;
  expect(list).toMatchObject({ pagada: suma.pagoMinutos, descanso: suma.descansoMinutos, flexible: suma.flexibleMinutos });
  const file = await payroll(boss);
  expect(file).toEqual({
    'ANA exceso': 240,
    'ANA pagada': 90,
    'ANA flexible': 150,
    'LUIS exceso': 240,
    'LUIS descanso': 60,
    'LUIS flexible': 180,
  });
  for (const [who, total] of [
    ['ANA', { extraPagadas: 90, extraDescanso: 0, ordinarias: 1110 }],
    ['LUIS', { extraPagadas: 0, extraDescanso: 60, ordinarias: 1140 }],
  ] as const) {
    const own = (await world.server.call(resumen.pedirMensual, MARZO, await world.as(who))).content.items;
    expect(own[0]?.total).toMatchObject(total);
    const year = (await world.server.call(horasExtra.resumen, { anio: 2026 }, await world.as(who))).content;
    expect(year.suma).toMatchObject({ encontradosMinutos: 240, pagoMinutos: total.extraPagadas, descansoMinutos: total.extraDescanso });
  }
});
