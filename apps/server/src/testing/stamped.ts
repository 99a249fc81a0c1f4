import type { Vault } from '../platform/vault.ts';
import { createTimeStamps } from '../shared/time-stamps.ts';

/** The stamp that the server gave to a person or a kiosk at an instant. */
export const stampedAt = (
  { vault }: { vault: Pick<Vault, 'digest' | 'isDigestOf'> },
  holder: { entidadId: number; usuarioId: number | undefined },
  instant: string,
): string =>
  createTimeStamps({ vault, clock: { now: () => Temporal.Instant.from(instant) } }).sign({ ...holder, usuarioId: holder.usuarioId ?? 0 });
