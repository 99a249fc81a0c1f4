import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { bajas } from '@jornada/contract/bajas/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { codeOf, createCases, given, horasEn, type Cases } from '../../../testing/cases-world.ts';

type Politica = EntradaDe<typeof vacaciones.guardarPolitica>;
const RULES: Politica = {
  desde: '2026-01-01',
  base: 'laborables',
  diasAno: 22,
  devengo: 'ano-entero',
  redondeo: 'ninguno',
  permiteMedios: true,
  avisoDias: 0,
  arrastreHasta: null,
  arrastreMaximo: null,
  primerDiaLibre: 'permitir',
  mediosDias: [],
  antiguedad: [],
};

let cases: Cases;
beforeAll(async () => {
  cases = await createCases();
});
afterAll(() => cases.close());

/** A company with these rules for vacations. */
async function company(rules: Partial<Politica> = {}, persona: Parameters<Cases['company']>[0] = {}) {
  const made = await cases.company(persona);
  given(await made.admin.call(vacaciones.guardarPolitica, { ...RULES, ...rules }));
  const { ana, jefe } = made;
  return {
    ...made,
    balance: async (en: string) => (await ana.now()).saldo({ en }),
    form: async (fields: object) => given(await (await ana.now()).nuevo(fields)),
    count: async (desde: string, hasta: string) => given(await ana.call(vacaciones.obtenerinformaciondiasvacaciones, { desde, hasta })),
    ask: async (datos: EntradaDe<typeof vacaciones.guardar>) => (await ana.now()).ask(datos),
    /** ANA asks and JEFE approves, on some day. */
    async take(datos: EntradaDe<typeof vacaciones.guardar>) {
      const sent = given(await (await ana.now()).ask(datos));
      expect(await jefe.approve(sent)).toBe('aprobada');
      return sent;
    },
  };
}
type Company = Awaited<ReturnType<typeof company>>;
const granted = ({ lineas }: Awaited<ReturnType<Company['balance']>>, clase: string): number =>
  lineas.filter((linea) => linea.clase === clase).reduce((sum, { dias }) => sum + dias, 0);

describe('vacaciones', () => {
  test.each([
    ['V1', {}, { servicio: '2020-03-01' }, '2026-01-01', 22],
    ['V2', { devengo: 'por-dias' }, { contrato: '2026-07-01' }, '2026-12-31', 11.09],
    ['V2 rounded up', { devengo: 'por-dias', redondeo: 'arriba' }, { contrato: '2026-07-01' }, '2026-12-31', 12],
    ['V2 to the nearest half', { devengo: 'por-dias', redondeo: 'medio' }, { contrato: '2026-07-01' }, '2026-12-31', 11],
    ['V3', { devengo: 'por-dias' }, { contrato: '2028-03-01' }, '2028-12-31', 18.39],
    ['V4', { devengo: 'por-dias', base: 'naturales', diasAno: 30 }, { contrato: '2026-04-01' }, '2026-12-31', 22.6],
  ] as [string, Partial<Politica>, object, string, number][])('%s: the right of a year', async (_case, rules, persona, en, days) => {
    const { balance } = await company(rules, persona);
    expect(await balance(en)).toMatchObject({ concedidos: days, libres: days });
  });

  test.each([
    ['V6', { base: 'naturales' }, '2026-12-21', '2027-01-05', 16],
    ['V7', { base: 'lunes-sabado' }, '2026-12-21', '2026-12-31', 9],
    ['V9', { mediosDias: ['12-24', '12-31'] }, '2026-12-24', '2026-12-31', 4],
  ] as [string, Partial<Politica>, string, string, number][])('%s: how many days dates take', async (_case, rules, desde, hasta, days) => {
    const { count, form } = await company({ diasAno: 30, ...rules });
    expect((await count(desde, hasta)).dias).toBe(days);
    expect((await form({ desde, hasta })).consecuencias?.cuenta.dias).toBe(days);
  });

  test('V5: over New Year', async () => {
    const { count, form } = await company();
    const { dias, detalle } = await count('2026-12-21', '2027-01-05');
    expect(dias).toBe(10);
    expect(detalle.filter((day) => day.dias > 0).map(({ fecha }) => fecha)).toEqual([
      '2026-12-21',
      '2026-12-22',
      '2026-12-23',
      '2026-12-24',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-04',
      '2027-01-05',
    ]);
    const { consecuencias } = await form({ desde: '2026-12-21', hasta: '2027-01-05' });
    expect(consecuencias?.saldos.map(({ ano, antes, despues }) => [ano, antes - despues])).toEqual([
      [2026, 8],
      [2027, 2],
    ]);
  });

  test('V8: half a day', async () => {
    const { form, ask } = await company();
    const half = (fecha: string) => ({ desde: fecha, hasta: fecha, mitad: 'manana' as const });
    expect((await form(half('2026-11-24'))).consecuencias?.cuenta.dias).toBe(0.5);
    expect(given(await ask(half('2026-11-24'))).cantidad).toEqual({ unidad: 'dias', dias: 0.5 });
    expect((await form(half('2026-12-08'))).consecuencias?.cuenta.dias).toBe(0);
    expect(codeOf(await ask(half('2026-12-08')))).toBe('vacaciones.sin-dias');
  });

  test('V10: Monday to Wednesday', async () => {
    const { count } = await company({}, { horario: horasEn([0, 1, 2]) });
    expect((await count('2026-11-23', '2026-11-29')).dias).toBe(3);
  });

  describe('a carry-over of 5 until 31 March', () => {
    const CARRY = { arrastreHasta: '03-31', arrastreMaximo: 5 };

    test('V11: 2 of them used in February', async () => {
      const { balance, take } = await company(CARRY);
      await take({ desde: '2027-02-01', hasta: '2027-02-02' });
      cases.at('2027-03-31');
      expect(await balance('2027-03-31')).toMatchObject({ ano: 2027, traidos: 5, libres: 25, caduca: { fecha: '2027-03-31', dias: 3 } });
      cases.at('2027-04-01');
      expect(await balance('2027-04-01')).toMatchObject({ caducados: 3, libres: 22 });
    });

    test('V12: 3 days in February', async () => {
      const { balance, take } = await company(CARRY);
      await take({ desde: '2027-02-01', hasta: '2027-02-03' });
      expect(await balance('2027-02-28')).toMatchObject({ libres: 24, disfrutados: 3, caduca: { fecha: '2027-03-31', dias: 2 } });
      expect(await balance('2027-04-01')).toMatchObject({ concedidos: 22, libres: 22 });
    });
  });

  /** ANA is away from Monday 3 to Friday 14 August, and a leave falls into it. */
  async function interrupted(tipo: EntradaDe<typeof bajas.guardar>['tipo']): Promise<Company> {
    const made = await company();
    cases.at('2026-07-01');
    await made.take({ desde: '2026-08-03', hasta: '2026-08-14' });
    expect((await made.balance('2026-08-31')).libres).toBe(12);
    cases.at('2026-08-10');
    const leave = given(await made.ana.call(bajas.guardar, { tipo, desde: '2026-08-05', duracionDias: 3, alta: '2026-08-07' }));
    expect(await made.admin.approve(leave)).toBe('aprobada');
    cases.at('2026-11-23');
    return made;
  }

  test.each([
    ['V13', 'enfermedad-comun', '2028-06-30'],
    ['V14 by birth', 'nacimiento', null],
  ] as const)('%s: a leave gives days of vacation back', async (_case, tipo, caduca) => {
    const { balance } = await interrupted(tipo);
    const now = await balance('2026-11-23');
    expect([now.libres, granted(now, 'devuelta')]).toEqual([22 - 7, 3]);
    expect(now.lineas.find(({ clase }) => clase === 'devuelta')?.caduca).toBe(caduca);
  });

  test('V14: those that sickness gave back can be used until 2028-06-30', async () => {
    const { balance } = await interrupted('enfermedad-comun');
    const returned = async (en: string) => granted(await balance(en), 'devuelta');
    expect([await returned('2027-06-30'), await returned('2028-06-30')]).toEqual([3, 3]);
    const [last, after] = [await balance('2028-06-30'), await balance('2028-07-01')];
    expect(last.libres - after.libres).toBe(3);
  });

  test('V15: one day more from ten years on', async () => {
    const { balance } = await company({ antiguedad: [{ anos: 10, dias: 1 }] }, { servicio: '2016-05-01' });
    const now = await balance('2026-05-01');
    expect([granted(now, 'anual'), granted(now, 'antiguedad'), now.libres]).toEqual([22, 1, 23]);
    expect((await (await company({ antiguedad: [{ anos: 10, dias: 1 }] }, { servicio: '2017-05-01' })).balance('2026-05-01')).libres).toBe(
      22,
    );
  });

  test.each([
    ['V16', '2026-12-31'],
    ['V16 a month earlier', '2026-11-30'],
  ])('%s: a compensation that expires is used before annual days that can be used later', async (_case, caduca) => {
    const { admin, ana, take, balance } = await company({ arrastreHasta: '03-31' });
    const gift = { anio: 2026, clase: 'compensacion', dias: 2, caduca, motivo: 'Feria' } as const;
    given(await admin.call(vacaciones.ajustar, { persona: ana.id, clave: randomUUID(), ...gift }));
    expect((await balance('2026-11-23')).libres).toBe(24);
    await take({ desde: '2026-11-24', hasta: '2026-11-25' });
    expect((await balance('2026-12-31')).libres).toBe(22);
    // All annual days are left and go into the next year.
    expect(await balance('2027-01-01')).toMatchObject({ traidos: 22, libres: 44 });
  });

  test.each([
    ['V17', { desde: '2026-11-30', hasta: '2026-12-04' }, [5, 0]],
    ['V17 half days', { desde: '2026-11-30', hasta: '2026-12-04', mitad: 'tarde' as const }, [2.5, 0]],
    ['V17 over New Year', { desde: '2026-12-21', hasta: '2027-01-05' }, [8, 2]],
  ])('%s: cancelling gives back exactly the days of it', async (_case, dates, taken) => {
    const { ana, jefe, balance, take } = await company();
    const years = async () => [(await balance('2026-11-23')).libres, (await balance('2027-12-31')).libres];
    expect(await years()).toEqual([22, 22]);
    const sent = await take(dates);
    expect(await years()).toEqual(taken.map((days) => 22 - days));
    const asked = given(await (await ana.now()).remove({ id: sent.id }));
    expect(asked.estado).toBe('anulacion-solicitada');
    expect(await years()).toEqual(taken.map((days) => 22 - days));
    expect(await jefe.approve(asked)).toBe('anulada');
    expect(await years()).toEqual([22, 22]);
  });

  test('V18: less notice than the company wants', async () => {
    const { form, ask } = await company({ avisoDias: 30 });
    const dates = { desde: '2026-12-07', hasta: '2026-12-07' };
    expect((await form(dates)).consecuencias).toMatchObject({ obstaculos: [], avisos: ['aviso-corto'] });
    expect((await ask(dates)).status).toBe(200);
  });
});
