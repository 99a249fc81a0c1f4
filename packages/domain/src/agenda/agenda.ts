import { isWholeDays, type Ausencia, type ContextoLaboral, type DiaPrevisto, type Fecha, type TurnoPrevisto } from '../horario/index.ts';
import { masDias } from '../horario/calendario.ts';
import { placeShift } from '../horario/turno-previsto.ts';
import type { Cita } from './modelo.ts';

/**
 * Whose calendar it is. `laboral`: what holds; `deHorario`: what would hold if nobody had planned a single day and nobody were away. `numeroDe`: how often the single day of a date was written, undefined if never.
 */
export type DuenoDeAgenda = {
  laboral: ContextoLaboral;
  deHorario: ContextoLaboral;
  numeroDe(fecha: Fecha): number | undefined;
};

const wholeDay = (fecha: Fecha) => ({ desde: fecha, hasta: masDias(fecha, 1) });
/** The first part of a day keeps the key of the day, so that a day with one shift is the same thing whatever its shift is. */
const keyOf = (fecha: Fecha, parte: number): string => (parte === 0 ? `turno ${fecha}` : `turno ${fecha} ${parte}`);
const hoursOf = ({ inicio, fin }: TurnoPrevisto, zona: string) => ({ inicio, fin, zona });

/** The shifts of a day that is worked: of several parts each by itself, because the time between them is the person's own. */
function workOf({ fecha, zona, turno, suelto, centro, horarioNombre }: DiaPrevisto, numero: number): Cita[] {
  if (!turno) return [];
  const common = { fecha, lugar: centro?.nombre ?? null, numero };
  if (turno.flexible) return [{ ...common, clase: 'flexible', clave: keyOf(fecha, 0), cuando: wholeDay(fecha), nombre: horarioNombre }];
  const parts = suelto ? suelto.map((parte) => placeShift(parte.turno, fecha, zona).turno) : [turno];
  return parts
    .toSorted((a, b) => (a.inicio < b.inicio ? -1 : 1))
    .map((part, index) => ({
      ...common,
      clase: 'turno',
      clave: keyOf(fecha, index),
      cuando: hoursOf(part, zona),
      nombre: part.nombre || part.codigo,
    }));
}

/**
 * A day off where somebody may have been told of a shift: their schedule has one, or the single day was written more than once, and nobody keeps what it was
 * before. Somebody who is away is told of that instead.
 */
function cancelledOf({ fecha, motivo }: DiaPrevisto, { deHorario, numeroDe }: DuenoDeAgenda): Cita[] {
  const numero = numeroDe(fecha);
  if (numero === undefined || motivo === 'ausencia' || motivo === 'sin-contrato') return [];
  const { turno, zona, centro } = deHorario.planDia(fecha);
  if (!turno && numero < 2) return [];
  const cuando = turno && !turno.flexible ? hoursOf(turno, zona) : wholeDay(fecha);
  const nombre = turno && !turno.flexible ? turno.nombre : null;
  return [{ clase: 'anulada', clave: keyOf(fecha, 0), fecha, cuando, nombre, lugar: centro?.nombre ?? null, numero }];
}

/** Absences that are agreed, as spans. Several that touch are one, so that nobody sees where one reason ends and another begins. */
function absencesOf(
  ausencias: readonly Ausencia[],
  clase: 'ausencia' | 'ausencia-parcial',
  { desde, hasta }: { desde: Fecha; hasta: Fecha },
): Cita[] {
  const spans: { desde: Fecha; hasta: Fecha }[] = [];
  const known = ausencias.filter((one) => one.aprobada && isWholeDays(one) === (clase === 'ausencia'));
  for (const one of known.toSorted((a, b) => (a.desde < b.desde ? -1 : 1))) {
    const last = spans.at(-1);
    if (last && one.desde <= masDias(last.hasta, 1)) last.hasta = one.hasta > last.hasta ? one.hasta : last.hasta;
    else spans.push({ desde: one.desde, hasta: one.hasta });
  }
  // Only now: the first of several that touch keeps the name of all when it is over itself.
  const told = spans.filter((span) => span.hasta >= desde && span.desde <= hasta);
  return told.map((span) => ({
    clase,
    clave: `${clase} ${span.desde}`,
    fecha: span.desde,
    cuando: { desde: span.desde, hasta: masDias(span.hasta, 1) },
    nombre: null,
    lugar: null,
    numero: 0,
  }));
}

/**
 * What a person's calendar says from one day to another, both included, in the order of the days: as in the app, the schedule goes on where nobody has
 * planned single days.
 */
export function citasDe(dueno: DuenoDeAgenda, span: { desde: Fecha; hasta: Fecha }): Cita[] {
  const days = dueno.laboral.planDias(span.desde, span.hasta);
  const work = days.flatMap((dia) => (dia.turno ? workOf(dia, dueno.numeroDe(dia.fecha) ?? 0) : cancelledOf(dia, dueno)));
  const away = (['ausencia', 'ausencia-parcial'] as const).flatMap((clase) => absencesOf(dueno.laboral.ausencias, clase, span));
  return [...work, ...away].toSorted((a, b) => (a.fecha === b.fecha ? (a.clave < b.clave ? -1 : 1) : a.fecha < b.fecha ? -1 : 1));
}
