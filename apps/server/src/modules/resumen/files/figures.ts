import type { DiaExportado } from '@jornada/domain/resumen/modelo.ts';

/** The figures of a day and of a sum alike, in minutes; null where there is nothing to say. */
export type Cifras = Record<
  'efectivoMinutos' | 'trabajadoMinutos' | 'previstoMinutos' | 'diferenciaMinutos' | 'nocturnosMinutos',
  number | null
>;

/** Those of a day: no difference where it is in no sum, and nothing of what was worked where it lacks its beginning or its end. */
export function figuresOfDay(dia: DiaExportado): Cifras {
  const { efectivoMinutos, trabajadoMinutos, previstoMinutos, nocturnosMinutos } = dia;
  const diferenciaMinutos = dia.cuenta ? dia.diferenciaMinutos : null;
  if (dia.porque === 'incompleta')
    return { efectivoMinutos: null, trabajadoMinutos: null, previstoMinutos, diferenciaMinutos, nocturnosMinutos: null };
  return { efectivoMinutos, trabajadoMinutos, previstoMinutos, diferenciaMinutos, nocturnosMinutos };
}
