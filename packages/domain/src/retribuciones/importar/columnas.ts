import { isReasonColumn, llano } from '../../personas/importar/columnas.ts';
import type { ClaseLinea } from '../modelo.ts';

/** The columns that a file of pay statements can have, beside those of single lines. */
export const CAMPOS_RETRIBUCION = [
  'documento',
  'nombre',
  'periodo',
  'ano',
  'mes',
  'clase',
  'bruto',
  'seguridad-social',
  'base-irpf',
  'tipo-irpf',
  'irpf',
  'otras-deducciones',
  'neto',
  'coste-empresa',
] as const;
export type CampoRetribucion = (typeof CAMPOS_RETRIBUCION)[number];

/** The names of a field in headers, in four languages, without accents and punctuation. */
const NOMBRES: Record<CampoRetribucion, string> = {
  documento:
    'documento|dni|nie|nif|dni nie|dni nif|nif nie|nie nif|numero de documento|identificacion|id number|user name|numero de identificacao|contribuinte|ausweis|ausweisnummer|personalnummer',
  nombre:
    'nombre|nombre completo|nombre y apellidos|apellidos y nombre|apellidos nombre|trabajador|trabajadora|name|full name|employee|nome|nome completo|trabalhador|vollstandiger name|mitarbeiter',
  periodo: 'periodo|periodo de liquidacion|fecha|period|pay period|date|data|zeitraum|abrechnungsmonat|datum',
  ano: 'ano|ejercicio|year|exercicio|jahr',
  mes: 'mes|month|monat',
  clase: 'clase|tipo|tipo de nomina|paga|kind|type|classe|tipo de recibo|art|abrechnungsart',
  bruto:
    'bruto|total devengado|devengado|total devengos|importe bruto|gross|gross pay|total bruto|iliquido|vencimento bruto|brutto|bruttolohn',
  'seguridad-social':
    'seguridad social|seg social|ss|ss trabajador|cuota obrera|aportacion del trabajador|social security|seguranca social|sozialversicherung|sv',
  'base-irpf':
    'base irpf|base sujeta a irpf|base de irpf|irpf base|base imponible|tax base|base de irs|base tributavel|steuerbasis|bemessungsgrundlage',
  'tipo-irpf':
    'tipo irpf|irpf %|% irpf|porcentaje irpf|tipo de irpf|irpf rate|withholding rate|tax rate|taxa irpf|taxa de irpf|irpf satz|steuersatz',
  irpf: 'irpf|importe irpf|retencion irpf|retencion|cuota irpf|withholding|income tax|retencao|retencao irpf|lohnsteuer|irpf betrag|steuer',
  'otras-deducciones':
    'otras deducciones|deducciones|otros descuentos|other deductions|deductions|outras deducoes|outros descontos|andere abzuge|sonstige abzuge|abzuge',
  neto: 'neto|liquido|liquido a percibir|importe neto|net|net pay|liquido a receber|netto|nettolohn|auszahlung',
  'coste-empresa':
    'coste empresa|coste de empresa|coste total|employer cost|company cost|custo empresa|custo da empresa|arbeitgeberkosten|gesamtkosten',
};

/** A header such as `Devengo: Horas extra` is that of one line of the statement, `Nota: Horas extra` that of the remark beside it. */
const LINEAS: Record<ClaseLinea | 'nota', string> = {
  devengo: 'devengo|accrual|vencimento|provento|bezug',
  deduccion: 'deduccion|deducción|deduction|deducao|dedução|desconto|abzug',
  nota: 'nota|note|notiz|bemerkung',
};
const DE_LINEA = /^\s*([^\s:]+)\s*:\s*(\S.*?)\s*$/u;

/** What a column is: a field, a line or its remark; null: unknown. */
export type ColumnaRetribucion = { campo: CampoRetribucion } | { de: ClaseLinea | 'nota'; concepto: string } | null;

const POR_NOMBRE: ReadonlyMap<string, CampoRetribucion> = new Map(
  CAMPOS_RETRIBUCION.flatMap((campo) => NOMBRES[campo].split('|').map((nombre) => [llano(nombre), campo] as const)),
);
/** `%` is no letter, but here it tells the rate from the amount. */
const RATE = /%/;

function columnOf(cabecera: string): ColumnaRetribucion {
  const [, word = '', concepto = ''] = DE_LINEA.exec(cabecera.normalize('NFC')) ?? [];
  const de = (['devengo', 'deduccion', 'nota'] as const).find((one) => LINEAS[one].split('|').includes(word.toLowerCase()));
  if (de) return { de, concepto };
  const campo = POR_NOMBRE.get(llano(cabecera));
  if (campo === undefined) return null;
  return { campo: campo === 'irpf' && RATE.test(cabecera) ? 'tipo-irpf' : campo };
}

export type ColumnasRetribucion = {
  columnas: ColumnaRetribucion[];
  /** Unknown headers, as the file has them. */
  desconocidas: string[];
  /** Fields with more than one column. */
  repetidas: CampoRetribucion[];
  /** Fields without a column that a statement cannot do without. */
  faltan: CampoRetribucion[];
};

const NECESARIOS = ['documento', 'bruto', 'seguridad-social', 'irpf', 'neto'] as const;

/** Finds the meaning of a file's columns from its first line. */
export function recognizeRetribuciones(cabecera: readonly string[]): ColumnasRetribucion {
  const columnas = cabecera.map(columnOf);
  const known = columnas.flatMap((one) => (one && 'campo' in one ? [one.campo] : []));
  return {
    columnas,
    desconocidas: cabecera.filter((texto, index) => columnas[index] === null && texto.trim() !== '' && !isReasonColumn(texto)),
    repetidas: CAMPOS_RETRIBUCION.filter((campo) => known.filter((one) => one === campo).length > 1),
    faltan: NECESARIOS.filter((campo) => !known.includes(campo)),
  };
}
