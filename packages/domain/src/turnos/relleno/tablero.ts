import { numeroDeDia } from '../../horario/calendario.ts';
import type { Fecha } from '../../horario/modelo.ts';
import { franjaNocturna, isNoche, minutosNocturnos } from '../../horario/noche.ts';
import { placeShift } from '../../horario/turno-previsto.ts';
import { avisosDelDia, historiaDe, type DiaVivido, type Limites, type Regla } from '../../limites/index.ts';
import { ms } from '../../registros/tiempo.ts';
import { livedShifts } from '../plan/vivido.ts';
import { vividoDeHistoria } from './vivido.ts';
import { CARGAS, type Carga, type MOTIVOS, type PedidoRelleno, type PersonaRellenable } from './modelo.ts';

export type Motivo = (typeof MOTIVOS)[number] | Regla;

/**
 * A shift on a day: in milliseconds since the epoch, with its minutes as they count for the contract and those at night, and as `limites` reads
 * it. `turno`: its index, -1 for another one.
 */
export type PuestoTurno = { turno: number; inicio: number; fin: number; minutos: number; nocturnos: number; vivido: DiaVivido };

/** What a lived day is, whatever it counts for the contract. */
function puestoDe(
  { turno, minutos, vivido }: Pick<PuestoTurno, 'turno' | 'minutos' | 'vivido'>,
  { zona, pais }: PedidoRelleno,
): PuestoTurno {
  const { fecha, tramos, inicio, fin } = vivido;
  const work = tramos.flatMap((tramo) =>
    tramo.clase === 'trabajo' && tramo.fin !== null ? [{ inicio: tramo.inicio, fin: tramo.fin }] : [],
  );
  const nocturnos = minutosNocturnos(work, zona, franjaNocturna(pais, fecha));
  return { turno, minutos, vivido, nocturnos, inicio: ms(inicio ?? ''), fin: ms(fin ?? '') };
}

/** A person, with days by their index in the plan; those before it are negative. */
export type PersonaTablero = PersonaRellenable & {
  /** The first known day, 0 if nothing is known before. */
  primero: number;
  /** What was worked before the plan, by the index of the day. */
  pasado: ReadonlyMap<number, PuestoTurno>;
  /** The shift of a fixed day; -1: fixed as free; undefined: open. */
  fijo(dia: number): number | undefined;
  /** Why a shift may not be given on a day, whatever else the person works; null: it may. Fixed days are not judged. */
  impedimento(dia: number, turno: number): Motivo | null;
  limitesEn(dia: number): Limites | null;
  /** The days of the plan that a shift loads, as it is spread over the year. */
  pesa(carga: Carga, dia: number, turno: number): boolean;
};

/** The request by indexes, with what is asked again and again worked out once. */
export type Tablero = {
  pedido: PedidoRelleno;
  dias: number;
  /** By day and shift. */
  puestos: readonly (readonly PuestoTurno[])[];
  personas: readonly PersonaTablero[];
  /** 1 for Monday to 7 for Sunday. */
  semanal(dia: number): number;
  fechaDe(dia: number): Fecha;
  /** What each person's fair part of a load is: of all that is needed and has been, by their share. Null: nobody takes part. */
  justo(carga: Carga, persona: PersonaTablero): { desde: number; hasta: number } | null;
};

const WEEK = 7;

/** What `limites` says against a shift that is worked alone: it is too long, lacks its break, or is at night. */
function createJudge(pedido: PedidoRelleno, puestos: Tablero['puestos']) {
  const known = new Map<string, Regla | null>();
  return (key: string, limites: Limites | null, dia: number, turno: number): Regla | null => {
    const puesto = puestos[dia]?.[turno];
    if (!limites || !puesto) return null;
    const name = `${key} ${dia} ${turno}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    const { vivido } = puesto;
    const lugar = { zona: pedido.zona, pais: pedido.pais };
    const historia = historiaDe({ dias: [vivido], ahora: vivido.fin ?? '', limites: () => limites, lugar: () => lugar });
    const found = avisosDelDia(historia, vivido.fecha)[0]?.regla ?? null;
    known.set(name, found);
    return found;
  };
}

type Parts = { pedido: PedidoRelleno; first: number; judge: ReturnType<typeof createJudge> };

function placePersona(persona: PersonaRellenable, { pedido, first, judge }: Parts): PersonaTablero {
  const indexOf = (fecha: Fecha): number => numeroDeDia(fecha) - first;
  const shiftOf = (codigo: string | null): number => pedido.turnos.findIndex((turno) => turno.codigo === codigo);
  const fixed = new Map(persona.fijos.map(({ fecha, turno }) => [indexOf(fecha), shiftOf(turno)]));
  const absent = new Set(persona.ausencias.map(indexOf));
  const vetoed = new Set(persona.vetos.map(({ fecha, turno }) => `${indexOf(fecha)} ${shiftOf(turno)}`));
  const holidays = new Set(pedido.festivos.map(indexOf));
  const allowed = pedido.turnos.map(({ codigo }) => persona.turnos === null || persona.turnos.includes(codigo));
  const nights = pedido.turnos.map(isNoche);
  const rules = persona.limites.map(({ desde, limites }) => ({ desde: indexOf(desde), limites, key: JSON.stringify(limites) }));
  const ruleOn = (dia: number) => rules.findLast(({ desde }) => desde <= dia);
  const pasado = new Map(
    persona.historia?.dias.map((dia) => {
      const vivido = vividoDeHistoria(dia, pedido.zona);
      return [indexOf(dia.fecha), puestoDe({ turno: shiftOf(dia.turno), minutos: dia.minutos, vivido }, pedido)] as const;
    }),
  );
  return {
    ...persona,
    primero: persona.historia ? Math.min(0, indexOf(persona.historia.desde)) : 0,
    pasado,
    fijo: (dia) => fixed.get(dia),
    impedimento(dia, turno) {
      if (fixed.has(dia)) return fixed.get(dia) === turno ? null : 'fijo';
      if (absent.has(dia)) return 'ausencia';
      if (!allowed[turno]) return 'turno-no-permitido';
      if (vetoed.has(`${dia} ${turno}`)) return 'no-disponible';
      const rule = ruleOn(dia);
      return judge(rule?.key ?? '', rule?.limites ?? null, dia, turno);
    },
    limitesEn: (dia) => ruleOn(dia)?.limites ?? null,
    pesa(carga, dia, turno) {
      if (carga === 'noches') return nights[turno] ?? false;
      return carga === 'festivos' ? holidays.has(dia) : (numeroDeDia(pedido.dias[0] ?? '') + dia + 3) % WEEK >= WEEK - 2;
    },
  };
}

/** @throws RangeError for a code that no shift has, or a day that is not of the plan: it would be read as free. */
function checkPedido({ dias, turnos, personas, necesidades }: PedidoRelleno): void {
  const codes = new Set(turnos.map(({ codigo }) => codigo));
  const days = new Set(dias);
  const check = (known: ReadonlySet<string>, named: readonly (string | null)[]): void => {
    const unknown = named.find((one) => one !== null && !known.has(one));
    if (unknown !== undefined) throw new RangeError(`a plan has no ${unknown}`);
  };
  if (dias.some((fecha, index) => numeroDeDia(fecha) !== numeroDeDia(dias[0] ?? '') + index)) throw new RangeError('days leave a gap');
  check(codes, [...turnos.flatMap(({ noSiguen }) => noSiguen), ...necesidades.map(({ turno }) => turno)]);
  check(
    days,
    necesidades.map(({ fecha }) => fecha),
  );
  for (const { turnos: allowed, porTurno, fijos, deseos, vetos } of personas) {
    check(codes, [...(allowed ?? []), ...Object.keys(porTurno), ...[...fijos, ...deseos, ...vetos].map(({ turno }) => turno)]);
    check(
      days,
      fijos.map(({ fecha }) => fecha),
    );
  }
}

export function createTablero(pedido: PedidoRelleno): Tablero {
  checkPedido(pedido);
  const first = numeroDeDia(pedido.dias[0] ?? '');
  const puestos = pedido.dias.map((fecha) =>
    pedido.turnos.map((turno, index): PuestoTurno => {
      const placed = placeShift(turno, fecha, pedido.zona);
      return puestoDe({ turno: index, minutos: placed.minutos, vivido: livedShifts([placed.turno], fecha, pedido.zona) }, pedido);
    }),
  );
  const judge = createJudge(pedido, puestos);
  const personas = pedido.personas.map((persona) => placePersona(persona, { pedido, first, judge }));
  const sharing = personas.reduce((sum, { parte }) => sum + parte, 0);
  const [anyone] = personas;
  const total = Object.fromEntries(
    CARGAS.map((carga) => [
      carga,
      pedido.necesidades
        .filter(({ habilidad, fecha, turno }) => {
          const index = pedido.turnos.findIndex(({ codigo }) => codigo === turno);
          return habilidad === null && anyone?.pesa(carga, numeroDeDia(fecha) - first, index);
        })
        .reduce((sum, need) => sum + need.personas, 0) +
        personas.reduce((sum, persona) => sum + (persona.parte > 0 ? persona.llevan[carga] : 0), 0),
    ]),
  );
  return {
    pedido,
    dias: pedido.dias.length,
    puestos,
    personas,
    semanal: (dia) => ((((first + dia + 3) % WEEK) + WEEK) % WEEK) + 1,
    fechaDe: (dia) => pedido.dias[dia] ?? '',
    justo(carga, { parte }) {
      if (sharing === 0 || parte === 0) return null;
      const share = ((total[carga] ?? 0) * parte) / sharing;
      return { desde: Math.floor(share), hasta: Math.ceil(share) };
    },
  };
}
