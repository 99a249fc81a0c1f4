import type { Clock } from '../platform/clock.ts';
import type { Vault } from '../platform/vault.ts';
import type { Sesion } from './sesion.ts';

/** Who is signed in: a person, or a kiosk. */
type Holder = Pick<Sesion, 'entidadId' | 'usuarioId'>;

/**
 * The server's time, signed for one person or kiosk. A device keeps the last one, and sends it with what it records without a network: that was not
 * made before. A stamp does not expire; the company says how old it may be.
 */
export type TimeStamps = {
  /** `seconds.key.signature` */
  sign(holder: Holder): string;
  /** The instant of a stamp; null for one that is missing, forged, of somebody else, or of a key that is gone. */
  read(holder: Holder, stamp: string | null | undefined): string | null;
};

const subject = ({ entidadId, usuarioId }: Holder, seconds: string): string => `sello:${entidadId}.${usuarioId}.${seconds}`;

export function createTimeStamps({ vault, clock }: { vault: Pick<Vault, 'digest' | 'isDigestOf'>; clock: Clock }): TimeStamps {
  return {
    sign(holder) {
      const seconds = String(Math.floor(clock.now().epochMilliseconds / 1000));
      return `${seconds}.${vault.digest(subject(holder, seconds))}`;
    },
    read(holder, stamp) {
      const match = /^(\d{1,11})\.(.+)$/.exec(stamp ?? '');
      if (!match) return null;
      const [, seconds = '', digest = ''] = match;
      if (!vault.isDigestOf(digest, subject(holder, seconds))) return null;
      return Temporal.Instant.fromEpochMilliseconds(Number(seconds) * 1000).toString();
    },
  };
}
