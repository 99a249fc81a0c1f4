import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import { accionesPosibles, isNear } from '@jornada/domain/registros/acciones.ts';
import { jornadaOf, type DayView } from './day.ts';

/** What stands on the large button, for the record types that every company has. */
const PHRASES: Partial<Record<string, string>> = {
  'entrada-trabajo': 'home.accion.entrada',
  'entrada-remoto': 'home.accion.entrada-remoto',
  'salida-trabajo': 'home.accion.salida',
  'pausa-comida': 'home.accion.comida',
  'pausa-cafe': 'home.accion.cafe',
};

/**
 * The catalogue key of an action's own phrase ("start lunch"), or null where the company's name for the type must do:
 * types that are not of every company, and types that share class and subtype with another one.
 */
export function phraseOf(tipo: TipoRegistroVista, todos: readonly TipoRegistroVista[]): string | null {
  const alike = todos.filter(({ clase, subtipo }) => clase === tipo.clase && subtipo === tipo.subtipo);
  if (alike.length > 1) return null;
  // Whatever the pause was for, one comes back from it to the same.
  return tipo.clase === 'regreso' ? 'home.accion.regreso' : (PHRASES[`${tipo.clase}-${tipo.subtipo}`] ?? null);
}

export type Dock = {
  /** The most sensible action; null where the state of the day allows none. */
  main: TipoRegistroVista | null;
  /** At most two beside it. */
  second: TipoRegistroVista[];
  /** All that is allowed, for the page of the others. */
  all: TipoRegistroVista[];
};

/** Sorts what is allowed now into the places of the dock. The clock-out is always at hand. */
export function dockOf(acciones: readonly number[], todos: readonly TipoRegistroVista[]): Dock {
  const all = acciones.flatMap((id) => todos.find((tipo) => tipo.id === id) ?? []);
  const [main = null, ...rest] = all;
  const leave = rest.filter(({ clase }) => clase === 'salida');
  const others = rest.filter(({ clase }) => clase !== 'salida' && clase !== 'proyecto');
  return { main, second: [...leave, ...others].slice(0, 2), all };
}

/** Whether an action can be done with one tap, or must first be given something on the page of the others. */
export function needsForm(tipo: TipoRegistroVista): boolean {
  return tipo.requiereProyecto || tipo.requiereObservaciones;
}

/**
 * What is allowed, the most sensible first, as of a later minute than the answer: a pause comes near without another
 * request. Where the company shows no plan, the order of the server stays.
 */
export function accionesAt(hoy: HoyVista, todos: readonly TipoRegistroVista[], ahora: string): readonly number[] {
  const { situacion, previsto, acciones } = hoy;
  if (situacion !== 'trabajando' || previsto === null) return acciones;
  const tipos = todos.filter(({ id }) => acciones.includes(id));
  return accionesPosibles({ situacion, jornada: jornadaOf(hoy), previsto, tipos, ahora });
}

const FREE: ReadonlySet<string> = new Set(['libre', 'festivo', 'ausencia']);

/**
 * Whether nothing is expected now: the day is done or free, its shift has been missed, or the leave is far and no pause is near.
 * Clocking stays possible, but nothing calls for it.
 */
export function isQuiet({ situacion, previsto }: HoyVista, { salida, isMissed, ahora }: DayView, main: TipoRegistroVista | null): boolean {
  if (situacion === 'trabajando')
    return main?.clase === 'salida' && salida !== null && salida.momento !== null && !isNear(salida.momento, ahora);
  return isMissed || situacion === 'terminada' || (situacion === 'fuera' && previsto !== null && FREE.has(previsto.motivo));
}
