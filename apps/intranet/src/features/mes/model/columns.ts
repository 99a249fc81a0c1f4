import { COLUMNAS_COMUNES, COLUMNAS_MES, isOfKind, NOMBRES_COLUMNA, type ColumnaMes } from '@jornada/contract/mes/columnas.ts';
import type { MesDeAlguienVista } from '@jornada/contract';
import type { KeyValueStorage } from '@jornada/client';

/** What is shown until somebody chooses. */
const USUAL: readonly ColumnaMes[] = ['previsto', 'trabajado', 'ordinario', 'exceso', 'nocturno', 'ausencias', 'saldo', 'avisos'];
const KEY = 'mes.columnas';

const isColumn = (name: string): name is ColumnaMes => name in COLUMNAS_MES;
/** Those that exist, in the order of the contract. */
const known = (text: string): ColumnaMes[] => {
  const named = new Set(text.split('.').filter(isColumn));
  return NOMBRES_COLUMNA.filter((name) => named.has(name));
};

type Numeros = Pick<MesDeAlguienVista, 'valores' | 'clases'>;
/** The columns that the answer has: the kinds of absences are for those who may read health data. */
export const offered = ({ clases }: Pick<Numeros, 'clases'>): readonly ColumnaMes[] => (clases ? NOMBRES_COLUMNA : COLUMNAS_COMUNES);
/** The chosen columns as far as the answer has them, otherwise the usual ones. */
export function shownOf(chosen: readonly ColumnaMes[], of: Pick<Numeros, 'clases'>): readonly ColumnaMes[] {
  const shown = chosen.filter((column) => offered(of).includes(column));
  return shown.length > 0 ? shown : USUAL;
}
export const numberOf = ({ valores, clases }: Numeros, column: ColumnaMes): number =>
  isOfKind(column) ? (clases?.[column] ?? 0) : valores[column];

/** The columns of the address, otherwise those chosen last in this browser, otherwise the usual ones. */
export function columnsOf(address: string | undefined, storage: Pick<KeyValueStorage, 'getItem'>): readonly ColumnaMes[] {
  const chosen = known(address ?? storage.getItem(KEY) ?? '');
  return chosen.length > 0 ? chosen : USUAL;
}

/** Keeps a choice for the next time. @returns it in the form of the address. */
export function keepColumns(columns: readonly ColumnaMes[], storage: Pick<KeyValueStorage, 'setItem'>): string {
  const text = NOMBRES_COLUMNA.filter((name) => columns.includes(name)).join('.');
  storage.setItem(KEY, text);
  return text;
}
