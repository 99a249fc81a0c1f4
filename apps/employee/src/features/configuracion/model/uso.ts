import type { SesionAbierta } from '@jornada/contract/sesiones.ts';

/** A session in use is renewed this often, in minutes. Its last use is not known more exactly. */
const RENEWED_MINUTES = 15;

export type Uso = { key: 'ahora' | 'cuarto' | 'hora' } | { key: 'horas' | 'dias'; count: number };

/** How long ago a session was used, as exactly as the server knows it: in whole hours or days from one hour on. */
export function usoOf({ esActual, ultimoUso }: Pick<SesionAbierta, 'esActual' | 'ultimoUso'>, ahora: string): Uso {
  if (esActual) return { key: 'ahora' };
  const minutes = Temporal.Instant.from(ultimoUso).until(ahora).total('minutes');
  if (minutes < RENEWED_MINUTES) return { key: 'cuarto' };
  if (minutes < 60) return { key: 'hora' };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { key: 'horas', count: hours } : { key: 'dias', count: Math.floor(hours / 24) };
}
