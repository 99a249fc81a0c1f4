import type { PlanRelleno } from './modelo.ts';
import { CERO, PASADO, UNO, type Constructor, type Termino } from './programa.ts';
import type { PuestoTurno, Tablero } from './tablero.ts';

/** Which part of a plan is open: days before `hasta`, and of them those that `isLibre` says; the rest is as in `actual`. */
export type PartePlan = {
  hasta: number;
  actual: PlanRelleno | null;
  isLibre(persona: number, dia: number): boolean;
};

/** A shift that somebody works on a day, or may: its column, or what is known. */
export type Ranura = PuestoTurno & { columna: number };

/** What one person works, day by day, as columns of a programme. Days before the plan have what was worked. */
export type Celdas = {
  persona: Tablero['personas'][number];
  /** Days outside of which nothing is known: every rule lets them be. */
  primero: number;
  hasta: number;
  ranuras(dia: number): readonly Ranura[];
  /** Whether the day is worked: a column, or known. */
  trabaja(dia: number): number;
  /** The column of one shift on a day; known to be none where it may not be given. */
  columna(dia: number, turno: number): number;
};

/** The shifts that the programme may give a person on a day, or the one that they have. */
function shiftsOf(tablero: Tablero, index: number, dia: number, { actual, isLibre }: PartePlan): { turno: number; isKnown: boolean }[] {
  const persona = tablero.personas[index];
  const fixed = persona?.fijo(dia);
  const known = fixed ?? (actual && !isLibre(index, dia) ? (actual[index]?.[dia] ?? -1) : undefined);
  if (known !== undefined) return known === -1 ? [] : [{ turno: known, isKnown: true }];
  return tablero.pedido.turnos.flatMap((_, turno) => (persona?.impedimento(dia, turno) === null ? [{ turno, isKnown: false }] : []));
}

/** Makes the columns of a person: one for each shift of each open day, and one for a day that could be worked in several ways. */
export function addCeldas(constructor: Constructor, tablero: Tablero, index: number, parte: PartePlan): Celdas {
  const persona = tablero.personas[index];
  if (!persona) throw new RangeError(`there is no person ${index}`);
  const days = Array.from({ length: parte.hasta }, (_, dia) => {
    const ranuras = shiftsOf(tablero, index, dia, parte).flatMap(({ turno, isKnown }): Ranura[] => {
      const puesto = tablero.puestos[dia]?.[turno];
      if (!puesto) return [];
      return [{ ...puesto, columna: isKnown ? UNO : constructor.addColumn(0, { maximo: 1, entero: true }) }];
    });
    const [only] = ranuras;
    if (!only || ranuras.length === 1) return { ranuras, trabaja: only?.columna ?? CERO };
    const trabaja = constructor.addColumn(0, { maximo: 1, entero: true });
    constructor.addRow([[trabaja, -1], ...ranuras.map(({ columna }): Termino => [columna, 1])], 0, 0);
    return { ranuras, trabaja };
  });
  const past = (dia: number): Ranura[] => {
    const worked = persona.pasado.get(dia);
    return worked ? [{ ...worked, columna: PASADO }] : [];
  };
  return {
    persona,
    primero: persona.primero,
    hasta: parte.hasta,
    ranuras: (dia) => days[dia]?.ranuras ?? past(dia),
    trabaja: (dia) => days[dia]?.trabaja ?? (persona.pasado.has(dia) ? PASADO : CERO),
    columna: (dia, turno) => days[dia]?.ranuras.find((ranura) => ranura.turno === turno)?.columna ?? CERO,
  };
}

/** The days from one to another, the last one not included. */
export const diasEntre = (desde: number, hasta: number): number[] =>
  Array.from({ length: Math.max(0, hasta - desde) }, (_, index) => desde + index);
