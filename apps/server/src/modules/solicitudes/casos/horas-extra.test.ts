import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bolsa } from '@jornada/contract/bolsa.ts';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { codeOf, createCases, given, horasEn, type Cases } from '../../../testing/cases-world.ts';

let cases: Cases;
beforeAll(async () => {
  cases = await createCases();
});
afterAll(() => cases.close());

type Datos = EntradaDe<typeof horasExtra.guardar>;
/** Numbers of kinds that every company has. */
const [ORDINARY, FORCE_MAJEURE] = [1, 2];
const HOUR = 60;

async function company(persona: Parameters<Cases['company']>[0] = {}) {
  const made = await cases.company(persona);
  const { ana, jefe } = made;
  const ask = (datos: Partial<Datos> & Pick<Datos, 'fecha'>) =>
    ana.call(horasExtra.guardar, { tipologia: ORDINARY, compensacion: 'pago', comentario: 'Inventario', ...datos });
  return {
    ...made,
    ask,
    form: async (fields: object = {}) => given(await ana.call(horasExtra.nuevo, { data: JSON.stringify(fields) })),
    limit: async () => given(await ana.call(horasExtra.resumen, { anio: 2026 })).tope,
    /** ANA asks and JEFE approves. */
    async take(datos: Parameters<typeof ask>[0]) {
      const sent = given(await ask(datos));
      expect(await jefe.approve(sent)).toBe('aprobada');
      return given(await ana.call(horasExtra.byId, { id: sent.id }));
    },
  };
}
type Company = Awaited<ReturnType<typeof company>>;

/** 79 hours that are agreed and paid: ten days to come of 474 minutes. */
async function takeSeventyNineHours({ ask, jefe, limit }: Company): Promise<void> {
  const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];
  const more = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
  const cuales = [];
  for (const fecha of [...days, ...more]) cuales.push(given(await ask({ fecha, minutos: 474 })));
  const { items } = given(
    await jefe.call(solicitudes.decidir, { cuales: cuales.map(({ id, version }) => ({ id, version })), decision: 'aprobar' }),
  );
  expect(items.every(({ estado }) => estado === 'aprobada')).toBe(true);
  expect(await limit()).toMatchObject({ limiteMinutos: 80 * HOUR, aprobadosMinutos: 79 * HOUR, quedanMinutos: HOUR });
}

/** ANA worked 540 minutes of 480 on Friday. */
async function withALongFriday(): Promise<Company> {
  const made = await company();
  await made.work('2026-11-20', '09:00', '18:00');
  return made;
}

describe('horas extra', () => {
  test('H1: an hour over the limit is told to whoever decides', async () => {
    const made = await company();
    await takeSeventyNineHours(made);
    const fields = { fecha: '2026-12-09', minutos: 2 * HOUR, tipologia: ORDINARY, compensacion: 'pago' as const };
    expect((await made.form(fields)).consecuencias?.tope).toMatchObject({ antesMinutos: HOUR, despuesMinutos: -HOUR });
    const { id } = given(await made.ask(fields));
    const { items } = await (await made.jefe.now()).inbox();
    expect(items.find((one) => one.id === id)?.avisos).toContain('sobre-tope');
    const opened = given(await made.jefe.call(horasExtra.byId, { id }));
    expect(opened.avisos).toContain('sobre-tope');
    expect(opened.tope).toMatchObject({ despuesMinutos: -HOUR, cuentanMinutos: 2 * HOUR });
  });

  test('H2: half of the hours of a year have half of the limit', async () => {
    const { limit } = await company({ horario: horasEn([0, 1, 2, 3, 4], '09:00', '13:00') });
    expect((await limit()).limiteMinutos).toBe(40 * HOUR);
  });

  test('H3: force majeure does not count for the limit', async () => {
    const made = await company();
    await takeSeventyNineHours(made);
    const { tope } = await made.take({ fecha: '2026-12-09', minutos: 2 * HOUR, tipologia: FORCE_MAJEURE });
    expect(tope.cuentanMinutos).toBe(0);
    expect(await made.limit()).toMatchObject({ aprobadosMinutos: 79 * HOUR, quedanMinutos: HOUR });
  });

  test('H4, H6: rest is due within four months of the work, and does not count until then', async () => {
    const { take, limit } = await withALongFriday();
    const { compensado } = await take({ fecha: '2026-11-20', minutos: HOUR, compensacion: 'descanso' });
    expect(compensado).toMatchObject({ como: 'descanso', descansoMinutos: HOUR, vence: '2027-03-20' });
    expect((await limit()).aprobadosMinutos).toBe(0);
    cases.at('2027-03-20');
    expect((await limit()).aprobadosMinutos).toBe(0);
    cases.at('2027-03-21');
    expect((await limit()).aprobadosMinutos).toBe(HOUR);
  });

  test('H5: an hour of overtime at 80 minutes of rest', async () => {
    const { admin, ana, take } = await withALongFriday();
    const kind = given(
      await admin.call(horasExtra.guardarTipologia, {
        desde: '2026-01-01',
        nombre: 'Publicidad',
        clase: 'ordinaria',
        modo: 'descanso',
        pagoPorCien: 100,
        descansoPorHora: 80,
        cuentaTope: true,
        cotizacion: 'ordinaria',
        activa: true,
      }),
    );
    await take({ fecha: '2026-11-20', minutos: 60, tipologia: kind.id, compensacion: 'descanso' });
    const bank = given(await ana.call(bolsa.propia, {}));
    expect(bank).toMatchObject({ saldoMinutos: 80, lotes: [{ minutos: 80, quedanMinutos: 80, caduca: '2027-03-20' }] });
  });

  test('H7: no more than was worked above the plan', async () => {
    const { ask, form } = await withALongFriday();
    const left = async () => (await form()).propuestas.map(({ fecha, quedanMinutos }) => [fecha, quedanMinutos]);
    expect(await left()).toEqual([['2026-11-20', 60]]);
    expect(codeOf(await ask({ fecha: '2026-11-20', minutos: 61 }))).toBe('horas-extra.sin-exceso');
    given(await ask({ fecha: '2026-11-20', minutos: 40 }));
    expect(await left()).toEqual([['2026-11-20', 20]]);
    expect(codeOf(await ask({ fecha: '2026-11-20', minutos: 21 }))).toBe('horas-extra.sin-exceso');
    expect((await ask({ fecha: '2026-11-20', minutos: 20 })).status).toBe(200);
  });
});
