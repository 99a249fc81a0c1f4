import type { Fecha } from '../../horario/modelo.ts';
import { avisosDelDia, historiaDe, type Regla } from '../../limites/index.ts';
import { isMalSeguido } from './descansos.ts';
import { CARGAS, type Margen, type PlanRelleno } from './modelo.ts';
import type { Motivo, PersonaTablero, PuestoTurno, Tablero } from './tablero.ts';

/** What a plan costs, by what it is for, and in all. */
export type CosteRelleno = { falta: number; sobra: number; deseos: number; contrato: number; reparto: number; total: number };

/** A hard rule that a plan breaks, and by how much: days, hours of a contract, or 1. */
export type Rotura = { personaId: number; fecha: Fecha; motivo: Motivo; cuanto: number };

export type ExamenRelleno = { coste: CosteRelleno; roturas: readonly Rotura[] };

export type Examinador = {
  examine(plan: PlanRelleno): ExamenRelleno;
  /** What one person's days break. */
  roturasDe(persona: number, fila: readonly number[]): readonly Rotura[];
};

const HORA = 60;
/** Rules about sums of a month or a year. They are not about a plan of days: whoever asks for one says most hours instead. */
const SUMAS: ReadonlySet<Regla> = new Set(['jornada-anual', 'horas-extra-anual', 'horas-extra-prohibidas', 'complementarias']);

const below = (value: number, { minimo }: Margen): number => Math.max(0, (minimo ?? 0) - value);
const above = (value: number, { maximo }: Margen): number => Math.max(0, value - (maximo ?? Infinity));

type Fila = { tablero: Tablero; persona: PersonaTablero; fila: readonly number[] };

/** What a person works on a day, also before the plan. */
const puestoEn = ({ tablero, persona, fila }: Fila, dia: number): PuestoTurno | undefined =>
  dia < 0 ? persona.pasado.get(dia) : tablero.puestos[dia]?.[fila[dia] ?? -1];

const daysOf = ({ tablero, persona }: Fila): number[] =>
  Array.from({ length: tablero.dias - persona.primero }, (_, index) => persona.primero + index);

/** Days in a row that are alike; `isCut`: nobody knows how long it is. */
function runsOf(row: Fila): { desde: number; length: number; works: boolean; isCut: boolean }[] {
  const runs: { desde: number; length: number; works: boolean; isCut: boolean }[] = [];
  for (const dia of daysOf(row)) {
    const works = puestoEn(row, dia) !== undefined;
    const last = runs.at(-1);
    if (last?.works === works) last.length += 1;
    else runs.push({ desde: dia, length: 1, works, isCut: false });
  }
  for (const run of [runs[0], runs.at(-1)]) if (run) run.isCut = true;
  // What ended before the plan cannot be mended by it. What the plan itself ends can.
  return runs.filter(({ desde, length }) => desde + length >= 0);
}

type Hallazgo = readonly [dia: number, motivo: Motivo, cuanto: number];

/** What the company's own rules say of a person's days. */
function findOwn(row: Fila): Hallazgo[] {
  const { tablero, persona, fila } = row;
  const found: Hallazgo[] = [];
  for (const [dia, turno] of fila.entries()) {
    const fixed = persona.fijo(dia);
    if (fixed !== undefined && fixed !== turno) found.push([dia, 'fijo', 1]);
    const hindrance = turno < 0 ? null : persona.impedimento(dia, turno);
    if (hindrance && fixed === undefined) found.push([dia, hindrance, 1]);
  }
  for (const dia of daysOf(row))
    for (const gap of [1, 2]) {
      const [first, second] = [puestoEn(row, dia), puestoEn(row, dia + gap)];
      if (dia + gap >= 0 && first && second && isMalSeguido(tablero, persona, [dia, first], [dia + gap, second]))
        found.push([dia + gap, 'sucesion', 1]);
    }
  for (const { desde, length, works, isCut } of runsOf(row)) {
    const dia = Math.max(0, desde);
    const tooLong = works && desde + length > 0 ? above(length, persona.seguidos) : 0;
    if (tooLong > 0) found.push([dia, 'seguidos-maximo', tooLong]);
    const tooShort = isCut ? 0 : below(length, works ? persona.seguidos : { minimo: persona.libres, maximo: null });
    if (tooShort > 0) found.push([dia, works ? 'seguidos-minimo' : 'libres-minimo', tooShort]);
  }
  return [...found, ...findSums(row)];
}

const sumOf = (row: Fila): number => row.fila.reduce((sum, _, dia) => sum + (puestoEn(row, dia)?.minutos ?? 0), 0);

function findSums(row: Fila): Hallazgo[] {
  const { tablero, persona, fila } = row;
  const minutes = sumOf(row);
  const found: Hallazgo[] = [[0, 'minutos-maximo', above(minutes, persona.minutos) / HORA]];
  if (tablero.pedido.pesos.contrato === null) found.push([0, 'minutos-minimo', below(minutes, persona.minutos) / HORA]);
  for (const [codigo, margin] of Object.entries(persona.porTurno)) {
    const given = fila.filter((turno) => tablero.pedido.turnos[turno]?.codigo === codigo).length;
    found.push([0, 'turno-maximo', above(given, margin)], [0, 'turno-minimo', below(given, margin)]);
  }
  const weekends = new Set(fila.flatMap((turno, dia) => (turno >= 0 && tablero.semanal(dia) >= 6 ? [dia - tablero.semanal(dia)] : [])));
  found.push([0, 'fines', above(weekends.size, { minimo: null, maximo: persona.fines })]);
  return found.filter(([, , cuanto]) => cuanto > 0);
}

/** What `limites` itself says of a person's days, as if they had been lived. */
function findLimites(row: Fila): Hallazgo[] {
  const { tablero, persona } = row;
  if (persona.limites.length === 0) return [];
  const lived = daysOf(row).flatMap((dia) => {
    const puesto = puestoEn(row, dia);
    return puesto ? [{ dia, puesto }] : [];
  });
  const dias = lived.map(({ puesto }) => puesto.vivido);
  const index = new Map(lived.map(({ dia, puesto }) => [puesto.vivido.fecha, dia]));
  const lugar = { zona: tablero.pedido.zona, pais: tablero.pedido.pais };
  const [first] = persona.limites;
  const limites = (fecha: Fecha) => persona.limites.findLast(({ desde }) => desde <= fecha)?.limites ?? first?.limites;
  const known = { dias, ahora: dias.at(-1)?.fin ?? '2000-01-01T00:00:00Z', lugar: () => lugar };
  const historia = historiaDe({
    ...known,
    limites: (fecha) => {
      const found = limites(fecha);
      if (!found) throw new RangeError(`no limits on ${fecha}`);
      return found;
    },
  });
  return lived.flatMap(({ dia, puesto }) =>
    dia < 0 || persona.limitesEn(dia) === null
      ? []
      : avisosDelDia(historia, puesto.vivido.fecha).flatMap(({ regla }): Hallazgo[] =>
          SUMAS.has(regla) ? [] : [[index.get(puesto.vivido.fecha) ?? dia, regla, 1]],
        ),
  );
}

function costOf(tablero: Tablero, plan: PlanRelleno): CosteRelleno {
  const { pedido, personas } = tablero;
  const shiftOf = (codigo: string): number => pedido.turnos.findIndex((turno) => turno.codigo === codigo);
  const coste = { falta: 0, sobra: 0, deseos: 0, contrato: 0, reparto: 0 };
  for (const { fecha, turno, habilidad, personas: needed, pesoFalta, pesoSobra } of pedido.necesidades) {
    const dia = pedido.dias.indexOf(fecha);
    const here = personas.filter(
      ({ habilidades }, index) => plan[index]?.[dia] === shiftOf(turno) && (habilidad === null || habilidades.includes(habilidad)),
    ).length;
    coste.falta += Math.max(0, needed - here) * pesoFalta;
    coste.sobra += Math.max(0, here - needed) * pesoSobra;
  }
  for (const [index, persona] of personas.entries()) {
    const fila = plan[index] ?? [];
    for (const { fecha, turno, clase, peso } of persona.deseos) {
      const has = fila[pedido.dias.indexOf(fecha)] ?? -1;
      const isGiven = turno === null ? has >= 0 : has === shiftOf(turno);
      if (pedido.dias.includes(fecha) && isGiven !== (clase === 'favor')) coste.deseos += peso;
    }
    if (pedido.pesos.contrato !== null)
      coste.contrato += (below(sumOf({ tablero, persona, fila }), persona.minutos) / HORA) * pedido.pesos.contrato;
    for (const carga of CARGAS) {
      const fair = tablero.justo(carga, persona);
      if (!fair) continue;
      const all = persona.llevan[carga] + fila.filter((turno, dia) => turno >= 0 && persona.pesa(carga, dia, turno)).length;
      coste.reparto += (Math.max(0, all - fair.hasta) + Math.max(0, fair.desde - all)) * pedido.pesos.reparto[carga];
    }
  }
  return { ...coste, total: Object.values(coste).reduce((sum, value) => sum + value, 0) };
}

/**
 * Judges plans without the programme that made them: what they cost, and the hard rules that they break, those of working time by `limites`
 * itself. A person whose days are as before is not judged again.
 */
export function createExaminador(tablero: Tablero): Examinador {
  const known = tablero.personas.map(() => new Map<string, readonly Rotura[]>());
  function roturasDe(index: number, fila: readonly number[]): readonly Rotura[] {
    const persona = tablero.personas[index];
    if (!persona) return [];
    const key = fila.join(' ');
    const before = known[index]?.get(key);
    if (before) return before;
    const row = { tablero, persona, fila };
    const roturas = [...findLimites(row), ...findOwn(row)].map(([dia, motivo, cuanto]) => ({
      personaId: persona.id,
      fecha: tablero.fechaDe(dia),
      motivo,
      cuanto,
    }));
    known[index]?.clear();
    known[index]?.set(key, roturas);
    return roturas;
  }
  return {
    roturasDe,
    examine: (plan) => ({ coste: costOf(tablero, plan), roturas: plan.flatMap((fila, index) => roturasDe(index, fila)) }),
  };
}
