import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import type { CorreccionVista } from '@jornada/contract/registros/vistas.ts';

/** The proposals of a matter that still wait. */
export function pendingOf({ correcciones }: Pick<AsuntoVista, 'correcciones'>): CorreccionVista[] {
  return correcciones.filter(({ estado }) => estado === 'pendiente');
}

/** Whether it waits in a closed month, where nobody can answer or withdraw it. */
export function isStuck(asunto: Pick<AsuntoVista, 'correcciones' | 'cerrado'>): boolean {
  return asunto.cerrado && pendingOf(asunto).length > 0;
}

/** When something last happened to a matter: its answer, otherwise its proposal. */
export function momentOf({ correcciones }: Pick<AsuntoVista, 'correcciones'>): string {
  const moments = correcciones.map(({ resueltaEl, propuestaEl }) => resueltaEl ?? propuestaEl);
  return moments.toSorted((a, b) => Temporal.Instant.compare(b, a))[0] ?? '';
}

/** How long ago: whole minutes, hours or days, in the largest unit that is not zero. */
export function agoOf(instante: string, ahora: string): { unit: 'ahora' | 'minuto' | 'hora' | 'dia'; count: number } {
  const minutes = Math.max(0, Math.floor(Temporal.Instant.from(instante).until(ahora).total('minutes')));
  if (minutes < 1) return { unit: 'ahora', count: 0 };
  if (minutes < 60) return { unit: 'minuto', count: minutes };
  if (minutes < 24 * 60) return { unit: 'hora', count: Math.floor(minutes / 60) };
  return { unit: 'dia', count: Math.floor(minutes / (24 * 60)) };
}

/**
 * The matter after this one, in the order of the list around it: the next one that still waits, otherwise the last one before it,
 * otherwise the first of the new ones; null if none is left.
 */
export function nextAfter(before: readonly { id: number }[], id: number, now: readonly { id: number }[]): number | null {
  const index = before.findIndex((one) => one.id === id);
  const waits = (one: { id: number }): boolean => one.id !== id && now.some((other) => other.id === one.id);
  const next = before.slice(index + 1).find(waits) ?? before.slice(0, Math.max(0, index)).findLast(waits) ?? now.find(waits);
  return next?.id ?? null;
}

/** The current state of a matter's proposals, from the list to which they moved; null if none of them is in it. */
export function resolvedVersionOf(asunto: AsuntoVista, resolved: readonly Pick<AsuntoVista, 'correcciones'>[]): AsuntoVista | null {
  const now = new Map(resolved.flatMap(({ correcciones }) => correcciones.map((one) => [one.id, one] as const)));
  if (!asunto.correcciones.some(({ id }) => now.has(id))) return null;
  return { ...asunto, puedeResponder: false, correcciones: asunto.correcciones.map((one) => now.get(one.id) ?? one) };
}
