import { DIAS_ATRAS } from '../../limites/index.ts';
import { diasEntre, type Celdas } from './celdas.ts';
import { CERO, PASADO, UNO, type Constructor, type Termino } from './programa.ts';
import type { Rigor } from './reglas.ts';

/**
 * Whether the work of a day is the first after a day off: known, the column of the day itself, or one of its own. Of days before the plan only the
 * first one of a row that still goes on counts: nothing else of them can be changed.
 */
function addComienzos(constructor: Constructor, { primero, hasta, trabaja }: Celdas): (dia: number) => number {
  const goesOn = diasEntre(primero, 0).findLast((dia) => trabaja(dia) === CERO);
  const begun = goesOn !== undefined && goesOn < -1 ? goesOn + 1 : null;
  const starts = new Map<number, number>();
  for (const dia of diasEntre(Math.max(0, primero + 1), hasta)) {
    const [before, here] = [trabaja(dia - 1), trabaja(dia)];
    if (here === CERO || before === UNO || before === PASADO) continue;
    if (before === CERO) {
      starts.set(dia, here);
      continue;
    }
    const column = constructor.addColumn(0, { maximo: 1 });
    starts.set(dia, column);
    constructor.addLeast(
      [
        [column, 1],
        [here, -1],
        [before, 1],
      ],
      0,
      null,
    );
  }
  return (dia) => (dia === begun ? PASADO : (starts.get(dia) ?? CERO));
}

/** The same rules by the first days of rows: a solution without whole numbers keeps them as well as any mean of right ones. */
function addPorComienzos(constructor: Constructor, celdas: Celdas, precio: number | null): void {
  const { persona, primero, hasta, trabaja } = celdas;
  const { minimo, maximo } = persona.seguidos;
  const shortest = Math.max(1, minimo ?? 1);
  const comienza = addComienzos(constructor, celdas);
  const begins = (desde: number, hastaDia: number, coefficient: number): Termino[] =>
    diasEntre(desde, hastaDia).map((dia) => [comienza(dia), coefficient]);
  for (const dia of diasEntre(0, hasta)) {
    // Who began to work a few days ago still does.
    constructor.addLeast([[trabaja(dia), 1], ...begins(dia - shortest + 1, dia + 1, -1)], 0, precio);
    // Who begins did not work so many days before. What is not known was long enough.
    const off = Math.min(Math.max(1, persona.libres), dia - primero);
    if (off >= 1) constructor.addLeast([[trabaja(dia - off), -1], ...begins(Math.max(0, dia - off + 1), dia + 1, -1)], -1, precio);
    // Who works has begun not too many days ago.
    if (maximo !== null && dia - maximo >= primero)
      constructor.addLeast([[trabaja(dia), -1], ...begins(dia - maximo + 1, dia + 1, 1)], 0, precio);
  }
}

/**
 * Days of work in a row, at most. With the least days off no longer time allows more either: in five days and two there are five of work. That leaves
 * less to choose from than the rule itself, and is true unless days that are known leave less than the least days off between them.
 */
function addMaximo(constructor: Constructor, { persona, primero, hasta, trabaja }: Celdas, maximo: number): void {
  const length = Math.min(maximo + Math.max(1, persona.libres), hasta - primero);
  const known = diasEntre(Math.max(primero, 1 - length), hasta).filter((dia) => trabaja(dia) === UNO || trabaja(dia) === PASADO);
  const narrow = known.filter((dia, index) => {
    const gap = (known[index + 1] ?? dia + 1) - dia - 1;
    return gap > 0 && gap < persona.libres;
  });
  const windows = diasEntre(Math.max(primero, 1 - length), hasta - length + 1).flatMap((dia) =>
    narrow.some((at) => at >= dia && at < dia + length - 2)
      ? diasEntre(dia, dia + length - maximo).map((inner) => ({ desde: inner, dias: maximo + 1 }))
      : [{ desde: dia, dias: length }],
  );
  const distinct = new Map(windows.map((window) => [`${window.desde} ${window.dias}`, window]));
  for (const { desde, dias } of distinct.values())
    constructor.addMost(
      diasEntre(desde, desde + dias).map((dia): Termino => [trabaja(dia), 1]),
      maximo,
    );
}

/** Who begins to work, or to be off, does so on the next days as well. For rows of two days nothing is tighter. */
function addSiguientes(constructor: Constructor, { persona, primero, hasta, trabaja }: Celdas, precio: number | null): void {
  const add = (dia: number, next: number, sign: 1 | -1): void =>
    constructor.addLeast(
      [
        [trabaja(dia - 1), sign],
        [trabaja(dia), -sign],
        [trabaja(next), sign],
      ],
      sign === 1 ? 0 : -1,
      precio,
    );
  for (const dia of diasEntre(Math.max(primero + 1, -DIAS_ATRAS), hasta)) {
    const following = (length: number): number[] => diasEntre(Math.max(0, dia + 1), Math.min(hasta, dia + length));
    for (const next of following(persona.seguidos.minimo ?? 1)) add(dia, next, 1);
    for (const next of following(persona.libres)) add(dia, next, -1);
  }
}

/** Days of work in a row, and days off in a row. Where the least is more than two days it takes more columns to say so tightly. */
export function addRachas(constructor: Constructor, celdas: Celdas, { precio }: Rigor): void {
  const { seguidos, libres } = celdas.persona;
  if ((seguidos.minimo ?? 1) > 2 || libres > 2) return addPorComienzos(constructor, celdas, precio);
  if (seguidos.maximo !== null) addMaximo(constructor, celdas, seguidos.maximo);
  addSiguientes(constructor, celdas, precio);
}
