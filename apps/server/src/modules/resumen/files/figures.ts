import type { DiaExportado } from '@jornada/domain/resumen/modelo.ts';

/** The figures of a day or of a sum, in minutes; null if there is none. */
export type Cifras = Record<
  'efectivoMinutos' | 'trabajadoMinutos' | 'previstoMinutos' | 'diferenciaMinutos' | 'nocturnosMinutos',
  number | null
>;

/**
 * The figures of a day. A day that does not count has no difference. A day without its beginning or its end has no worked time.
 */
export function figuresOfDay(dia: DiaExportado): Cifras {
  const { efectivoMinutos, trabajadoMinutos, previstoMinutos, nocturnosMinutos } = dia;
  const diferenciaMinutos = dia.cuenta ? dia.diferenciaMinutos : null;
  if (dia.porque === 'incompleta')
    return { efectivoMinutos: null, trabajadoMinutos: null, previstoMinutos, diferenciaMinutos, nocturnosMinutos: null };
  return { efectivoMinutos, trabajadoMinutos, previstoMinutos, diferenciaMinutos, nocturnosMinutos };
}
