import type { DichoDelDiaVista, PersonaDelPlanVista } from '@jornada/contract/turnos/calls.ts';

/** What somebody says of the days that show, by day. */
export type SaidByDay = ReadonlyMap<string, readonly DichoDelDiaVista[]>;

export const saidOf = ({ dicho }: Pick<PersonaDelPlanVista, 'dicho'>): SaidByDay => Map.groupBy(dicho, ({ fecha }) => fecha);

const WEIGHTIEST = ['no', 'prefiere-no', 'prefiere'] as const;

/** What the mark of a day stands for, if several things are said of it. */
export const markOf = (said: readonly DichoDelDiaVista[]): DichoDelDiaVista['clase'] | undefined =>
  WEIGHTIEST.find((clase) => said.some((one) => one.clase === clase));
