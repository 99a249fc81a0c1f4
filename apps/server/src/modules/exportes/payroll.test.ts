import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bajas } from '@jornada/contract/bajas/calls.ts';
import { exporteGeneral, exportes } from '@jornada/contract/exportes/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { urlOf } from '../../platform/http/router.ts';
import { createTestRequests, type TestRequests } from '../../testing/test-requests.ts';

let world: TestRequests;
beforeAll(async () => {
  world = await createTestRequests({
    now: '2026-03-02T06:00:00Z',
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      ...['ANA', 'EVA', 'LUIS'].map((userName) => ({ userName, responsable: 'ADMIN' })),
    ],
  });
});
afterAll(() => world.close());

const CODES = { 'dias-vacaciones': 'V', 'dias-vacaciones-naturales': 'VN', 'dias-baja': 'IT' };
const DEFINICION = {
  columnas: ['documento' as const, 'codigo' as const, 'cantidad' as const],
  codigos: CODES,
  separador: ';' as const,
  decimal: '.' as const,
  unidad: 'horas' as const,
  cabecera: false,
  sinCeros: true,
};

async function lines(): Promise<string[]> {
  const admin = await world.as('ADMIN');
  const { content: plantilla } = await world.server.call(exportes.guardarPlantilla, { nombre: 'Días', definicion: DEFINICION }, admin);
  const wanted = { clase: 'nominas', plantilla: plantilla.id, desde: '2026-03-01', hasta: '2026-03-31' } as const;
  const { content } = await world.server.call(exportes.crear, wanted, admin);
  while ((await world.server.jobs.runDue()) > 0);
  const { token } = (await world.server.call(exportes.enlace, { id: content.id }, admin)).content;
  const url = `${urlOf(exporteGeneral.descargar)}?${new URLSearchParams({ token }).toString()}`;
  const files = unzipSync((await world.server.app.inject({ method: 'GET', url })).rawPayload);
  const [text = ''] = Object.entries(files).flatMap(([name, bytes]) =>
    name.endsWith('.csv') ? [Buffer.from(bytes).toString('utf8')] : [],
  );
  return text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
}

test('the payroll program is told sick leave by the calendar, and vacations as they are counted and by the calendar', async () => {
  const admin = await world.as('ADMIN');
  // Thursday 5 to Tuesday 17 March: thirteen days, nine of them working ones.
  const ill = await world.server.call(
    bajas.guardar,
    { tipo: 'enfermedad-comun', desde: '2026-03-05', duracionDias: 13 },
    await world.as('ANA'),
  );
  expect(await admin.approve(ill.content)).toBe('aprobada');
  const fortnight = { desde: '2026-03-09', hasta: '2026-03-22' };
  const working = await (await world.as('EVA')).ask(fortnight);
  expect(await admin.approve(working.content)).toBe('aprobada');
  const { content: rules } = await world.server.call(vacaciones.politica, {}, admin);
  const { version: _version, ...before } = rules.items[0]!;
  const natural = { ...before, desde: '2026-01-01', base: 'naturales', diasAno: 30 } as const;
  expect((await world.server.call(vacaciones.guardarPolitica, natural, admin)).status).toBe(200);
  const calendar = await (await world.as('LUIS')).ask(fortnight);
  expect(await admin.approve(calendar.content)).toBe('aprobada');

  world.server.clock.set('2026-04-01T08:00:00Z');
  const told = await lines();
  expect(told.filter((line) => line.startsWith('ANA'))).toEqual(['ANA;IT;13']);
  expect(told.filter((line) => line.startsWith('EVA'))).toEqual(['EVA;V;10', 'EVA;VN;14']);
  expect(told.filter((line) => line.startsWith('LUIS'))).toEqual(['LUIS;V;14', 'LUIS;VN;14']);
});
