import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import type { CorreccionVista } from '@jornada/contract/registros/vistas.ts';

/** The catalogue key that says what one side proposed for a day. */
export function titleKeyOf({ correcciones }: Pick<AsuntoVista, 'correcciones'>): string {
  const clases = new Set(correcciones.map(({ clase }) => clase));
  if (clases.size > 1 || correcciones.length > 2) return 'bandeja.que.varios';
  const [first] = correcciones;
  if (first?.clase === 'anulacion') return 'bandeja.que.anulacion';
  if (first?.clase === 'alta') return correcciones.length > 1 ? 'bandeja.que.dia' : 'bandeja.que.alta';
  return correcciones.length > 1 ? 'bandeja.que.varios' : 'bandeja.que.cambio';
}

/** How the matter stands as a whole: while one of its proposals waits, it waits. */
export function stateOf({ correcciones }: Pick<AsuntoVista, 'correcciones'>): CorreccionVista['estado'] {
  const estados = new Set(correcciones.map(({ estado }) => estado));
  return (['pendiente', 'desacuerdo', 'acordada'] as const).find((estado) => estados.has(estado)) ?? 'retirada';
}

/** The proposals of a matter that still wait. */
export function pendingOf({ correcciones }: Pick<AsuntoVista, 'correcciones'>): CorreccionVista[] {
  return correcciones.filter(({ estado }) => estado === 'pendiente');
}

/** Does it wait in a month that is closed, where nobody can answer it nor take it back? */
export function isStuck(asunto: Pick<AsuntoVista, 'correcciones' | 'cerrado'>): boolean {
  return asunto.cerrado && pendingOf(asunto).length > 0;
}

/** The latest moment that something happened to a matter: its answer, else its proposal. */
export function momentOf({ correcciones }: Pick<AsuntoVista, 'correcciones'>): string {
  const moments = correcciones.map(({ resueltaEl, propuestaEl }) => resueltaEl ?? propuestaEl);
  return moments.toSorted((a, b) => Temporal.Instant.compare(b, a))[0] ?? '';
}

/** Reasons given, each once. */
export function reasonsOf({ correcciones }: Pick<AsuntoVista, 'correcciones'>): string[] {
  return [...new Set(correcciones.flatMap(({ motivo }) => (motivo ? [motivo] : [])))];
}

/** How long ago: whole minutes, hours or days, the largest that is not nothing. */
export function agoOf(instante: string, ahora: string): { unit: 'ahora' | 'minuto' | 'hora' | 'dia'; count: number } {
  const minutes = Math.max(0, Math.floor(Temporal.Instant.from(instante).until(ahora).total('minutes')));
  if (minutes < 1) return { unit: 'ahora', count: 0 };
  if (minutes < 60) return { unit: 'minuto', count: minutes };
  if (minutes < 24 * 60) return { unit: 'hora', count: Math.floor(minutes / 60) };
  return { unit: 'dia', count: Math.floor(minutes / (24 * 60)) };
}

/**
 * Which matter comes after this one, in the list as it stood around it: the next that still waits, else the last one before, else
 * the first of what came meanwhile; null at the end of the work.
 */
export function nextAfter(before: readonly { id: number }[], id: number, now: readonly { id: number }[]): number | null {
  const index = before.findIndex((one) => one.id === id);
  const waits = (one: { id: number }): boolean => one.id !== id && now.some((other) => other.id === one.id);
  const next = before.slice(index + 1).find(waits) ?? before.slice(0, Math.max(0, index)).findLast(waits) ?? now.find(waits);
  return next?.id ?? null;
}

/** From when to when a proposed day would last, where a matter adds all of it; null where it is anything else. */
export function spanOfProposal({ correcciones }: Pick<AsuntoVista, 'correcciones'>): { inicio: string; fin: string } | null {
  const added = correcciones.flatMap(({ clase, momentoNuevo }) => (clase === 'alta' && momentoNuevo ? [momentoNuevo] : []));
  if (added.length < 2 || added.length < correcciones.length) return null;
  if (!correcciones.some(({ marca }) => marca === 'entrada') || !correcciones.some(({ marca }) => marca === 'salida')) return null;
  const [inicio, ...rest] = added.toSorted((a, b) => Temporal.Instant.compare(a, b));
  const fin = rest.at(-1);
  return inicio && fin ? { inicio, fin } : null;
}

/** How proposals of a matter stand now, in the words of the list that they moved to; null where none of them is in it. */
export function becameOf(asunto: AsuntoVista, resolved: readonly Pick<AsuntoVista, 'correcciones'>[]): AsuntoVista | null {
  const now = new Map(resolved.flatMap(({ correcciones }) => correcciones.map((one) => [one.id, one] as const)));
  if (!asunto.correcciones.some(({ id }) => now.has(id))) return null;
  return { ...asunto, puedeResponder: false, correcciones: asunto.correcciones.map((one) => now.get(one.id) ?? one) };
}
