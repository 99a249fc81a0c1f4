/**
 * The columns of the month of many people, in their order, each with its unit: minutes, half days, or days that are counted. The only list: whoever
 * adds one says its SQL in `apps/server/src/modules/mes/columns.ts` and its words in the catalogue.
 */
export const COLUMNAS_MES = {
  previsto: 'minutos',
  trabajado: 'minutos',
  efectivo: 'minutos',
  ordinario: 'minutos',
  exceso: 'minutos',
  pagadas: 'minutos',
  aDescanso: 'minutos',
  fuerzaMayor: 'minutos',
  complementarias: 'minutos',
  flexibles: 'minutos',
  nocturno: 'minutos',
  retraso: 'minutos',
  vacaciones: 'medios',
  baja: 'medios',
  permiso: 'medios',
  compensacion: 'medios',
  ausenciaMinutos: 'minutos',
  saldo: 'saldo',
  bolsa: 'saldo',
  incidencias: 'dias',
  incompletas: 'dias',
  pendientes: 'dias',
  avisos: 'dias',
} as const satisfies Record<string, 'minutos' | 'medios' | 'saldo' | 'dias'>;
export type ColumnaMes = keyof typeof COLUMNAS_MES;
export const NOMBRES_COLUMNA = Object.keys(COLUMNAS_MES) as [ColumnaMes, ...ColumnaMes[]];
