import type { PestanaResumen } from '@jornada/domain/perfil/menu.ts';

/** What the address says: which tab, which year, which month; the month is the open one, or the one that is drawn. */
export type ResumenSearch = { vista?: PestanaResumen | undefined; ano?: number | undefined; mes?: number | undefined };

/** A month, or a whole year where `mes` is null. */
export type Period = { ano: number; mes: number | null };

/** The period before or after: months over the turn of the year, years otherwise. */
export function step({ ano, mes }: Period, by: 1 | -1): Period {
  if (mes === null) return { ano: ano + by, mes };
  const months = ano * 12 + (mes - 1) + by;
  return { ano: Math.floor(months / 12), mes: (months % 12) + 1 };
}

/** Whether a period begins after a day. */
export const isAhead = ({ ano, mes }: Period, hoy: string): boolean => `${ano}-${String(mes ?? 1).padStart(2, '0')}-01` > hoy;

/** `2026-03`, as the calendar's address has it. */
export const monthKey = (ano: number, mes: number): string => `${ano}-${String(mes).padStart(2, '0')}`;
