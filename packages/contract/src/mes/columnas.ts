import { CLASES_AUSENCIA, type Ausencia } from '@jornada/domain/horario/modelo.ts';

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
  ausencias: 'medios',
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
/** The columns that say of which kind absences are: only for those who may read health data. */
export type ColumnaDeClase = Ausencia['clase'];
export type ColumnaComun = Exclude<ColumnaMes, ColumnaDeClase>;
export const NOMBRES_COLUMNA = Object.keys(COLUMNAS_MES) as [ColumnaMes, ...ColumnaMes[]];

export const isOfKind = (columna: string): columna is ColumnaDeClase => (CLASES_AUSENCIA as readonly string[]).includes(columna);
export const COLUMNAS_COMUNES = NOMBRES_COLUMNA.filter((name): name is ColumnaComun => !isOfKind(name)) as [
  ColumnaComun,
  ...ColumnaComun[],
];
