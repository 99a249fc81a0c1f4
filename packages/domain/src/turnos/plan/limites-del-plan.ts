import { masDias } from '../../horario/calendario.ts';
import type { DiaPrevisto, Fecha } from '../../horario/index.ts';
import { avisosDelDia, DIAS_ATRAS, historiaDe, type Aviso, type DiaVivido, type Historia, type Limites } from '../../limites/index.ts';
import type { PersonaDelPlan } from './modelo.ts';
import { livedAsPlanned } from './vivido.ts';

/** After all days that a plan can have. */
const DESPUES = '9999-01-01T00:00:00Z';
/** Days after a change whose limits it can break: weekly rests may be joined over two weeks. */
const DIAS_DESPUES = 14;

/** The plan of one person as `limites` reads it. What has been asked once is kept as long as this object lives. */
export type PlanVivido = {
  /** The limits that the plan breaks from `desde` to `hasta`, by day. `cambiados`: days that are otherwise than they hold. */
  avisos(desde: Fecha, hasta: Fecha, cambiados?: ReadonlyMap<Fecha, DiaPrevisto>): Aviso[];
  /** The days around a change, as the rules read them. */
  historia(desde: Fecha, hasta: Fecha, cambiados?: ReadonlyMap<Fecha, DiaPrevisto>): Historia;
};

function memo<T>(make: (fecha: Fecha) => T): (fecha: Fecha) => T {
  const known = new Map<Fecha, T>();
  return (fecha) => {
    const value = known.get(fecha) ?? make(fecha);
    known.set(fecha, value);
    return value;
  };
}

const NADA: ReadonlyMap<Fecha, DiaPrevisto> = new Map();

export function planVivido({ laboral, limites }: Pick<PersonaDelPlan, 'laboral' | 'limites'>): PlanVivido {
  const lived = memo((fecha): { dia: DiaVivido | null } => ({ dia: livedAsPlanned(laboral.planDia(fecha)) }));
  const limitsOf = memo((fecha): Limites => limites(fecha));
  const placeOf = memo((fecha) => {
    const { zona, centro } = laboral.planDia(fecha);
    return { zona, pais: centro?.pais ?? 'ES' };
  });
  function historia(desde: Fecha, hasta: Fecha, cambiados = NADA): Historia {
    const dias: DiaVivido[] = [];
    for (let fecha = masDias(desde, -DIAS_ATRAS); fecha <= hasta; fecha = masDias(fecha, 1)) {
      const changed = cambiados.get(fecha);
      const dia = changed ? livedAsPlanned(changed) : lived(fecha).dia;
      if (dia) dias.push(dia);
    }
    return historiaDe({ dias, ahora: DESPUES, limites: limitsOf, lugar: placeOf });
  }
  function warnings(desde: Fecha, hasta: Fecha, cambiados = NADA): Aviso[] {
    const all = historia(desde, hasta, cambiados);
    return all.dias.flatMap(({ fecha }) => (fecha < desde ? [] : avisosDelDia(all, fecha)));
  }
  const usual = new Map<string, Aviso[]>();
  return {
    historia,
    avisos(desde, hasta, cambiados) {
      if (cambiados) return warnings(desde, hasta, cambiados);
      const key = `${desde} ${hasta}`;
      const value = usual.get(key) ?? warnings(desde, hasta);
      usual.set(key, value);
      return value;
    },
  };
}

/** Rules with a least value: less is worse. Of the others, more is worse. */
const MINIMOS: ReadonlySet<string> = new Set(['descanso-diario', 'descanso-semanal', 'pausa-minima']);

/** Whether a warning is further from its limit than another one of the same rule. */
export const isWorse = (now: Aviso, before: Aviso): boolean =>
  MINIMOS.has(now.regla) ? now.valorMinutos < before.valorMinutos : now.valorMinutos > before.valorMinutos;

/** The limits that days break only by a change, or more than without it. What was broken before is nobody's new fault. */
export function newAvisos(plan: PlanVivido, cambiados: ReadonlyMap<Fecha, DiaPrevisto>): Aviso[] {
  const days = [...cambiados.keys()].toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const hasta = masDias(last, DIAS_DESPUES);
  const before = plan.avisos(first, hasta);
  return plan
    .avisos(first, hasta, cambiados)
    .filter((now) => before.every((was) => was.regla !== now.regla || was.fecha !== now.fecha || isWorse(now, was)));
}
