import { numeroDeDia } from '../../horario/calendario.ts';
import type { Fecha } from '../../horario/index.ts';
import { cederDe, type Cesion, type MesaDeCambios, type RevisionCambio } from '../cambios/index.ts';

/**
 * Days that somebody would give, and what they would take for them: as many shifts, with one of these codes (null: any), on days from `desde` to
 * `hasta`. Whoever has said nothing is in no ring.
 */
export type OfertaDeTurno = {
  personaId: number;
  fechas: readonly Fecha[];
  acepta: { codigos: readonly string[] | null; desde: Fecha; hasta: Fecha };
};

/** Two, three or four people, each of whom gives to the next one, and the last one to the first. */
export type Anillo = { ofertas: OfertaDeTurno[]; cesiones: Cesion[]; avisos: RevisionCambio['avisos'] };

/**
 * `pasos`: how many times somebody's limits were asked; `vueltas`: how many circles were looked at. `isAgotado`: there was more to try than
 * `maxPasos` or `maxVueltas`, so what is missing may exist.
 */
export type BusquedaDeAnillos = { anillos: Anillo[]; pasos: number; vueltas: number; isAgotado: boolean };

type Opciones = {
  origen: OfertaDeTurno;
  ofertas: readonly OfertaDeTurno[];
  maximo?: number;
  maxPasos?: number;
  maxVueltas?: number;
};

/** A warning weighs more than any distance of days. */
const PESO_AVISO = 1000;
const SIN_PREGUNTAR = -2;
const NO = -1;

const daysBetween = (a: OfertaDeTurno, b: OfertaDeTurno): number =>
  Math.abs(numeroDeDia(a.fechas[0] ?? '') - numeroDeDia(b.fechas[0] ?? ''));

function accepts({ acepta: { codigos, desde, hasta } }: OfertaDeTurno, given: readonly Cesion[]): boolean {
  return given.every(
    ({ fecha, partes }) =>
      partes.length > 0 &&
      desde <= fecha &&
      fecha <= hasta &&
      partes.every(({ turno }) => codigos === null || codigos.includes(turno.codigo)),
  );
}

const shiftsIn = (cesiones: readonly Cesion[]): number => cesiones.reduce((sum, { partes }) => sum + partes.length, 0);

/**
 * What it costs that one offer is given to another: -1 if it cannot be. Whether it can depends on these two only, because everybody in a ring gives what
 * they offered and takes what the one before offered; so each pair is asked once.
 */
function createCosts(
  mesa: MesaDeCambios,
  ofertas: readonly OfertaDeTurno[],
  { maxPasos, maxVueltas }: { maxPasos: number; maxVueltas: number },
) {
  const size = ofertas.length;
  const known = new Int32Array(size * size).fill(SIN_PREGUNTAR);
  const given = ofertas.map(({ personaId, fechas }) => cederDe(mesa, personaId, personaId, fechas));
  const own = given.map(shiftsIn);
  const run = { pasos: 0, vueltas: 0, isAgotado: false };
  function ask(from: number, to: number): number {
    const [giver, taker] = [ofertas[from], ofertas[to]];
    if (!giver || !taker || giver.personaId === taker.personaId) return NO;
    // Who offers nothing is in no ring.
    if (own[from] === 0 || own[from] !== own[to] || !accepts(taker, given[from] ?? [])) return NO;
    if (run.pasos >= maxPasos) {
      run.isAgotado = true;
      return NO;
    }
    run.pasos += 1;
    const recibe = cederDe(mesa, giver.personaId, taker.personaId, giver.fechas);
    const { obstaculos, avisos } = mesa.juzga(taker.personaId, { da: taker.fechas, recibe });
    return obstaculos.length > 0 ? NO : avisos.length * PESO_AVISO + daysBetween(giver, taker);
  }
  function cost(from: number, to: number): number {
    const at = from * size + to;
    const value = known[at] ?? SIN_PREGUNTAR;
    if (value !== SIN_PREGUNTAR) return value;
    const asked = ask(from, to);
    known[at] = asked;
    return asked;
  }
  /** Whether one circle more may be looked at. */
  function isOpen(): boolean {
    if (run.vueltas >= maxVueltas) {
      run.isAgotado = true;
      return false;
    }
    run.vueltas += 1;
    return true;
  }
  return { cost, isOpen, run };
}

/** The best of what was found, in order; of equal ones the earlier. */
function createBest(maximo: number) {
  const found: { camino: number[]; coste: number }[] = [];
  return {
    found,
    add(camino: number[], coste: number) {
      const worst = found.at(-1);
      if (found.length === maximo && worst && worst.coste <= coste) return;
      const place = found.findIndex((one) => one.coste > coste);
      found.splice(place === -1 ? found.length : place, 0, { camino, coste });
      if (found.length > maximo) found.pop();
    },
  };
}

/** The rings of one length through the first offer. */
function ringsOf(
  length: 2 | 3 | 4,
  indexes: readonly number[],
  people: readonly number[],
  { cost, isOpen }: Pick<ReturnType<typeof createCosts>, 'cost' | 'isOpen'>,
  maximo: number,
) {
  const best = createBest(maximo);
  const isNew = (path: readonly number[], next: number) => path.every((one) => people[one] !== people[next]);
  const takers = indexes.filter((one) => cost(0, one) >= 0);
  // The ways of one more step are fewer if the end is known: only who can give to the first may be the last.
  const givers = takers.length === 0 ? [] : indexes.filter((one) => cost(one, 0) >= 0);
  for (const first of takers) {
    const begun = cost(0, first);
    if (length === 2) {
      if (!isOpen()) return best.found;
      if (cost(first, 0) >= 0) best.add([0, first], begun + cost(first, 0));
      continue;
    }
    for (const last of givers) {
      if (!isOpen()) return best.found;
      if (!isNew([first], last)) continue;
      const ended = begun + cost(last, 0);
      if (length === 3) {
        if (cost(first, last) >= 0) best.add([0, first, last], ended + cost(first, last));
        continue;
      }
      for (const middle of indexes) {
        if (!isOpen()) return best.found;
        if (!isNew([first, last], middle) || cost(first, middle) < 0 || cost(middle, last) < 0) continue;
        best.add([0, first, middle, last], ended + cost(first, middle) + cost(middle, last));
      }
    }
  }
  return best.found;
}

/**
 * Rings through one offer in which everybody gives what they offered, takes what they accept, and nobody breaks a limit: swaps between two first, then three,
 * then four; of equal length those with fewer warnings, then with nearer days. It ends after a number of questions and of circles, not after a time, so that
 * the same plan has the same answer. People may have several offers, and are in a ring once.
 */
export function findAnillos(
  mesa: MesaDeCambios,
  { origen, ofertas, maximo = 5, maxPasos = 20_000, maxVueltas = 5_000_000 }: Opciones,
): BusquedaDeAnillos {
  const all = [origen, ...ofertas.filter(({ personaId }) => personaId !== origen.personaId)];
  const indexes = all.slice(1).map((_, index) => index + 1);
  const people = all.map(({ personaId }) => personaId);
  const { run, ...costs } = createCosts(mesa, all, { maxPasos, maxVueltas });
  const anillos: Anillo[] = [];
  for (const length of [2, 3, 4] as const) {
    if (anillos.length >= maximo) break;
    for (const { camino } of ringsOf(length, indexes, people, costs, maximo - anillos.length)) {
      const members = camino.flatMap((index) => all[index] ?? []);
      const cesiones = members.flatMap(({ personaId, fechas }, index) =>
        cederDe(mesa, personaId, (members[index + 1] ?? origen).personaId, fechas),
      );
      anillos.push({ ofertas: members, cesiones, avisos: mesa.revisa(cesiones).avisos });
    }
  }
  return { anillos, ...run };
}
