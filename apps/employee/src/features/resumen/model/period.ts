import type { PestanaResumen } from '@jornada/domain/perfil/menu.ts';

/** The address: tab, year and month. The month is the open one, or the one of the charts. */
export type ResumenSearch = { vista?: PestanaResumen | undefined; ano?: number | undefined; mes?: number | undefined };

/** A month, or a whole year if `mes` is null. */
export type Period = { ano: number; mes: number | null };

/** The previous or next period: months across the end of a year, otherwise years. */
export function step({ ano, mes }: Period, by: 1 | -1): Period {
  if (mes === null) return { ano: ano + by, mes };
  const months = ano * 12 + (mes - 1) + by;
  return { ano: Math.floor(months / 12), mes: (months % 12) + 1 };
}

/** Whether a period begins after a day. */
export const isAhead = ({ ano, mes }: Period, hoy: string): boolean => `${ano}-${String(mes ?? 1).padStart(2, '0')}-01` > hoy;

/** `2026-03`, as in the calendar's address. */
export const monthKey = (ano: number, mes: number): string => `${ano}-${String(mes).padStart(2, '0')}`;
