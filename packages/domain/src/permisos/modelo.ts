import type { Fecha } from '../horario/modelo.ts';

/**
 * In what a permit is given. `naturales`, `laborables`: days of the calendar, days of the person's own schedule. `semanas`: whole
 * weeks. `minutos`: an amount of minutes. `minutos-dia`: minutes of each day. `dias-en-minutos`: the minutes of so many of the
 * person's days, taken as one likes. `tiempo-necesario`: as long as it takes.
 */
export const UNIDADES_PERMISO = [
  'naturales',
  'laborables',
  'semanas',
  'minutos',
  'minutos-dia',
  'dias-en-minutos',
  'tiempo-necesario',
] as const;
export type UnidadPermiso = (typeof UNIDADES_PERMISO)[number];

/** What is asked for as proof. Never a diagnosis. */
export const JUSTIFICANTES = [
  'certificado-registro',
  'informe-medico',
  'certificado-defuncion',
  'padron-o-contrato',
  'citacion',
  'comunicacion',
  'cita',
  'aviso-publico',
  'centro-sanitario',
  'certificado-nacimiento',
  'informe-hospital',
  'segun-convenio',
  'libro-familia',
  'resolucion-inss',
] as const;
export type ClaseJustificante = (typeof JUSTIFICANTES)[number];

export type Grado = 1 | 2;

/** One kind of permit, as law or agreement give it from `vigente` to `hasta` (null: open). */
export type VersionPermiso = {
  codigo: string;
  vigente: Fecha;
  hasta: Fecha | null;
  norma: string;
  unidad: UnidadPermiso;
  /** In its unit; null: as long as it takes, or what only an agreement says. */
  cantidad: number | null;
  /** Another amount by the degree of kinship. */
  porGrado: Partial<Record<Grado, number>>;
  /** Another amount for a single parent. */
  monoparental: number | null;
  /** Days more if one must travel, and more days still from a distance on: the highest step that is reached counts. */
  viajeDias: number;
  distancias: readonly { km: number; dias: number }[];
  /** Whether more may be agreed as long as the reason lasts. */
  isAmpliable: boolean;
  /** What one amount is for: each event, each month or each year. Null: every day on its own. */
  contador: 'suceso' | 'mes' | 'ano' | null;
  pago: 'empresa' | 'seguridad-social' | 'sin-pago';
  justificante: ClaseJustificante | null;
  /** Days after the first day in which the proof is due; null: no deadline. */
  plazoDias: number | null;
  /** Days between asking and the first day; null: none. */
  avisoDias: number | null;
  /** `primer-laborable`: a first day on which one would not work does not count, nor the days until one would. */
  inicio: 'dia' | 'primer-laborable';
  /** Until a child has this age, in months; and if both parents use it. */
  edadMeses: number | null;
  edadMesesAmbos: number | null;
};

/** The permits of an agreement, or of a group of them, in all their versions. What it does not name is as the law of the country has it. */
export type FamiliaConvenio = { codigo: string; pais: string; permisos: readonly VersionPermiso[] };
