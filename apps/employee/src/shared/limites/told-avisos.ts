import type { AvisoVista } from '@jornada/contract/registros/vistas.ts';

/** A day without any break says so once: that it was worked through is the same. */
export const toldAvisos = (avisos: readonly AvisoVista[]): readonly AvisoVista[] =>
  avisos.some(({ regla, valorMinutos }) => regla === 'pausa-minima' && valorMinutos === 0)
    ? avisos.filter(({ regla }) => regla !== 'trabajo-seguido')
    : avisos;
