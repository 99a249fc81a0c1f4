import type { TurnoDelPlanVista } from '@jornada/contract/turnos/calls.ts';

/** A shift of the palette, and the key that draws it; null where all are taken. */
export type Choice = { shift: TurnoDelPlanVista; key: string | null };

/** The key that makes a day free. */
export const FREE_KEY = '0';

/** Draws shifts with the first letter of their code. Where two have the same one, the other has a digit. */
export function choicesOf(shifts: readonly TurnoDelPlanVista[]): Choice[] {
  const taken = new Set<string>();
  const take = (key: string): string | null => {
    if (!/^[\p{L}1-9]$/u.test(key) || taken.has(key)) return null;
    taken.add(key);
    return key;
  };
  const byLetter = shifts.map((shift) => ({ shift, key: take(shift.codigo.slice(0, 1).toLowerCase()) }));
  const digits = Array.from({ length: 9 }, (_, index) => String(index + 1));
  return byLetter.map(({ shift, key }) => ({
    shift,
    key: key ?? digits.reduce<string | null>((found, digit) => found ?? take(digit), null),
  }));
}

/**
 * Shifts of a plan, each with a code of its own. The first shift with a code keeps it, unless it is the letter of a free day. For every
 * other one, a second letter of its name follows, or a number, and no shift of the plan has that code. They are to be shown; what is
 * sent keeps its code.
 */
export function tellApart(shifts: readonly TurnoDelPlanVista[], free: string): TurnoDelPlanVista[] {
  const kept = new Set([free.toLowerCase()]);
  const taken = new Set([...kept, ...shifts.map(({ codigo }) => codigo.toLowerCase())]);
  return shifts.map((shift) => {
    const own = shift.codigo.toLowerCase();
    if (!kept.has(own)) {
      kept.add(own);
      return shift;
    }
    const letters = (shift.nombre.toLowerCase().match(/\p{L}/gu) ?? []).filter((letter) => letter !== own);
    const more = [...letters, ...Array.from({ length: taken.size }, (_, index) => String(index + 2))];
    const codigo = more.map((one) => shift.codigo + one).find((one) => !taken.has(one.toLowerCase())) ?? shift.codigo;
    taken.add(codigo.toLowerCase());
    return { ...shift, codigo };
  });
}
