import { llano } from '../../personas/importar/columnas.ts';
import { LARGO_CONCEPTO, MAXIMO_IMPORTE, type ClaseRetribucion, type LineaRetribucion, type Retribucion } from '../modelo.ts';
import type { CampoRetribucion, ColumnaRetribucion } from './columnas.ts';

export const MOTIVOS_RETRIBUCION = [
  'vacio',
  'no-existe',
  'otra-persona',
  'importe',
  'negativo',
  'porcentaje',
  'periodo',
  'futuro',
  'clase',
  'largo',
  'repetido',
  'sobran-celdas',
  'no-cuadra-neto',
  'no-cuadra-devengos',
  'no-cuadra-deducciones',
] as const;
export type MotivoRetribucion = (typeof MOTIVOS_RETRIBUCION)[number];

/** What is wrong with a cell. `columna`: the field, or the header of a line. `debe`: cents that it should be; `otra`: the other line, or a name. */
export type RechazoRetribucion = { columna: string; valor: string; motivo: MotivoRetribucion; debe: number | null; otra: string | null };

/** A line of a file: its number (the header is 1) and its cells. */
export type FilaRetribucion = { linea: number; celdas: readonly string[] };

/** How amounts are read: whole cents, or hundredths of a percent; null if it is no such number. */
export type LectorDeImportes = (texto: string) => number | null;

const CLASES: Record<ClaseRetribucion, string> = {
  mensual: 'mensual|mes|ordinaria|nomina|monthly|month|ordinary|mensal|ordinaria|monatlich|monat|gehalt',
  extra: 'extra|paga extra|extraordinaria|extra pay|bonus|subsidio|sonderzahlung|extrazahlung',
  liquidacion:
    'liquidacion|finiquito|liquidacion y finiquito|settlement|final settlement|acerto|acerto final|liquidacao|abschlussabrechnung|endabrechnung',
};
const CLASE_DE: ReadonlyMap<string, ClaseRetribucion> = new Map(
  (['mensual', 'extra', 'liquidacion'] as const).flatMap((clase) => CLASES[clase].split('|').map((nombre) => [nombre, clase] as const)),
);

const PERIODOS = [
  /^(?<ano>20\d{2})[-/.](?<mes>\d{1,2})(?:[-/.]\d{1,2})?$/,
  /^(?<mes>\d{1,2})[-/.](?<ano>20\d{2})$/,
  /^\d{1,2}[-/.](?<mes>\d{1,2})[-/.](?<ano>20\d{2})$/,
  /^(?<ano>20\d{2})(?<mes>\d{2})$/,
];

export type PeriodoDePago = { ano: number; mes: number };

/** The month of a statement: `2026-11`, `11/2026`, `30/11/2026`, `202611`; null if it is none. */
export function readPeriodo(texto: string): PeriodoDePago | null {
  for (const form of PERIODOS) {
    const found = form.exec(texto.trim())?.groups;
    const [ano, mes] = [Number(found?.['ano']), Number(found?.['mes'])];
    if (found && mes >= 1 && mes <= 12) return { ano, mes };
  }
  return null;
}

/** An amount with its sign before or behind it; spreadsheets that reckon leave digits that are not there (`1525.8199999999999`). */
function readSigned(texto: string, read: LectorDeImportes): number | null {
  const clean = texto
    .replaceAll('\u2212', '-')
    .replace(/\s*(?:€|EUR)\s*$/i, '')
    .trim();
  const isBelow = clean.startsWith('-') || clean.endsWith('-');
  const bare = clean.replace(/^[-+]\s*|\s*-$/g, '');
  const reckoned = /^(\d+)\.(\d{6,})$/.exec(bare);
  const amount = reckoned ? Math.round(Number(bare) * 100) : read(bare);
  if (amount === null || amount > MAXIMO_IMPORTE) return null;
  return isBelow && amount !== 0 ? -amount : amount;
}

type Options = { columnas: readonly ColumnaRetribucion[]; readAmount: LectorDeImportes; periodo: PeriodoDePago | null };

/** Reads the cells of one line, and collects what is wrong with them. What it gives is only right where nothing is. */
export function readRetribucion({ celdas }: FilaRetribucion, { columnas, readAmount, periodo }: Options) {
  const rechazos: RechazoRetribucion[] = [];
  const cellOf = (campo: CampoRetribucion): string =>
    celdas[columnas.findIndex((one) => one && 'campo' in one && one.campo === campo)] ?? '';
  const reject = (
    columna: string,
    motivo: MotivoRetribucion,
    { valor, debe = null, otra = null }: Partial<RechazoRetribucion> = {},
  ): void => {
    rechazos.push({ columna, valor: valor ?? cellOf(columna as CampoRetribucion), motivo, debe, otra });
  };
  const amountOf = (campo: CampoRetribucion): number | null => {
    const texto = cellOf(campo);
    if (texto === '') return null;
    const amount = readSigned(texto, readAmount);
    if (amount === null) reject(campo, 'importe');
    else if (amount < 0 && campo !== 'otras-deducciones') reject(campo, 'negativo');
    return amount ?? 0;
  };
  const needed = (campo: CampoRetribucion): number => {
    if (cellOf(campo) === '') reject(campo, 'vacio');
    return amountOf(campo) ?? 0;
  };
  const rateOf = (): number | null => {
    const texto = cellOf('tipo-irpf').replace(/\s*%$/, '');
    if (texto === '') return null;
    const rate = readSigned(texto, readAmount);
    if (rate === null || rate < 0 || rate > 10_000) reject('tipo-irpf', 'porcentaje');
    return rate ?? 0;
  };
  const monthOf = (): PeriodoDePago => {
    const texto = cellOf('periodo');
    const [ano, mes] = [cellOf('ano'), cellOf('mes')];
    // A column «Mes» without one of years says the whole of it.
    const own = readPeriodo(texto || (ano === '' ? mes : `${ano}-${mes}`));
    const isSaid = texto !== '' || ano !== '' || mes !== '';
    if (isSaid && own) return own;
    if (!isSaid && periodo) return periodo;
    const campo = texto !== '' || (ano === '' && mes === '') ? 'periodo' : 'mes';
    reject(campo, isSaid ? 'periodo' : 'vacio');
    return { ano: 0, mes: 0 };
  };
  const kindOf = (): ClaseRetribucion => {
    const texto = cellOf('clase');
    const clase = texto === '' ? 'mensual' : CLASE_DE.get(llano(texto));
    if (clase === undefined) reject('clase', 'clase');
    return clase ?? 'mensual';
  };
  const noteOf = (concepto: string): string | null => {
    const at = columnas.findIndex((one) => one && 'de' in one && one.de === 'nota' && llano(one.concepto) === llano(concepto));
    return celdas[at] || null;
  };
  const linesOf = (): LineaRetribucion[] =>
    columnas.flatMap((columna, index) => {
      const valor = celdas[index] ?? '';
      if (!columna || !('de' in columna) || columna.de === 'nota' || valor === '') return [];
      const { de: clase, concepto } = columna;
      const importe = readSigned(valor, readAmount);
      const nota = noteOf(concepto);
      if (importe === null) reject(concepto, 'importe', { valor });
      if (concepto.length > LARGO_CONCEPTO || (nota ?? '').length > LARGO_CONCEPTO) reject(concepto, 'largo', { valor: nota ?? concepto });
      return importe === 0 ? [] : [{ clase, concepto, importe: importe ?? 0, nota }];
    });
  if (celdas.slice(columnas.length).some((cell) => cell !== '')) reject('nombre', 'sobran-celdas');
  if (cellOf('documento') === '') reject('documento', 'vacio');
  const retribucion: Retribucion = {
    ...monthOf(),
    clase: kindOf(),
    bruto: needed('bruto'),
    seguridadSocial: needed('seguridad-social'),
    baseIrpf: amountOf('base-irpf'),
    tipoIrpf: rateOf(),
    irpf: needed('irpf'),
    otrasDeducciones: amountOf('otras-deducciones') ?? 0,
    neto: needed('neto'),
    costeEmpresa: amountOf('coste-empresa'),
    lineas: linesOf(),
  };
  return { documento: cellOf('documento'), nombre: cellOf('nombre'), retribucion, rechazos, reject };
}
