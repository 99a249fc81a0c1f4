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

/** What one amount of a permit is for. */
export const CONTADORES_PERMISO = ['suceso', 'mes', 'ano'] as const;
export type ClaseContador = (typeof CONTADORES_PERMISO)[number];
/** Who pays for it. */
export const PAGOS_PERMISO = ['empresa', 'seguridad-social', 'sin-pago'] as const;
/** Whether it begins on its first day, or on the first working one from then on. */
export const INICIOS_PERMISO = ['dia', 'primer-laborable'] as const;

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
  /** The company's own word for it; null: the product has one, because it is in the law. */
  nombre: string | null;
  origen: 'ley' | 'convenio';
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
  /** More for each child of a birth after the first one, and for a single parent; null or left out: it makes no difference. */
  porHijo?: { cantidad: number; monoparental: number } | null;
  /** Days that gather so many minutes of each working day until the child is too old. Then `cantidad` is null. */
  acumula?: { minutosDia: number } | null;
  /** Days more if one must travel, and more days still from a distance on: the highest step that is reached counts. */
  viajeDias: number;
  distancias: readonly { km: number; dias: number }[];
  /** Whether more may be agreed as long as the reason lasts. */
  isAmpliable: boolean;
  /** What one amount is for: each event, each month or each year. Null: every day on its own. */
  contador: ClaseContador | null;
  pago: (typeof PAGOS_PERMISO)[number];
  justificante: ClaseJustificante | null;
  /** Days after the first day in which the proof is due; null: no deadline. */
  plazoDias: number | null;
  /** Days between asking and the first day; null: none. */
  avisoDias: number | null;
  /** `primer-laborable`: a first day on which one would not work does not count, nor the days until one would. */
  inicio: (typeof INICIOS_PERMISO)[number];
  /** Until a child has this age, in months; and if both parents use it. */
  edadMeses: number | null;
  edadMesesAmbos: number | null;
};

/** The permits of an agreement, or of a group of them, in all their versions. What it does not name is as the law of the country has it. */
export type FamiliaConvenio = { codigo: string; pais: string; permisos: readonly VersionPermiso[] };

/** Reasons to refuse a permit. */
export const CODIGOS_PERMISO = [
  'demasiado-larga',
  'sin-dias',
  'fuera-de-contrato',
  'mes-cerrado',
  'solapada',
  'sin-saldo',
  'semanas-enteras',
  'antes-de-nacer',
  'fuera-de-plazo',
] as const;
export type CodigoPermiso = (typeof CODIGOS_PERMISO)[number];

/** What is said of a permit that may be asked for. `ampliacion`: it is more than there is, and somebody must agree to that. */
export const AVISOS_PERMISO = ['aviso-corto', 'antes-del-hecho', 'con-vacaciones', 'con-baja', 'ampliacion', 'dia-corto'] as const;
export type AvisoPermiso = (typeof AVISOS_PERMISO)[number];

/** In what an agreement gives less than the law. `otra-unidad`: it counts in something else, so that nobody can compare them here. */
export const MENOS_QUE_LA_LEY = ['cantidad', 'viaje', 'monoparental', 'pago', 'aviso', 'edad', 'otra-unidad'] as const;
export type MenosQueLaLey = (typeof MENOS_QUE_LA_LEY)[number];
