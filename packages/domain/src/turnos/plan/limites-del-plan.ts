import { fechaDeNumero, masDias, numeroDeDia } from '../../horario/calendario.ts';
import { onceByDate } from '../../horario/value-of.ts';
import type { DiaPrevisto, Fecha } from '../../horario/index.ts';
import {
  avisosDelDia,
  DIAS_ATRAS,
  historiaDe,
  resumenDe,
  type Aviso,
  type DiaResumido,
  type Historia,
  type Limites,
} from '../../limites/index.ts';
import type { PersonaDelPlan } from './modelo.ts';
import { livedAsPlanned } from './vivido.ts';

/** After all days that a plan can have. */
const DESPUES = '9999-01-01T00:00:00Z';
/** Days after a change whose limits it can break: weekly rests may be joined over two weeks. */
const DIAS_DESPUES = 14;

type Cambiados = ReadonlyMap<Fecha, DiaPrevisto>;

/** The plan of one person as `limites` reads it. What has been asked once is kept as long as this object lives. */
export type PlanVivido = {
  /** The limits that a day breaks by the plan that holds. */
  avisosDe(fecha: Fecha): readonly Aviso[];
  /** Those that its work breaks by itself, whatever is around it. */
  avisosDelTurno(fecha: Fecha): readonly Aviso[];
  /** The days around a span, as the rules read them. Only `cambiados`, days that are otherwise than they hold, can be judged whole: of the others there is a summary. */
  historia(desde: Fecha, hasta: Fecha, cambiados: Cambiados): Historia;
};

export function planVivido({ laboral, limites }: Pick<PersonaDelPlan, 'laboral' | 'limites'>): PlanVivido {
  const rules = {
    ahora: DESPUES,
    limites: onceByDate((fecha): Limites => limites(fecha)),
    lugar: onceByDate((fecha) => {
      const { zona, centro } = laboral.planDia(fecha);
      return { zona, pais: centro?.pais ?? 'ES' };
    }),
  };
  const alone = onceByDate((fecha): Historia => {
    const dia = livedAsPlanned(laboral.planDia(fecha));
    return historiaDe({ ...rules, dias: dia ? [dia] : [] });
  });
  /** Summaries, because a change is judged thousands of times beside the same days. */
  const summaryOf = onceByDate((fecha): DiaResumido[] => resumenDe(alone(fecha), masDias(fecha, 1)));
  function historia(desde: Fecha, hasta: Fecha, cambiados: Cambiados): Historia {
    const resumidos: DiaResumido[] = [];
    for (let fecha = masDias(desde, -DIAS_ATRAS); fecha <= hasta; fecha = masDias(fecha, 1)) {
      if (!cambiados.has(fecha)) resumidos.push(...summaryOf(fecha));
    }
    const dias = [...cambiados.values()].flatMap((dia) => livedAsPlanned(dia) ?? []).toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));
    return historiaDe({ ...rules, dias, resumidos });
  }
  return {
    historia,
    avisosDelTurno: onceByDate((fecha) => avisosDelDia(alone(fecha), fecha)),
    avisosDe: onceByDate((fecha) => avisosDelDia(historia(fecha, fecha, new Map([[fecha, laboral.planDia(fecha)]])), fecha)),
  };
}

/** Rules with a least value: less is worse. Of the others, more is worse. */
const MINIMOS: ReadonlySet<string> = new Set(['descanso-diario', 'descanso-semanal', 'pausa-minima']);

/** Whether a warning is further from its limit than another one of the same rule. */
export const isWorse = (now: Aviso, before: Aviso): boolean =>
  MINIMOS.has(now.regla) ? now.valorMinutos < before.valorMinutos : now.valorMinutos > before.valorMinutos;

/** The days whose limits a change may break: its own, and those that look back at them. */
function daysAfter(cambiados: Cambiados): Fecha[] {
  const near = [...cambiados.keys()].flatMap((fecha) => Array.from({ length: DIAS_DESPUES + 1 }, (_, days) => numeroDeDia(fecha) + days));
  return [...new Set(near)].toSorted((a, b) => a - b).map(fechaDeNumero);
}

/** The limits that days break only by a change, or more than without it. What was broken before is nobody's new fault. */
export function newAvisos(plan: PlanVivido, cambiados: Cambiados): Aviso[] {
  const days = daysAfter(cambiados);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const historia = plan.historia(first, last, cambiados);
  const worked = new Set(historia.bloques.map(({ fecha }) => fecha));
  return days.flatMap((fecha) => {
    if (!worked.has(fecha)) return [];
    const found = avisosDelDia(historia, fecha);
    return found.length === 0
      ? found
      : found.filter((now) => plan.avisosDe(fecha).every((was) => was.regla !== now.regla || isWorse(now, was)));
  });
}
