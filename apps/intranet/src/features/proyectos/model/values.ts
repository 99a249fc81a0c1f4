import type { SalidaDe } from '@jornada/contract/call.ts';
import type { proyectos } from '@jornada/contract/proyectos.ts';
import { minutesOf } from '../../../shared/typed-hours.ts';

export type ProyectoVisto = SalidaDe<typeof proyectos.guardar>;
export type ProyectoConGente = SalidaDe<typeof proyectos.uno>;

/** Minutes as they are typed into a budget: `120`, or `7:30` where they are no whole hours. */
export const typedBudget = (minutes: number | null): string => {
  if (minutes === null) return '';
  const rest = minutes % 60;
  const hours = String(Math.trunc(minutes / 60));
  return rest === 0 ? hours : `${hours}:${String(rest).padStart(2, '0')}`;
};

/** The budget that is typed; null for none. What cannot be read is -1, which the schema refuses. */
export const budgetOf = (typed: string): number | null => (typed.trim() === '' ? null : (minutesOf(typed) ?? -1));

/** Whether what is typed is a budget, or nothing. */
export const isBudget = (typed: string): boolean => (budgetOf(typed) ?? 1) > 0;

/** The most letters of a name, and the most tasks made at once. */
export const MOST_LETTERS = 120;
export const MOST_TASKS = 500;

/** The names in pasted lines, each once. Spreadsheets put more columns after a tab: the first one counts. */
export const namesIn = (text: string): string[] => {
  const names = text.split(/\r?\n|\r/).map((line) => (line.split('\t')[0] ?? '').replace(/^\s*[-•*]\s+/, '').trim());
  return [...new Set(names.filter((name) => name !== ''))];
};
