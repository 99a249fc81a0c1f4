import type { AvisoVista } from '@jornada/contract/registros/vistas.ts';

/** A day without any break gets one message: the warning about work without a break would say the same. */
export const toldAvisos = (avisos: readonly AvisoVista[]): readonly AvisoVista[] =>
  avisos.some(({ regla, valorMinutos }) => regla === 'pausa-minima' && valorMinutos === 0)
    ? avisos.filter(({ regla }) => regla !== 'trabajo-seguido')
    : avisos;
