import { expect, it } from 'vitest';
import { toldAvisos } from './told-avisos.ts';

it('a day without any break says so once', () => {
  const aviso = { norma: 'ArbZG § 4', fecha: '2026-10-21', limiteMinutos: 30, posibleDesde: null };
  const none = { ...aviso, regla: 'pausa-minima' as const, valorMinutos: 0 };
  const through = { ...aviso, regla: 'trabajo-seguido' as const, valorMinutos: 379 };
  expect(toldAvisos([none, through])).toEqual([none]);
  const short = { ...none, valorMinutos: 10 };
  expect(toldAvisos([short, through])).toEqual([short, through]);
});
