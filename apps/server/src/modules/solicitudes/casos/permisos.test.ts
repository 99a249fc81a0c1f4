import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import { codeOf, createCases, given, horasEn, type Cases } from '../../../testing/cases-world.ts';

let cases: Cases;
beforeAll(async () => {
  cases = await createCases();
});
afterAll(() => cases.close());

type Datos = EntradaDe<typeof permisos.guardar>;
type Regla = EntradaDe<typeof permisos.guardarRegla>;

async function company(persona: Parameters<Cases['company']>[0] = {}) {
  const made = await cases.company(persona);
  const { ana, jefe } = made;
  const form = async (fields: object) => given(await ana.call(permisos.nuevo, { data: JSON.stringify(fields) }));
  const ask = (datos: Datos) => ana.call(permisos.guardar, datos);
  return {
    ...made,
    form,
    ask,
    /** ANA asks and JEFE approves. */
    async take(datos: Datos) {
      const sent = given(await ask(datos));
      expect(await jefe.approve(sent)).toBe('aprobada');
      return sent;
    },
    /** The first and the last day that a permit gives. */
    async proposed(fields: object) {
      const { propuesta } = await form(fields);
      return propuesta && [propuesta.desde, propuesta.hasta];
    },
    /** What is left of a year. */
    async left(codigo: string) {
      const { items } = given(await ana.call(permisos.resumen, { anio: 2026 }));
      return items.find(({ tipo }) => tipo.codigo === codigo)?.contador;
    },
  };
}
type Company = Awaited<ReturnType<typeof company>>;

/** All that a permit gives is allowed, by exactly these days, and one working day more is not. */
async function expectDays({ form, ask }: Company, fields: { codigo: string; hecho: string }, days: string[], tooLong: string) {
  const [desde = '', hasta = ''] = [days[0], days.at(-1)];
  const { propuesta, consecuencias } = await form({ ...fields, desde, hasta });
  expect(propuesta).toEqual({ desde, hasta });
  expect(consecuencias?.cuenta.detalle.filter(({ cantidad }) => cantidad > 0).map(({ fecha }) => fecha)).toEqual(days);
  expect(consecuencias).toMatchObject({ contadores: [{ total: days.length, queda: 0 }], obstaculos: [] });
  expect(codeOf(await ask({ ...fields, desde, hasta: tooLong }))).toBe('permisos.sin-saldo');
  expect((await ask({ ...fields, desde, hasta })).status).toBe(200);
}

const NOV_26_27 = ['2026-11-26', '2026-11-27'];

/** A permit of working days for an event, paid. */
const REGLA: Omit<Regla, 'familia' | 'version'> = {
  norma: 'Convenio de publicidad',
  vigente: '2026-01-01',
  unidad: 'laborables',
  cantidad: 1,
  porGrado: [],
  viajeDias: 0,
  distancias: [],
  ampliable: false,
  contador: 'suceso',
  pago: 'empresa',
  justificante: null,
  inicio: 'dia',
};
const PUBLICIDAD: Partial<Regla>[] = [
  { codigo: 'fallecimiento', cantidad: 4, viajeDias: 1, distancias: [{ km: 600, dias: 1 }] },
  { codigo: 'mudanza', cantidad: 2 },
  { nombre: 'Boda de un familiar', cantidad: 1 },
  { nombre: 'Acompañamiento médico', unidad: 'minutos', cantidad: 960, contador: 'ano' },
];

describe('permisos', () => {
  describe('by the statute', () => {
    let law: Company;
    beforeAll(async () => {
      law = await company();
    });

    test.each([
      ['P1', { codigo: 'matrimonio', hecho: '2026-09-05' }, ['2026-09-07', '2026-09-21']],
      ['P2', { codigo: 'matrimonio', hecho: '2026-09-04' }, ['2026-09-04', '2026-09-18']],
      ['P12', { codigo: 'nacimiento-obligatorio', hecho: '2026-11-25' }, ['2026-11-25', '2027-01-05']],
      ['P13', { codigo: 'nacimiento-primer-ano', hecho: '2026-11-25', monoparental: true }, ['2026-11-25', '2027-04-27']],
      ['P13, twins', { codigo: 'nacimiento-primer-ano', hecho: '2026-11-25', hijos: 2 }, ['2026-11-25', '2027-02-16']],
      [
        'P13, twins of a single parent',
        { codigo: 'nacimiento-primer-ano', hecho: '2026-11-25', monoparental: true, hijos: 2 },
        ['2026-11-25', '2027-05-11'],
      ],
    ])('%s: natural days and weeks', async (_case, fields, [desde, hasta]) => {
      expect(await law.proposed(fields)).toEqual([desde, hasta]);
      const { consecuencias } = await law.form({ ...fields, desde, hasta });
      expect(consecuencias).toMatchObject({ contadores: [{ queda: 0 }], obstaculos: [] });
    });

    test.each([
      ['P3', 'hospitalizacion', false, ['2026-11-25', ...NOV_26_27, '2026-11-30', '2026-12-01'], '2026-12-02'],
      ['P4', 'hospitalizacion', false, ['2026-12-04', '2026-12-07', '2026-12-09', '2026-12-10', '2026-12-11'], '2026-12-14'],
      ['P5', 'fallecimiento', false, NOV_26_27, '2026-11-30'],
      ['P6', 'fallecimiento', true, [...NOV_26_27, '2026-11-30', '2026-12-01'], '2026-12-02'],
      ['P7', 'mudanza', false, ['2026-11-26'], '2026-11-27'],
    ])('%s: working days', async (_case, codigo, viaje, days, tooLong) => {
      await expectDays(await company(), { codigo, hecho: days[0] ?? '', ...(viaje ? { viaje } : {}) }, days, tooLong);
    });

    test('P14: Tuesday to Saturday', async () => {
      const worker = await company({ horario: horasEn([1, 2, 3, 4, 5]) });
      const days = ['2026-11-28', '2026-12-01'];
      await expectDays(worker, { codigo: 'fallecimiento', hecho: '2026-11-28' }, days, '2026-12-02');
    });

    test('P8: family force majeure is 1920 minutes a year', async () => {
      const { take, ask, left } = await company();
      const day = (desde: string, minutos: number, hasta = desde): Datos => ({ codigo: 'fuerza-mayor-familiar', desde, hasta, minutos });
      await take(day('2026-11-24', 180));
      expect(await left('fuerza-mayor-familiar')).toMatchObject({ total: 1920, queda: 1740 });
      // 1741 are more than one request of whole days can say: three days, and the rest.
      await take(day('2026-11-25', 480, '2026-11-27'));
      expect(codeOf(await ask(day('2026-11-30', 1741 - 1440)))).toBe('permisos.sin-saldo');
      expect(given(await ask(day('2026-11-30', 1740 - 1440))).contadores).toMatchObject([{ total: 1920, queda: 0 }]);
    });

    test('P9: of days of 240 minutes it is 960', async () => {
      const { left, form } = await company({ horario: horasEn([0, 1, 2, 3, 4], '09:00', '13:00') });
      const day = { codigo: 'fuerza-mayor-familiar', desde: '2026-11-24', hasta: '2026-11-24', minutos: 60 };
      expect((await form(day)).consecuencias?.contadores).toMatchObject([{ total: 960, queda: 900 }]);
      expect(await left('fuerza-mayor-familiar')).toMatchObject({ total: 960, queda: 960 });
    });

    test('P10: an hour a day for an infant of less than nine months', async () => {
      const { take, ask, form, planned } = await company();
      const care = { codigo: 'lactancia', hecho: '2026-03-10', desde: '2026-11-24', minutos: 60 };
      expect((await form({ ...care, hasta: '2026-12-09' })).consecuencias).toMatchObject({ ultimoDia: '2026-12-09', obstaculos: [] });
      expect(codeOf(await ask({ ...care, hasta: '2026-12-10' }))).toBe('permisos.fuera-de-plazo');
      await take({ ...care, hasta: '2026-12-09' });
      expect([await planned('2026-11-24'), await planned('2026-12-09'), await planned('2026-12-10')]).toEqual([420, 420, 480]);
    });

    test('P10: two hours a day for twins, or both gathered into whole days until they have nine months', async () => {
      const { take, ask, form } = await company();
      const care = { codigo: 'lactancia', hecho: '2026-03-10', desde: '2026-11-23', hasta: '2026-11-23', minutos: 120 };
      expect(codeOf(await ask(care))).toBe('permisos.sin-saldo');
      expect(codeOf(await ask({ ...care, minutos: 121, hijos: 2 }))).toBe('permisos.sin-saldo');
      const taken = await take({ ...care, hijos: 2 });
      expect([taken.hijos, taken.cuenta.total, taken.tipo.porHijo]).toEqual([2, 120, { cantidad: 60, monoparental: 60 }]);
      // 24 to 27 November, 30 November to 4 December, 7 and 9 December: 11 hours are one whole day, 22 are two.
      const days = { codigo: 'lactancia-acumulada', hecho: '2026-03-10', desde: '2026-11-24', hasta: '2026-11-25' };
      expect((await form(days)).consecuencias).toMatchObject({ contadores: [{ total: 1 }], obstaculos: ['sin-saldo'] });
      expect((await form({ ...days, hijos: 2 })).consecuencias).toMatchObject({
        contadores: [{ total: 2, estos: 2, queda: 0 }],
        obstaculos: [],
        ultimoDia: '2026-12-09',
      });
      expect((await form({ ...days, hijos: 2 })).propuesta).toEqual({ desde: '2026-11-24', hasta: '2026-11-25' });
    });

    test("P11: parental leave without its ten days' notice", async () => {
      const { form, ask } = await company();
      const week = { codigo: 'parental', hecho: '2024-03-10', desde: '2026-11-30', hasta: '2026-12-06' };
      expect((await form(week)).consecuencias).toMatchObject({ avisos: ['aviso-corto'], obstaculos: [] });
      expect((await ask(week)).status).toBe(200);
      const later = { ...week, desde: '2026-12-03', hasta: '2026-12-09' };
      expect((await form(later)).consecuencias?.avisos).toEqual([]);
    });
  });

  describe('by the agreement of advertising', () => {
    async function advertising(): Promise<Company> {
      const made = await company();
      const nobody = { centros: [], departamentos: [], personas: [] };
      const family = { nombre: 'Publicidad', pais: 'ES', predeterminada: true, ...nobody };
      let saved = given(await made.admin.call(permisos.guardarFamilia, family));
      for (const rule of PUBLICIDAD) {
        const { id, version } = saved;
        saved = given(await made.admin.call(permisos.guardarRegla, { ...REGLA, ...rule, familia: id, version }));
      }
      return made;
    }

    test.each([
      ['P15', {}, [...NOV_26_27, '2026-11-30', '2026-12-01'], '2026-12-02'],
      ['P16', { viaje: true, km: 200 }, [...NOV_26_27, '2026-11-30', '2026-12-01', '2026-12-02'], '2026-12-03'],
      ['P17', { viaje: true, km: 700 }, [...NOV_26_27, '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'], '2026-12-04'],
    ])('%s: death', async (_case, travel, days, tooLong) => {
      await expectDays(await advertising(), { codigo: 'fallecimiento', hecho: '2026-11-26', ...travel }, days, tooLong);
    });

    test('P18: 16 hours a year to go to the doctor with somebody', async () => {
      const { take, ask, left } = await advertising();
      const day = (desde: string, minutos: number): Datos => ({ codigo: 'acompanamiento-medico', desde, hasta: desde, minutos });
      await take(day('2026-11-24', 480));
      await take(day('2026-11-25', 120));
      expect(await left('acompanamiento-medico')).toMatchObject({ total: 960, queda: 360 });
      expect(codeOf(await ask(day('2026-11-26', 420)))).toBe('permisos.sin-saldo');
      expect(given(await ask(day('2026-11-26', 360))).contadores).toMatchObject([{ usado: 600, estos: 360, queda: 0 }]);
    });

    test('P19: moving home', async () => {
      await expectDays(await advertising(), { codigo: 'mudanza', hecho: '2026-11-26' }, NOV_26_27, '2026-11-30');
    });

    test('P20: the wedding of a relative, which the statute does not know', async () => {
      const wedding = { codigo: 'boda-de-un-familiar', hecho: '2026-11-26' };
      await expectDays(await advertising(), wedding, ['2026-11-26'], '2026-11-27');
      const { form, ask } = await company();
      expect((await form({})).tipos.map(({ codigo }) => codigo)).not.toContain(wedding.codigo);
      expect(codeOf(await ask({ ...wedding, desde: '2026-11-26', hasta: '2026-11-26' }))).toBe('permisos.tipo-no-existe');
    });
  });
});
