import type { Ausencia, Fecha } from '@jornada/domain/horario/modelo.ts';
import { CUENTAS } from '../../../shared/demo-accounts.ts';
import { isNamedAccount } from '../company/accounts.ts';
import type { PersonaDemo } from '../company/person.ts';
import { absencesOf } from './absences.ts';
import { leavesToShow } from './sickness.ts';

/** How many days ahead vacations are approved, and how many days ahead pending ones lie. */
const AHEAD = 90;
const PENDING_AHEAD = 40;

/** `desde` to `ayer` are the days to fill; `existing` are the absences that exist already. */
export type HuecoDeAusencia = { desde: Fecha; ayer: Fecha; isFirst: boolean; existing: readonly Ausencia[] };

/** A pending week of vacation, from a Monday in the near future, unless one is pending already. */
function pendingWeek(ayer: Fecha, existing: readonly Ausencia[]): Ausencia[] {
  if (existing.some(({ aprobada, desde }) => !aprobada && desde > ayer)) return [];
  const soon = Temporal.PlainDate.from(ayer).add({ days: PENDING_AHEAD });
  const monday = soon.add({ days: (8 - soon.dayOfWeek) % 7 });
  const desde = monday.toString();
  return [{ clase: 'vacaciones', desde, hasta: monday.add({ days: 4 }).toString(), aprobada: false, minutos: null, mitad: null }];
}

/**
 * The new absences that become known with the days to fill. Vacations are known in advance, illness and permits when they begin.
 * The named accounts have absences only in the past, so that people who try them can clock.
 */
export function dueAbsences(persona: PersonaDemo, { desde, ayer, isFirst, existing }: HuecoDeAusencia): Ausencia[] {
  const horizon = Temporal.PlainDate.from(ayer).add({ days: AHEAD });
  const firstYear = Temporal.PlainDate.from(desde).year;
  const years = Array.from({ length: horizon.year + 1 - firstYear }, (_, index) => firstYear + index);
  const isKnown = (ausencia: Ausencia): boolean => {
    if (isNamedAccount(persona.userName)) return ausencia.desde >= desde && ausencia.hasta < ayer;
    const isOver = isFirst ? ausencia.hasta < desde : ausencia.desde < desde;
    return !isOver && ausencia.desde <= (ausencia.clase === 'vacaciones' ? horizon.toString() : ayer);
  };
  const isNew = (ausencia: Ausencia): boolean => !existing.some((other) => other.desde <= ausencia.hasta && ausencia.desde <= other.hasta);
  const shown = isFirst ? leavesToShow(persona.userName, ayer).filter((one) => one.desde >= desde && isNew(one)) : [];
  const isFree = (ausencia: Ausencia): boolean => shown.every((one) => one.hasta < ausencia.desde || ausencia.hasta < one.desde);
  const story = years.flatMap((year) => absencesOf(persona.userName, year)).filter((one) => isKnown(one) && isNew(one) && isFree(one));
  const due = [...story, ...shown].toSorted((a, b) => (a.desde < b.desde ? -1 : 1));
  return persona.userName === CUENTAS.fijo ? [...due, ...pendingWeek(ayer, existing)] : due;
}
