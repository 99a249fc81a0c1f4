import { expect, test } from 'vitest';
import type { AvisoVista } from '@jornada/contract/registros/vistas.ts';
import { createHoy, createHoyTrabajando } from '@jornada/testkit';
import { avisosAt, isWarningDue } from './guardian.ts';

const at = (hora: string): string => `2026-10-22T${hora}:00+02:00`;
const aviso = (changes: Partial<AvisoVista> = {}): AvisoVista => ({
  regla: 'descanso-diario',
  norma: 'ET 34.3',
  fecha: '2026-10-22',
  limiteMinutos: 720,
  valorMinutos: 570,
  posibleDesde: at('11:30'),
  ...changes,
});

test('rest grows with the minute, and its warning is gone when it suffices', () => {
  const hoy = createHoy({ ahora: at('09:00'), avisos: [aviso()] });
  expect(avisosAt(hoy, at('09:00'))[0]?.valorMinutos).toBe(570);
  expect(avisosAt(hoy, at('11:29'))[0]?.valorMinutos).toBe(719);
  expect(avisosAt(hoy, at('11:30'))).toEqual([]);
});

test('at work the hours grow, a break that is due does not', () => {
  const hours = aviso({ regla: 'jornada-diaria', limiteMinutos: 540, valorMinutos: 540, posibleDesde: null });
  const pause = aviso({ regla: 'pausa-minima', limiteMinutos: 15, valorMinutos: 0, posibleDesde: null });
  const seguido = aviso({ regla: 'trabajo-seguido', limiteMinutos: 300, valorMinutos: 300, posibleDesde: null });
  const hoy = createHoyTrabajando({ ahora: at('17:00'), avisos: [pause, seguido, hours] });
  expect(avisosAt(hoy, at('17:10')).map(({ valorMinutos }) => valorMinutos)).toEqual([0, 310, 550]);
  const hidden = { ...hoy, minutos: null };
  expect(avisosAt(hidden, at('17:10')).map(({ valorMinutos }) => valorMinutos)).toEqual([0, 310, 540]);
});

test('another limit is due from its minute on, until the server has answered since', () => {
  const hoy = createHoyTrabajando({ ahora: at('13:24'), proximoAviso: at('14:02') });
  expect([at('14:01'), at('14:02'), at('14:03')].map((minute) => isWarningDue(hoy, minute))).toEqual([false, true, true]);
  expect(isWarningDue({ ...hoy, ahora: at('14:02') }, at('14:05'))).toBe(false);
  expect(isWarningDue(createHoy(), at('14:05'))).toBe(false);
});
