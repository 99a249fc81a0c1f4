import type { HechosContrato } from '../contratos/modelo.ts';
import { CATEGORIAS_EXCESO, type CategoriaExceso } from '../excesos/modelo.ts';
import type { EstadoFirma, MetodoFirma } from '../firmas/modelo.ts';
import type { Fecha, Instante } from '../horario/modelo.ts';
import type { RegistroExportado } from '../resumen/modelo.ts';

/**
 * What a company can take out about everybody: the whole record for the labour inspectorate, the minimised one for the workers'
 * representatives, the monthly summaries that go with the payslips, the sums for the payroll program, and the audit log.
 */
export const CLASES_EXPORTE = ['inspeccion', 'representantes', 'mensual', 'nominas', 'auditoria'] as const;
export type ClaseExporte = (typeof CLASES_EXPORTE)[number];

export const ESTADOS_EXPORTE = ['espera', 'en-curso', 'listo', 'fallido'] as const;
export type EstadoExporte = (typeof ESTADOS_EXPORTE)[number];

/** Why an export failed: it was interrupted again and again, does not fit into an archive, there is no room for it, or an error of ours. */
export const PROBLEMAS_EXPORTE = ['interrumpido', 'demasiado-grande', 'sin-sitio', 'error'] as const;
export type ProblemaExporte = (typeof PROBLEMAS_EXPORTE)[number];

/** How much of the record somebody sees: all of it, or what representatives have a right to. */
export const PERFILES_RECORD = ['inspeccion', 'representacion'] as const;
export type PerfilRecord = (typeof PERFILES_RECORD)[number];

/** What a contract says of the working time, from a day on. */
export type RegimenExportado = Pick<HechosContrato, 'desde' | 'porMil' | 'duracion'>;
/** The minutes of a day above its plan, by what they are. */
export type ExcesoExportado = { fecha: Fecha } & Record<CategoriaExceso, number>;
/** What somebody said of a month: that it is right or wrong, when, with what, and the digest of what they had before them. */
export type ConfirmacionExportada = {
  mes: string;
  estado: EstadoFirma;
  momento: Instante | null;
  metodo: MetodoFirma | null;
  huella: string | null;
};

/** What a day of an approved request takes, in days, as it was counted by its rules: vacations, and permits that are given in days. */
export type DiaContadoDeAusencia = { fecha: Fecha; clase: 'vacaciones' | 'permiso'; dias: number };

/** The record of a person in an export of everybody: with their contract, the categories of their days, and the months they have confirmed. */
export type RegistroDeTodos = RegistroExportado & {
  /** The Social Security number; null: not known. */
  naf: string | null;
  regimenes: RegimenExportado[];
  excesos: ExcesoExportado[];
  confirmaciones: ConfirmacionExportada[];
  contados: DiaContadoDeAusencia[];
};

/** How payroll programs are told durations. */
export const UNIDADES_NOMINA = ['horas', 'horas-minutos', 'minutos'] as const;

/** Sums of a person's month that a payroll program may be told, each with its unit. */
export const CONCEPTOS_NOMINA = [
  'trabajado',
  'previsto',
  'efectivo',
  'ordinarias',
  'exceso',
  ...CATEGORIAS_EXCESO,
  'nocturnas',
  'dias-trabajados',
  'dias-vacaciones',
  'dias-vacaciones-naturales',
  'dias-baja',
  'dias-permiso',
  'dias-compensacion',
] as const;
export type ConceptoNomina = (typeof CONCEPTOS_NOMINA)[number];

/** Columns of a payroll file. With `concepto` and `cantidad` there is a line for each concept of a person. */
export const COLUMNAS_NOMINA = [
  'documento',
  'nombre',
  'centro',
  'ano',
  'mes',
  'desde',
  'hasta',
  'codigo',
  'concepto',
  'cantidad',
  'unidad',
] as const;
export type ColumnaNomina = (typeof COLUMNAS_NOMINA)[number];

/** How a payroll program wants to be told. */
export type PlantillaNomina = {
  /** In the order of the file. */
  columnas: readonly ColumnaNomina[];
  /** The program's own code for each concept that it is told; others are left out. */
  codigos: Partial<Record<ConceptoNomina, string>>;
  separador: ';' | ',' | '\t';
  decimal: ',' | '.';
  unidad: (typeof UNIDADES_NOMINA)[number];
  /** A first line with the names of the columns. */
  cabecera: boolean;
  /** Concepts of which a person has nothing are left out. */
  sinCeros: boolean;
};
