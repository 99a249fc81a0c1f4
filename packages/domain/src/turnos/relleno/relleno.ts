import { createExaminador, type CosteRelleno, type Rotura } from './examen.ts';
import type { PedidoRelleno, PlanRelleno } from './modelo.ts';
import { poseRelleno, type EncargoPlan, type Planteamiento } from './planteamiento.ts';
import type { Programa } from './programa.ts';
import { createTablero, type Tablero } from './tablero.ts';
import { chooseVecindad, createAzar, type ParteRelajada, type Vecindad } from './vecindades.ts';

/** A piece of work for a solver: a programme, an answer to begin with, and the seconds that it may take. `clase`: what it is about. */
export type TareaRelleno = {
  clase: 'todo' | 'cota' | 'semana' | Vecindad['clase'];
  programa: Programa;
  inicio: { columnas: readonly number[]; valores: readonly number[] } | null;
  segundos: number;
  /** An answer so near to its bound, as a part of its cost, is good enough. */
  holgura: number;
};

/** What a solver says. `isProbada`: nothing is better. `valores` null: none found. `cota`: nothing costs less; null: unknown. */
export type RespuestaRelleno = { isProbada: boolean; isImposible: boolean; valores: ArrayLike<number> | null; cota: number | null };

/** A plan that may be used. `roturas`: empty, unless days that are fixed leave no plan without. `cota`: no plan costs less; -Infinity: unknown. */
export type PropuestaRelleno = { plan: PlanRelleno; coste: CosteRelleno; roturas: readonly Rotura[]; cota: number; isOptima: boolean };

/**
 * Makes a plan step by step: whoever runs it asks for a task, lets a solver work on it, and gives back what it said. It can end after any
 * step, and has the best plan so far.
 */
export type RellenoEnMarcha = {
  tablero: Tablero;
  /** @param quedan the seconds that are left. @returns null if nothing can become better. */
  next(quedan: number): TareaRelleno | null;
  /** An answer on the way to the present task. @returns whether the plan has become better. */
  offer(valores: ArrayLike<number>): boolean;
  /** The end of the present task. @returns as above. */
  take(respuesta: RespuestaRelleno): boolean;
  best(): PropuestaRelleno | null;
};

/** Open cells that are solved as one programme. */
const ENTERO = 1000;
/** Open cells of which a bound is sought with whole numbers; of more only without. */
const COTA_ENTERA = 2600;
/** What one of a least costs at least while it is missing, and how many times the largest weight. */
const PRECIO = { minimo: 2000, veces: 20 };
/** After so many parts a plan that still breaks a rule may be the best that there is. */
const PACIENCIA = 6;
/** The whole programme is worked on after so many parts, and again after so many in a row that made nothing better. */
const ENTERO_TRAS = { partes: 4, sinMejora: 8 };
/** The part of all the time that it may take at once, and the most seconds. */
const TIEMPO_ENTERO = { parte: 0.3, segundos: 60 };
/** The kinds of parts, one after the other and again. Days of everybody bring most of what becomes better. */
const ORDEN = ['dias', 'relajada', 'dias', 'personas'] as const;
/** Seconds in which a part is improved. */
const MEJORA = 3;
const WEEK = 7;
const TODOS = () => true;

type EnCurso = {
  tarea: TareaRelleno;
  planteado: Planteamiento;
  encargo: EncargoPlan;
  vecindad: Vecindad | null;
  antes: number | undefined;
};
type Fase = { clase: 'semana'; desde: number } | { clase: 'todo' } | { clase: 'mejora' };

/** So much that no need, wish or share is worth a broken rule. */
function priceOf({ necesidades, pesos, personas }: PedidoRelleno): number {
  const weights = [
    ...necesidades.flatMap(({ pesoFalta, pesoSobra }) => [pesoFalta, pesoSobra]),
    ...personas.flatMap(({ deseos }) => deseos.map(({ peso }) => peso)),
    ...Object.values(pesos.reparto),
    pesos.contrato ?? 0,
  ];
  return weights.reduce((most, weight) => Math.max(most, PRECIO.veces * weight), PRECIO.minimo);
}

export function createRelleno(pedido: PedidoRelleno, { semilla = 1 } = {}): RellenoEnMarcha {
  const tablero = createTablero(pedido);
  const examinador = createExaminador(tablero);
  const azar = createAzar(semilla);
  const precio = priceOf(pedido);
  const { dias, personas } = tablero;
  const conNoches = new Set<number>();
  const ancho: Record<Vecindad['clase'], number> = {
    dias: Math.min(WEEK, dias),
    personas: Math.min(6, personas.length),
    relajada: Math.min(60, dias * personas.length),
  };
  const open = personas.reduce(
    (sum, persona) =>
      sum +
      tablero.puestos.reduce(
        (all, shifts, dia) =>
          all + shifts.filter((_, turno) => persona.fijo(dia) === undefined && persona.impedimento(dia, turno) === null).length,
        0,
      ),
    0,
  );
  const isSmall = open <= ENTERO;
  let fase: Fase = isSmall ? { clase: 'todo' } : { clase: 'semana', desde: 0 };
  let draft: PlanRelleno = personas.map((persona) => Array.from({ length: dias }, (_, dia) => persona.fijo(dia) ?? -1));
  let best: { plan: PlanRelleno; coste: CosteRelleno; roturas: readonly Rotura[]; valor: number } | null = null;
  let cota = -Infinity;
  let isOptima = false;
  let isElastic = false;
  let enCurso: EnCurso | null = null;
  let turn = 0;
  let begun: number | null = null;
  /** What an answer without whole numbers gives; null: not yet asked. */
  let relajada: ParteRelajada | null = null;
  /** How often the whole programme was worked on with a good plan, and how many parts in a row have made nothing better. */
  let enteras = 0;
  let sinMejora = 0;
  let isBound = false;
  let isTried = false;
  /** Whether the last answer breaks a rule that was not in its programme: then it proves nothing. */
  let isStale = false;

  /** A plan that breaks a rule is one to go on from. To propose it, it must be known that every plan breaks one, because of days that are fixed. */
  const isGood = (): boolean => best !== null && (best.roturas.length === 0 || isElastic);
  function judge(plan: PlanRelleno): boolean {
    const { coste, roturas } = examinador.examine(plan);
    for (const { motivo, personaId } of roturas) {
      if (motivo === 'noches-seguidas') conNoches.add(personas.findIndex(({ id }) => id === personaId));
    }
    const valor = coste.total + precio * roturas.reduce((sum, { cuanto }) => sum + cuanto, 0);
    if (best && valor >= best.valor - 1e-6) return false;
    best = { plan, coste, roturas, valor };
    return isGood();
  }
  const isWatched = ({ conNoches: watched }: EncargoPlan, personaId: number): boolean =>
    watched.has(personas.findIndex(({ id }) => id === personaId));
  function begin(
    clase: TareaRelleno['clase'],
    segundos: number,
    parte: Partial<EncargoPlan>,
    vecindad: Vecindad | null = null,
  ): TareaRelleno {
    const encargo: EncargoPlan = { hasta: dias, actual: null, isLibre: TODOS, precio, conNoches: new Set(conNoches), ...parte };
    const planteado = poseRelleno(tablero, encargo);
    if (encargo.precio === null && planteado.isRoto) {
      isElastic = true;
      return begin(clase, segundos, { ...parte, precio }, vecindad);
    }
    const start = vecindad || (clase === 'todo' && best && best.roturas.length === 0) ? best?.plan : undefined;
    const { programa } = planteado;
    const tarea: TareaRelleno = {
      clase,
      programa: clase === 'cota' ? { ...programa, entero: programa.entero.map(() => 0) } : programa,
      inicio: start ? planteado.write(start) : null,
      segundos: Math.max(0.2, segundos),
      holgura: vecindad || clase === 'semana' ? 0.005 : 1e-4,
    };
    enCurso = { tarea, planteado, encargo, vecindad, antes: best?.valor };
    return tarea;
  }
  function nextVecindad(quedan: number): TareaRelleno {
    turn += 1;
    const now = best?.plan ?? draft;
    const broken = new Set(best?.roturas.map(({ personaId }) => personaId));
    // Rules that are still broken are mostly about some days in a row.
    const clase = broken.size > 0 && turn < PACIENCIA ? 'dias' : (ORDEN[(turn - 1) % ORDEN.length] ?? 'dias');
    const vecindad = chooseVecindad(tablero, now, { clase, ancho: ancho[clase], azar, broken, relajada });
    return begin(clase, Math.min(quedan, MEJORA), { actual: now, isLibre: vecindad.isLibre }, vecindad);
  }
  function next(quedan: number): TareaRelleno | null {
    begun ??= quedan;
    if (quedan <= 0 || isOptima) return null;
    if (fase.clase === 'semana') {
      const { desde } = fase;
      const hasta = Math.min(dias, desde + WEEK);
      // The first plan is there after a tenth of the time, or after some seconds.
      const share = Math.min(begun / 8, 24) / Math.ceil(dias / WEEK);
      return begin('semana', Math.min(quedan, share), { hasta, actual: draft, isLibre: (_, dia) => dia >= desde });
    }
    if (isSmall && fase.clase === 'todo') return begin('todo', quedan, { precio: isElastic ? precio : null });
    const parte = { precio: isElastic ? precio : null };
    const most = Math.min(quedan, begun * TIEMPO_ENTERO.parte, TIEMPO_ENTERO.segundos);
    // A bound is of use once there is a good plan; the answer that has it leads the parts.
    if (isGood() && !isBound) {
      isBound = true;
      return begin('cota', most, parte);
    }
    // Early, because it often finds what parts come to only after a long time.
    if (isGood() && open <= COTA_ENTERA && (enteras === 0 ? turn >= ENTERO_TRAS.partes : sinMejora >= ENTERO_TRAS.sinMejora)) {
      enteras += 1;
      sinMejora = 0;
      return begin('todo', most, parte);
    }
    // Where no good plan is found, there may be none.
    if (!isGood() && !isTried && turn >= PACIENCIA) {
      isTried = true;
      return begin('todo', Math.min(quedan, begun / 8), parte);
    }
    return nextVecindad(quedan);
  }

  /** A part that was solved in time is followed by a wider one, another one by a narrower one. */
  function anchoTras(clase: Vecindad['clase'], isProbada: boolean): number {
    const now = ancho[clase];
    if (clase === 'relajada') return Math.round(isProbada ? Math.min(dias * personas.length, now * 1.2) : Math.max(20, now * 0.75));
    return isProbada ? Math.min(clase === 'dias' ? dias : personas.length, now + 1) : Math.max(2, now - 2);
  }
  /** What comes after a task. */
  function advance({ tarea, encargo, vecindad, antes }: EnCurso, { isProbada, isImposible, valores }: RespuestaRelleno): void {
    if (vecindad) {
      sinMejora = best?.valor === antes ? sinMejora + 1 : 0;
      ancho[vecindad.clase] = anchoTras(vecindad.clase, isProbada);
    } else if (tarea.clase === 'semana') fase = encargo.hasta < dias ? { clase: 'semana', desde: encargo.hasta } : { clase: 'mejora' };
    else if (isImposible && !isElastic) {
      isElastic = true;
      isBound = false;
      enteras = 0;
    } else if (isStale && tarea.clase === 'todo') enteras = 0;
    else if (fase.clase === 'todo') fase = valores === null && !best ? { clase: 'semana', desde: 0 } : { clase: 'mejora' };
  }
  return {
    tablero,
    next,
    offer(valores) {
      if (!enCurso || enCurso.tarea.clase === 'cota' || enCurso.tarea.clase === 'semana') return false;
      return judge(enCurso.planteado.read(valores));
    },
    take(respuesta) {
      if (!enCurso) return false;
      const now = enCurso;
      const { tarea, planteado, encargo } = now;
      enCurso = null;
      let isBetter = false;
      isStale = false;
      // A copy, which lasts longer than the solver's own.
      if (respuesta.valores && tarea.clase === 'cota') relajada = planteado.share(Float64Array.from(respuesta.valores));
      if (respuesta.valores && tarea.clase !== 'cota') {
        const plan = planteado.read(respuesta.valores);
        if (tarea.clase === 'semana') draft = plan;
        if (encargo.hasta === dias) isBetter = judge(plan);
        isStale = examinador
          .examine(plan)
          .roturas.some(({ motivo, personaId }) => motivo === 'noches-seguidas' && !isWatched(encargo, personaId));
      }
      // While least values may be missed, their price is in the bound.
      if (respuesta.cota !== null && encargo.precio === null && (tarea.clase === 'todo' || respuesta.isProbada))
        cota = Math.max(cota, respuesta.cota);
      const isAtBound = best !== null && best.coste.total <= cota + 1e-4 * Math.max(1, cota);
      isOptima = isGood() && !isStale && (isAtBound || (tarea.clase === 'todo' && respuesta.isProbada && respuesta.valores !== null));
      advance(now, respuesta);
      return isBetter;
    },
    best: () => (best && isGood() ? { plan: best.plan, coste: best.coste, roturas: best.roturas, cota, isOptima } : null),
  };
}
