import { diaDeSemana, joinDays, lunesDe, masDias } from '../../horario/calendario.ts';
import { franjaNocturna, minutosNocturnos, type DiaPrevisto, type Fecha } from '../../horario/index.ts';
import { rowOfNights, type Historia } from '../../limites/index.ts';
import { minutosEntre } from '../../registros/tiempo.ts';
import type { CambioDeDia } from '../plan/modelo.ts';
import { partsOf } from '../plan/partes.ts';
import { livedAsPlanned } from '../plan/vivido.ts';
import { papelDe, type MesaDeCambios } from './mesa.ts';
import type { Cesion } from './modelo.ts';

type AhoraYLuego<T> = { ahora: T; luego: T };
type Descanso = { desde: Fecha; hasta: Fecha; antes: AhoraYLuego<number | null>; despues: AhoraYLuego<number | null> };

/** Hours that are paid in a way of their own. Only their names and minutes are told, never what they are worth. */
const CLASES_DE_PAGA = ['nocturna', 'festiva', 'dominical'] as const;
export type ClaseDePaga = (typeof CLASES_DE_PAGA)[number];

/**
 * What a change makes of the plan of one person. Minutes. `semanas`: of each week that it touches, from its Monday. `descansos`: of each run of changed days,
 * the rest before its work and after it; null where no work is near or in it. `nochesSeguidas`: days of the longest row of nights that touches it, beside the
 * most that the law allows without somebody's will; null without such a rule, or without nights.
 */
export type ConsecuenciasCambio = {
  personaId: number;
  dias: CambioDeDia[];
  minutos: AhoraYLuego<number>;
  semanas: ({ lunes: Fecha } & AhoraYLuego<number>)[];
  descansos: Descanso[];
  paga: Record<ClaseDePaga, AhoraYLuego<number>>;
  nochesSeguidas: { dias: number; maximo: number } | null;
};

/** So far around a change a rest is looked for. */
const CERCA = 14;

/** The rests around the work of a run of days, by the blocks of work that `limites` sees. */
function restsAround({ bloques }: Historia, desde: Fecha, hasta: Fecha): { antes: number | null; despues: number | null } {
  const inside = bloques.filter(({ fecha }) => desde <= fecha && fecha <= hasta);
  const [first, last] = [inside[0], inside.at(-1)];
  if (!first || !last) return { antes: null, despues: null };
  const before = bloques.findLast(({ fecha }) => fecha < desde);
  const after = bloques.find(({ fecha }) => fecha > hasta);
  return {
    antes: before ? minutosEntre(before.ultimo, first.primero) : null,
    despues: after ? minutosEntre(last.ultimo, after.primero) : null,
  };
}

function payMinutes(clase: ClaseDePaga, dia: DiaPrevisto): number {
  if (clase === 'festiva') return dia.festivo === null ? 0 : dia.minutos;
  if (clase === 'dominical') return diaDeSemana(dia.fecha) === 7 ? dia.minutos : 0;
  const work = (livedAsPlanned(dia)?.tramos ?? []).flatMap(({ clase: kind, inicio, fin }) =>
    kind === 'trabajo' && fin ? [{ inicio, fin }] : [],
  );
  return minutosNocturnos(work, dia.zona, franjaNocturna(dia.centro?.pais ?? 'ES', dia.fecha));
}

const sumOf = (dias: readonly DiaPrevisto[], of: (dia: DiaPrevisto) => number): number => dias.reduce((total, dia) => total + of(dia), 0);

/** The longest row of nights that has one of these days in it. */
function rowWith(historia: Historia, fechas: readonly Fecha[]): number {
  const rows = historia.bloques.map(({ fecha }) => {
    const days = rowOfNights(historia, fecha) ?? 0;
    return fechas.some((one) => masDias(fecha, -days) < one && one <= fecha) ? days : 0;
  });
  return Math.max(0, ...rows);
}

/** The rests around the days that become `luego`, and those days with what is around them. */
function restsOf(
  mesa: MesaDeCambios,
  personaId: number,
  luego: ReadonlyMap<Fecha, DiaPrevisto>,
): { afterwards: Historia; descansos: Descanso[] } {
  const fechas = [...luego.keys()].toSorted();
  const first = fechas[0] ?? '';
  const until = masDias(fechas.at(-1) ?? first, CERCA);
  const vivido = mesa.vividoDe(personaId);
  const [now, afterwards] = [vivido.historia(first, until, new Map()), vivido.historia(first, until, luego)];
  const descansos = joinDays(fechas).map(({ desde, hasta }): Descanso => {
    const [before, after] = [restsAround(now, desde, hasta), restsAround(afterwards, desde, hasta)];
    return { desde, hasta, antes: { ahora: before.antes, luego: after.antes }, despues: { ahora: before.despues, luego: after.despues } };
  });
  return { afterwards, descansos };
}

/** By how many minutes the rests of one person become shorter. */
export function shortenedRests(mesa: MesaDeCambios, cesiones: readonly Cesion[], personaId: number): number {
  const { descansos } = restsOf(mesa, personaId, mesa.diasCon(personaId, papelDe(cesiones, personaId)));
  return descansos
    .flatMap(({ antes, despues }) => [antes, despues])
    .reduce((sum, { ahora, luego }) => sum + (ahora === null || luego === null ? 0 : Math.max(0, ahora - luego)), 0);
}

export function consequencesFor(mesa: MesaDeCambios, cesiones: readonly Cesion[], personaId: number): ConsecuenciasCambio {
  const { laboral, puestoId, limites } = mesa.personaDe(personaId);
  const luego = mesa.diasCon(personaId, papelDe(cesiones, personaId));
  const fechas = [...luego.keys()].toSorted();
  const planThen = { ...laboral, planDia: (fecha: Fecha) => luego.get(fecha) ?? laboral.planDia(fecha) };
  const both = (of: (plan: typeof laboral) => number): AhoraYLuego<number> => ({ ahora: of(laboral), luego: of(planThen) });
  const changed = (plan: typeof laboral) => fechas.map((fecha) => plan.planDia(fecha));
  const weeks = [...new Set(fechas.map(lunesDe))];
  const weekOf = (plan: typeof laboral, lunes: Fecha) => Array.from({ length: 7 }, (_, index) => plan.planDia(masDias(lunes, index)));
  const { afterwards, descansos } = restsOf(mesa, personaId, luego);
  const first = fechas[0] ?? '';
  const nights = rowWith(afterwards, fechas);
  const rule = limites(first)['noches-seguidas'];
  return {
    personaId,
    dias: fechas.map((fecha) => ({ fecha, antes: partsOf(laboral, fecha, puestoId), despues: partsOf(planThen, fecha, puestoId) })),
    minutos: both((plan) => sumOf(changed(plan), ({ minutos }) => minutos)),
    semanas: weeks.map((lunes) => ({ lunes, ...both((plan) => sumOf(weekOf(plan, lunes), ({ minutos }) => minutos)) })),
    descansos,
    paga: Object.fromEntries(
      CLASES_DE_PAGA.map((clase) => [clase, both((plan) => sumOf(changed(plan), (dia) => payMinutes(clase, dia)))]),
    ) as Record<ClaseDePaga, AhoraYLuego<number>>,
    nochesSeguidas: rule && nights > 0 ? { dias: nights, maximo: rule.dias } : null,
  };
}
