import { expect, test } from 'vitest';
import { initialValues, isComplete, kindFor, sentFields, writeMinutes, type Nuevo } from './form-values.ts';

const kind = (id: number, clase: 'ordinaria' | 'festiva', modo: 'elegir' | 'pago' = 'elegir') => ({
  id,
  clase,
  modo,
  nombre: null,
  pagoPorCien: 100,
  descansoPorHora: 60,
  cuentaTope: true,
  cotizacion: null,
  cotizacionTipo: null,
  activa: true,
});
const TIPOLOGIAS = [kind(1, 'ordinaria'), kind(4, 'festiva', 'pago')];
const nuevo: Pick<Nuevo, 'valores' | 'tipologias' | 'propuestas'> = {
  valores: { fecha: null, tipologia: null, minutos: null, inicio: null, fin: null, compensacion: null, proyecto: null, comentario: null },
  tipologias: TIPOLOGIAS,
  propuestas: [
    { fecha: '2026-03-07', previstoMinutos: 0, trabajadoMinutos: 125, excesoMinutos: 125, pedidosMinutos: 0, quedanMinutos: 125 },
  ],
};

test('a day of the record fills the form, a day off with the kind of days off', () => {
  expect(initialValues(nuevo as Nuevo, { fecha: '2026-03-07' })).toMatchObject({
    fecha: '2026-03-07',
    cuanto: '2:05',
    tipologia: 4,
    // The company pays for this kind.
    compensacion: 'pago',
  });
  expect(initialValues(nuevo as Nuevo, {})).toMatchObject({ fecha: '', cuanto: '', tipologia: 1, compensacion: 'descanso' });
  expect(kindFor({ previstoMinutos: 0 }, [kind(1, 'ordinaria')], 1)).toBe(1);
});

test('a length or hours are sent, never both', () => {
  const typed = { ...initialValues(nuevo as Nuevo, {}), fecha: '2026-03-07', cuanto: '1:30', inicio: '18:00', fin: '19:00' };
  expect(sentFields(typed)).toMatchObject({ minutos: 90, inicio: null, fin: null });
  expect(sentFields({ ...typed, medida: 'horas' })).toMatchObject({ minutos: null, inicio: '18:00', fin: '19:00' });
  expect(isComplete(typed)).toBe(true);
  expect(isComplete({ ...typed, cuanto: 'mucho' })).toBe(false);
  expect(isComplete({ ...typed, medida: 'horas', fin: '' })).toBe(false);
  expect([writeMinutes(5), writeMinutes(600)]).toEqual(['0:05', '10:00']);
});
