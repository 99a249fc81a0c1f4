import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import { accionesPosibles, isNear } from '@jornada/domain/registros/acciones.ts';
import { jornadaOf, type DayView } from './day-view.ts';
import { isLeaveTold } from './told-leave.ts';

/** The text of the large button, for the record types that every company has. */
const PHRASES: Partial<Record<string, string>> = {
  'entrada-trabajo': 'home.accion.entrada',
  'entrada-remoto': 'home.accion.entrada-remoto',
  'salida-trabajo': 'home.accion.salida',
  'pausa-comida': 'home.accion.comida',
  'pausa-cafe': 'home.accion.cafe',
};

/**
 * The catalogue key of an action's own phrase ("start lunch"). Null for types that not every company has, and for types with the
 * same class and subtype as another: then the button shows the company's name for the type.
 */
export function phraseOf(tipo: TipoRegistroVista, todos: readonly TipoRegistroVista[]): string | null {
  const alike = todos.filter(({ clase, subtipo }) => clase === tipo.clase && subtipo === tipo.subtipo);
  if (alike.length > 1) return null;
  // Coming back from any pause has the same text.
  return tipo.clase === 'regreso' ? 'home.accion.regreso' : (PHRASES[`${tipo.clase}-${tipo.subtipo}`] ?? null);
}

export type Dock = {
  /** The most likely action; null if none is possible. */
  main: TipoRegistroVista | null;
  /** At most two more. */
  second: TipoRegistroVista[];
  /** All possible actions, for the page of the others. */
  all: TipoRegistroVista[];
};

/** Distributes the possible actions to the buttons of the dock. The clock-out always has a button. */
export function dockOf(acciones: readonly number[], todos: readonly TipoRegistroVista[]): Dock {
  const all = acciones.flatMap((id) => todos.find((tipo) => tipo.id === id) ?? []);
  const [main = null, ...rest] = all;
  const leave = rest.filter(({ clase }) => clase === 'salida');
  const others = rest.filter(({ clase }) => clase !== 'salida' && clase !== 'proyecto');
  return { main, second: [...leave, ...others].slice(0, 2), all };
}

/** Whether an action needs input on the page of the others; otherwise one tap is enough. */
export function needsForm(tipo: TipoRegistroVista): boolean {
  return tipo.requiereProyecto || tipo.requiereObservaciones;
}

/**
 * The possible actions, the most likely one first, at a later minute than the answer: a pause comes near without another request.
 * If the company hides the plan, the server's order stays.
 */
export function accionesAt(hoy: HoyVista, todos: readonly TipoRegistroVista[], ahora: string): readonly number[] {
  const { situacion, previsto, acciones } = hoy;
  if (situacion !== 'trabajando' || previsto === null) return acciones;
  const tipos = todos.filter(({ id }) => acciones.includes(id));
  return accionesPosibles({ situacion, jornada: jornadaOf(hoy), previsto, tipos, ahora });
}

const FREE: ReadonlySet<string> = new Set(['libre', 'festivo', 'ausencia']);

/**
 * Whether nothing is expected now: the day is done or free, its shift was missed, a leave was told, or the hour to leave is far and no pause is
 * near. Clocking is still possible, but no button is highlighted.
 */
export function isQuiet(hoy: HoyVista, { salida, isMissed, ahora }: DayView, main: TipoRegistroVista | null): boolean {
  const { situacion, previsto } = hoy;
  if (situacion === 'trabajando')
    return main?.clase === 'salida' && salida !== null && salida.momento !== null && !isNear(salida.momento, ahora);
  return (
    isMissed || isLeaveTold(hoy) || situacion === 'terminada' || (situacion === 'fuera' && previsto !== null && FREE.has(previsto.motivo))
  );
}
