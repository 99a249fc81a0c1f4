/** What the lines of a report can be. */
export const DIMENSIONES = ['cliente', 'proyecto', 'tarea', 'categoria', 'persona', 'semana', 'mes'] as const;
export type Dimension = (typeof DIMENSIONES)[number];

/** Spans of days that a report is asked for by name, so that a kept report goes on with the calendar. */
export const PERIODOS = ['mes', 'mes-anterior', '3-meses', '6-meses', '12-meses', 'ano', 'ano-anterior'] as const;
export type PeriodoInforme = (typeof PERIODOS)[number];

export const FORMATOS_INFORME = ['xlsx', 'csv', 'pdf'] as const;
export type FormatoInforme = (typeof FORMATOS_INFORME)[number];

/** The shares of a budget, in per cent, that whoever answers for a project is told of. */
export const UMBRALES = [80, 100] as const;

/** Which hours a report is of, by whether they are billed. */
export const ESTADOS_DE_HORAS = ['facturables', 'no-facturables', 'sin-facturar', 'facturadas'] as const;
export type EstadoDeHoras = (typeof ESTADOS_DE_HORAS)[number];
