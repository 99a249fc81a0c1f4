/** A pay statement is that of a month, of extra pay (`paga extra`), or what is settled when somebody leaves. */
export const CLASES_RETRIBUCION = ['mensual', 'extra', 'liquidacion'] as const;
export type ClaseRetribucion = (typeof CLASES_RETRIBUCION)[number];

export const CLASES_LINEA = ['devengo', 'deduccion'] as const;
/** What is paid (`devengo`) or taken off (`deduccion`). Social security and income tax are no lines: they are figures of their own. */
export type ClaseLinea = (typeof CLASES_LINEA)[number];

/** `importe`: cents; below zero where something is put right. */
export type LineaRetribucion = { clase: ClaseLinea; concepto: string; importe: number; nota: string | null };

/** One pay statement. Amounts are whole cents, `tipoIrpf` hundredths of a percent; null: nobody has said. */
export type Retribucion = {
  ano: number;
  mes: number;
  clase: ClaseRetribucion;
  bruto: number;
  seguridadSocial: number;
  baseIrpf: number | null;
  tipoIrpf: number | null;
  irpf: number;
  otrasDeducciones: number;
  neto: number;
  costeEmpresa: number | null;
  lineas: readonly LineaRetribucion[];
};

/** All that somebody was paid for one month. */
export type MesRetribuido = { ano: number; mes: number; retribuciones: readonly Retribucion[] };

/** A million euros in cents. No payslip comes near it, and a year of them is still exact. */
export const MAXIMO_IMPORTE = 100_000_000;
export const MAXIMO_LINEAS_RETRIBUCION = 60;
export const LARGO_CONCEPTO = 80;

/** What a company has said about when it pays. */
export type CalendarioDePagas = {
  /** The day of the month on which statements are published; null: it has not said. */
  diaPublicacion: number | null;
  /** Whether months to come may be shown as expected. */
  muestraPrevistos: boolean;
  /** The months with extra pay. */
  mesesExtra: readonly number[];
};
