import { timingSafeEqual } from 'node:crypto';
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

export function createTimeStamps({ vault, clock }: { vault: Pick<Vault, 'digest'>; clock: Clock }): TimeStamps {
  const signature = ({ entidadId, usuarioId }: Holder, seconds: string, kid?: string): string =>
    vault.digest(`sello:${entidadId}.${usuarioId}.${seconds}`, kid);
  return {
    sign(holder) {
      const seconds = String(Math.floor(clock.now().epochMilliseconds / 1000));
      return `${seconds}.${signature(holder, seconds)}`;
    },
    read(holder, stamp) {
      const match = /^(\d{1,11})\.([\w-]{1,64})\.([\w-]{43})$/.exec(stamp ?? '');
      if (!match) return null;
      const [, seconds = '', kid = '', mac = ''] = match;
      const given = Buffer.from(`${kid}.${mac}`);
      const wanted = Buffer.from(signatureBy(holder, seconds, kid));
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      return Temporal.Instant.fromEpochMilliseconds(Number(seconds) * 1000).toString();
    },
  };
  /** With an unknown key the result is empty, and no stamp matches it. */
  function signatureBy(holder: Holder, seconds: string, kid: string): string {
    try {
      return signature(holder, seconds, kid);
    } catch {
      return '';
    }
  }
}
