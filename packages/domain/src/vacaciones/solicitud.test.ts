import { describe, expect, test } from 'vitest';
import { NADA_CERRADO } from '../cierres/modelo.ts';
import { ausencia, laboral, MADRID, OFICINA, periodo } from '../testing/laboral.ts';
import { concesion, peticion, politica } from '../testing/vacaciones.ts';
import { cantidadDe, diasDe } from './cantidad.ts';
import type { PeticionVacaciones, PoliticaVacaciones, UsoVacaciones } from './modelo.ts';
import { checkRequest, usesOf, type SituacionVacaciones } from './solicitud.ts';
import { countDays } from './dias.ts';

const HOY = '2026-01-15';
const LIBRE = laboral(OFICINA);
const situacion = (resto: Partial<SituacionVacaciones> = {}, rules: Partial<PoliticaVacaciones> = {}): SituacionVacaciones => ({
  laboral: LIBRE,
  politica: politica(rules),
  concesiones: [concesion(22), concesion(22, { id: 2, ano: 2027 })],
  usos: [],
  bajas: [],
  pedidas: [],
  cierres: NADA_CERRADO,
  ...resto,
});
const check = (found: SituacionVacaciones, asked: PeticionVacaciones, solicitudId: number | null = null) => {
  const { rechazos, avisos, faltan, contados } = checkRequest(found, { peticion: asked, solicitudId, hoy: HOY });
  return { rechazos, avisos, faltan: faltan.map(({ ano, cantidad }) => [ano, diasDe(cantidad)]), dias: contados && diasDe(contados.total) };
};
const taken = (desde: string, hasta: string, resto: Partial<UsoVacaciones> = {}): UsoVacaciones[] =>
  usesOf(countDays(LIBRE, politica(), peticion(desde, hasta)), { solicitudId: 1, estado: 'aprobado', ...resto });

const SEMANA = peticion('2026-08-03', '2026-08-07');

test('a week that fits is allowed', () => {
  expect(check(situacion(), SEMANA)).toEqual({ rechazos: [], avisos: [], faltan: [], dias: 5 });
});

describe('without enough days', () => {
  // 1 to 28 September are 20 working days; 2 of 22 are left.
  const used = taken('2026-09-01', '2026-09-28');

  test('says how many are missing', () => {
    expect(check(situacion({ usos: used }), SEMANA)).toMatchObject({ rechazos: ['sin-saldo'], faltan: [[2026, 3]], dias: 5 });
    expect(check(situacion({ usos: used }), peticion('2026-08-03', '2026-08-04')).rechazos).toEqual([]);
  });

  test('what is only asked for counts like what is agreed', () => {
    expect(check(situacion({ usos: used.map((uso) => ({ ...uso, estado: 'pedido' })) }), SEMANA).faltan).toEqual([[2026, 3]]);
  });

  test('over New Year each year is asked for its own', () => {
    // Monday 28 to Thursday 31 December are 4, Friday 1 to Friday 8 January 6.
    expect(check(situacion({ usos: used }), peticion('2026-12-28', '2027-01-08'))).toMatchObject({ faltan: [[2026, 2]], dias: 10 });
    expect(check(situacion({ concesiones: [concesion(22)] }), peticion('2026-12-28', '2027-01-08')).faltan).toEqual([[2027, 6]]);
  });

  test('an earlier debt is not the fault of a request for another year', () => {
    const owed = situacion({ concesiones: [concesion(10), concesion(22, { id: 2, ano: 2027 })], usos: used });
    expect(check(owed, peticion('2027-08-02', '2027-08-06')).rechazos).toEqual([]);
    expect(check(owed, SEMANA).faltan).toEqual([[2026, 5]]);
  });

  test('a right that is rounded up covers the last part of a day, once', () => {
    const part = { concesiones: [concesion(10.9096)] };
    expect(check(situacion(part, { redondeo: 'arriba' }), peticion('2026-08-03', '2026-08-17'))).toMatchObject({ rechazos: [], dias: 11 });
    expect(check(situacion(part), peticion('2026-08-03', '2026-08-17')).faltan).toEqual([[2026, 0.0904]]);
    const eleven = { ...part, usos: taken('2026-08-03', '2026-08-17') };
    expect(check(situacion(eleven, { redondeo: 'arriba' }), peticion('2026-09-01')).faltan).toEqual([[2026, 1]]);
  });

  test('days of sick leave take nothing, whatever is asked for', () => {
    const bajas = [{ desde: '2026-08-01', hasta: '2026-08-31', isSinLimite: false }];
    const sick = laboral(OFICINA, { ausencias: [ausencia('2026-08-01', '2026-08-31', { clase: 'baja' })] });
    expect(check(situacion({ laboral: sick, bajas, usos: used }), SEMANA)).toMatchObject({ rechazos: ['sin-dias'], faltan: [] });
  });
});

describe('a request that is changed', () => {
  const own = taken('2026-08-03', '2026-08-28');
  const pedidas = [{ ...peticion('2026-08-03', '2026-08-28'), solicitudId: 1 }];

  test('counts neither its own days nor its own dates', () => {
    const found = situacion({ usos: own, pedidas });
    expect(check(found, peticion('2026-08-03', '2026-08-31'), 1)).toMatchObject({ rechazos: [], dias: 21 });
    expect(check(found, peticion('2026-08-03', '2026-08-31'), 2)).toMatchObject({
      rechazos: ['solapada', 'sin-saldo'],
      faltan: [[2026, 19]],
    });
  });
});

describe('an overlap', () => {
  const asked = (mitad: PeticionVacaciones['mitad']) =>
    situacion({ pedidas: [{ ...peticion('2026-08-05', '2026-08-05', mitad), solicitudId: 1 }] });

  test.each([
    ['a whole day', null, peticion('2026-08-05'), true],
    ['the last day', null, peticion('2026-08-03', '2026-08-05'), true],
    ['the day after', null, peticion('2026-08-06'), false],
    ['the day before', null, peticion('2026-08-04'), false],
    ['the same half', 'tarde', peticion('2026-08-05', '2026-08-05', 'tarde'), true],
    ['the other half', 'tarde', peticion('2026-08-05', '2026-08-05', 'manana'), false],
    ['a whole day over a half', 'tarde', peticion('2026-08-05'), true],
  ] as const)('%s', (_name, mitad, other, isOver) => {
    expect(check(asked(mitad), other).rechazos).toEqual(isOver ? ['solapada'] : []);
  });
});

describe('is refused', () => {
  test('where it takes nothing', () => {
    expect(check(situacion(), peticion('2026-08-08', '2026-08-09')).rechazos).toEqual(['sin-dias']);
    expect(check(situacion(), peticion('2026-08-09', '2026-08-03')).rechazos).toEqual(['sin-dias']);
  });

  test('below the least that is allowed', () => {
    const found = situacion({}, { minimo: cantidadDe(1) });
    expect(check(found, peticion('2026-08-03', '2026-08-03', 'tarde')).rechazos).toEqual(['demasiado-corta']);
    expect(check(found, peticion('2026-08-03')).rechazos).toEqual([]);
    expect(check(found, peticion('2026-08-08')).rechazos).toEqual(['sin-dias']);
  });

  test('beyond a year and a day, before anything is counted', () => {
    const natural = situacion({ concesiones: [concesion(400, { hasta: null })] }, { base: 'naturales' });
    expect(check(natural, peticion('2026-02-01', '2027-02-01')).rechazos).toEqual([]);
    expect(check(natural, peticion('2026-02-01', '2027-02-02'))).toMatchObject({ rechazos: ['demasiado-larga'], dias: null });
    expect(check(natural, peticion('2026-02-01', '9999-12-31')).rechazos).toEqual(['demasiado-larga']);
  });

  test('where a day of it has no contract', () => {
    const ends = laboral([periodo(OFICINA, MADRID, '2025-01-01', '2026-08-05')]);
    expect(check(situacion({ laboral: ends }), SEMANA)).toMatchObject({ rechazos: ['fuera-de-contrato'], dias: 3 });
  });

  test('where a month of it is closed', () => {
    const cierres = { desde: '2026-01', cerrados: [{ centroId: MADRID.id, mes: '2026-08' }] };
    expect(check(situacion({ cierres }), SEMANA).rechazos).toEqual(['mes-cerrado']);
    expect(check(situacion({ cierres }), peticion('2026-09-01')).rechazos).toEqual([]);
  });
});

describe('a first day of rest', () => {
  const holiday = laboral(OFICINA, { festivos: [{ centroId: MADRID.id, fecha: '2026-08-03', nombre: 'Fiesta' }] });

  test.each([
    ['permitido', [], []],
    ['aviso', [], ['primer-dia-descanso']],
    ['rechazo', ['primer-dia-descanso'], []],
  ] as const)('is %s by the policy, on a Sunday and on a holiday', (primerDiaDescanso, rechazos, avisos) => {
    expect(check(situacion({}, { primerDiaDescanso }), peticion('2026-08-02', '2026-08-07'))).toMatchObject({ rechazos, avisos });
    expect(check(situacion({ laboral: holiday }, { primerDiaDescanso }), SEMANA)).toMatchObject({ rechazos, avisos });
    expect(check(situacion({}, { primerDiaDescanso }), SEMANA)).toMatchObject({ rechazos: [], avisos: [] });
  });
});

test('a short notice is only said', () => {
  const found = situacion({}, { avisoDias: 60 });
  // 15 January and 60 days are 16 March.
  expect(check(found, peticion('2026-03-13'))).toMatchObject({ rechazos: [], avisos: ['aviso-corto'] });
  expect(check(found, peticion('2026-03-16'))).toMatchObject({ rechazos: [], avisos: [] });
});
