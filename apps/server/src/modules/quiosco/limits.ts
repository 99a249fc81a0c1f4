import { AppError } from '../../platform/http/app-error.ts';
import type { Attempts } from '../../platform/attempts.ts';

/** Wrong tries within a quarter of an hour. */
const LIMITS = {
  /** One after the other, at one kiosk. */
  inARow: 5,
  /** At one kiosk, whatever came between. */
  kiosk: 20,
  /** In a company. Beyond it somebody is guessing at several kiosks. */
  company: 100,
  /** At one kiosk, while somebody is guessing in the company: honest people at the others still have a try to lose. */
  alarmed: 3,
  /** Passwords at one kiosk. */
  password: 5,
};

type Kiosk = { entidadId: number; usuarioId: number };

const refuse = (wait: number): never => {
  throw new AppError('quiosco.demasiados-intentos', {
    params: { minutos: Math.ceil(wait / 60) },
    headers: { 'retry-after': String(wait) },
  });
};

/** How often a kiosk may try PINs, names and passwords. Every try is taken before it is made, so that tries at once count. */
export function createLimits(attempts: Attempts) {
  async function take(keys: readonly { key: string; limit: number }[]): Promise<void> {
    const wait = await attempts.take(keys);
    if (wait > 0) refuse(wait);
  }

  return {
    /**
     * A try of a PIN. What a locked kiosk sends does not count for the company, so it cannot lock the others. @returns a function
     * for a right PIN, after which this try has not been one.
     * @throws AppError `quiosco.demasiados-intentos`.
     */
    async takePin({ entidadId, usuarioId }: Kiosk): Promise<() => Promise<void>> {
      const [company, kiosk] = [`quiosco:${entidadId}`, `quiosco:${entidadId}:${usuarioId}`];
      const [row, alarmed] = [`${kiosk}:seguidos`, `${kiosk}:alarma`];
      await take([
        { key: row, limit: LIMITS.inARow },
        { key: kiosk, limit: LIMITS.kiosk },
      ]);
      const isAlarmed = (await attempts.take([{ key: company, limit: LIMITS.company }])) > 0;
      if (isAlarmed) await take([{ key: alarmed, limit: LIMITS.alarmed }]);
      return () => attempts.succeed({ cleared: [row], returned: [kiosk, company, ...(isAlarmed ? [alarmed] : [])] });
    },

    /** A try of the kiosk's password. @returns as `takePin`. */
    async takePassword({ entidadId, usuarioId }: Kiosk): Promise<() => Promise<void>> {
      const key = `quiosco-password:${entidadId}:${usuarioId}`;
      await take([{ key, limit: LIMITS.password }]);
      return () => attempts.succeed({ cleared: [key], returned: [] });
    },

    /** Anything else of which a device or a person makes only so much in a quarter of an hour. */
    takeOne: (key: string, limit: number): Promise<void> => take([{ key, limit }]),
    /** As `takeOne`, for what only counts if it fails. */
    giveBack: (key: string): Promise<void> => attempts.succeed({ cleared: [], returned: [key] }),
  };
}
export type Limits = ReturnType<typeof createLimits>;
