import type { Instante } from '../horario/modelo.ts';

/** `programado`: its hour has not come. `caducado`: its hour is over. */
export const ESTADOS_COMUNICADO = ['borrador', 'programado', 'publicado', 'caducado', 'retirado'] as const;
export type EstadoComunicado = (typeof ESTADOS_COMUNICADO)[number];

/** `YYYY-MM-DDTHH:mm`: what a clock on the wall shows. */
export type HoraLocal = string;

/**
 * The instant at which the clock of a zone shows this hour. An hour that the clock leaves out in spring is taken as the one after it, so that
 * nothing comes too early; of one that comes twice in autumn the first counts.
 */
export const instanteDe = (local: HoraLocal, zona: string): Instante =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(zona, { disambiguation: 'compatible' }).toInstant().toString();

/** What the clock of a zone shows at an instant. */
export const horaLocalDe = (instante: Instante, zona: string): HoraLocal =>
  Temporal.Instant.from(instante).toZonedDateTimeISO(zona).toPlainDateTime().toString({ smallestUnit: 'minute' });

export type Plazo = { borrador: boolean; publica: Instante | null; caduca: Instante | null; retirado: Instante | null };

/** Where an announcement stands now. It is read from the hour of its publication on, and no longer from that of its expiry. */
export function estadoDeComunicado({ borrador, publica, caduca, retirado }: Plazo, ahora: Instante): EstadoComunicado {
  const isOver = (instante: Instante): boolean => Temporal.Instant.compare(instante, ahora) <= 0;
  if (borrador || publica === null) return 'borrador';
  if (retirado !== null) return 'retirado';
  if (!isOver(publica)) return 'programado';
  return caduca !== null && isOver(caduca) ? 'caducado' : 'publicado';
}
