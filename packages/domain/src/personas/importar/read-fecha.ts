import { meantFecha, type FechaPedida } from '../../horario/fecha-escrita.ts';
import type { Fecha } from '../../horario/modelo.ts';

const ISO = /^(?<ano>\d{4})[-/.](?<mes>\d{1,2})[-/.](?<dia>\d{1,2})(?:[T ]00:00(?::00)?)?$/;
/** As Europe writes it: the day first. */
const EUROPEA = /^(?<dia>\d{1,2})[-/.](?<mes>\d{1,2})[-/.](?<ano>\d{4}|\d{2})(?: 0?0:00(?::00)?)?$/;

/**
 * A day in one of the usual forms of files: `2026-11-01`, `1/11/2026`, `01.11.26`. Null for anything else. `primero`: the first year. The rest
 * says which year two digits mean.
 */
export function readFecha(texto: string, { primero = 1950, ...pedida }: FechaPedida & { primero?: number }): Fecha | null {
  const { ano, mes, dia } = (ISO.exec(texto.trim()) ?? EUROPEA.exec(texto.trim()))?.groups ?? {};
  if (!ano || !mes || !dia) return null;
  const fecha = meantFecha({ dia, mes, ano }, pedida);
  return fecha !== null && fecha >= `${primero}` && fecha < '2101' ? fecha : null;
}
