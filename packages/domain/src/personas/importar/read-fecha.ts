import type { Fecha } from '../../horario/modelo.ts';

const ISO = /^(?<ano>\d{4})[-/.](?<mes>\d{1,2})[-/.](?<dia>\d{1,2})(?:[T ]00:00(?::00)?)?$/;
/** As Europe writes it: the day first. */
const EUROPEA = /^(?<dia>\d{1,2})[-/.](?<mes>\d{1,2})[-/.](?<ano>\d{4}|\d{2})$/;

/**
 * A day in one of the usual forms of files: `2026-11-01`, `1/11/2026`, `01.11.26`. Null for anything else. `primero`: the first year.
 * `hoy`: the day is not later, so `88` is 1988.
 */
export function readFecha(texto: string, { primero = 1950, hoy }: { primero?: number; hoy?: Fecha } = {}): Fecha | null {
  const { ano = '', mes, dia } = (ISO.exec(texto.trim()) ?? EUROPEA.exec(texto.trim()))?.groups ?? {};
  const near = 2000 + Number(ano);
  const year = ano.length > 2 ? Number(ano) : hoy !== undefined && near > Number(hoy.slice(0, 4)) ? near - 100 : near;
  if (year < primero || year > 2100) return null;
  try {
    return Temporal.PlainDate.from({ year, month: Number(mes), day: Number(dia) }, { overflow: 'reject' }).toString();
  } catch {
    return null;
  }
}
