import { COLUMNAS_MES, NOMBRES_COLUMNA, type ColumnaMes } from '@jornada/contract/mes/columnas.ts';
import type { KeyValueStorage } from '@jornada/client';

/** What is shown until somebody chooses. */
const USUAL: readonly ColumnaMes[] = ['previsto', 'trabajado', 'ordinario', 'exceso', 'nocturno', 'vacaciones', 'saldo', 'avisos'];
const KEY = 'mes.columnas';

const isColumn = (name: string): name is ColumnaMes => name in COLUMNAS_MES;
/** Those that exist, in the order of the contract. */
const known = (text: string): ColumnaMes[] => {
  const named = new Set(text.split('.').filter(isColumn));
  return NOMBRES_COLUMNA.filter((name) => named.has(name));
};

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
