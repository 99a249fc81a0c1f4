import type { Attempts } from '../../platform/attempts.ts';
import type { Clock } from '../../platform/clock.ts';
import { refuseFor } from '../../shared/take-try.ts';

/** Wrong tries within a quarter of an hour. */
const LIMITS = {
  /** With one name. Beyond it that person is stopped, and nobody else. */
  persona: 5,
  /** Without a name, one after the other, at one kiosk. */
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
/** Beyond the limits of a kiosk one try is taken in so many minutes: whoever guesses gets no further, and nobody is locked out. */
const MINUTES = { slowed: 1, alarmed: 5 };

type Kiosk = { entidadId: number; usuarioId: number };

const refuse = (wait: number): void => refuseFor(wait, 'quiosco.demasiados-intentos');

const companyKey = (entidadId: number): string => `quiosco:${entidadId}`;
const personKey = (entidadId: number, personaId: number): string => `quiosco-persona:${entidadId}:${personaId}`;
const keysOf = ({ entidadId, usuarioId }: Kiosk) => {
  const kiosk = `quiosco:${entidadId}:${usuarioId}`;
  return { kiosk, row: `${kiosk}:seguidos`, alarmed: `${kiosk}:alarma` };
};

/** How often a kiosk may try PINs, names and passwords. Every try is taken before it is made, so that tries at once count. */
export function createLimits(attempts: Attempts, clock: Clock) {
  async function take(keys: readonly { key: string; limit: number }[]): Promise<void> {
    refuse(await attempts.take(keys));
  }
  const isBeyond = async (...keys: { key: string; limit: number }[]): Promise<boolean> => (await attempts.take(keys)) > 0;

  /** The present stretch of so many minutes: its key, and the seconds until the next one. */
  function stretchOf(key: string, minutes: number): { key: string; seconds: number } {
    const [now, length] = [Math.floor(clock.now().epochMilliseconds / 1000), minutes * 60];
    return { key: `${key}:turno:${minutes}:${Math.floor(now / length)}`, seconds: length - (now % length) };
  }
  /** The one try of this stretch. @throws AppError `quiosco.demasiados-intentos` if somebody has made it. */
  async function takeTurn(kiosk: string, minutes: number): Promise<void> {
    const { key, seconds } = stretchOf(kiosk, minutes);
    if (await isBeyond({ key, limit: 1 })) refuse(seconds);
  }

  return {
    /**
     * A try of a PIN, after a name or without one. Wrong ones stop the person of that name, and slow the kiosk. What a slowed kiosk
     * sends in vain does not count for the company, so it cannot slow the others. @returns a function for a right PIN, after which this
     * try has not been one.
     * @throws AppError `quiosco.demasiados-intentos`.
     */
    async takePin(at: Kiosk, personaId: number | null): Promise<() => Promise<void>> {
      const { kiosk, row, alarmed } = keysOf(at);
      const company = companyKey(at.entidadId);
      const person = personaId === null ? null : personKey(at.entidadId, personaId);
      if (person) await take([{ key: person, limit: LIMITS.persona }]);
      const returned = [kiosk];
      const cleared = person ? [person] : [row];
      const ofKiosk = { key: kiosk, limit: LIMITS.kiosk };
      try {
        // A name makes a guess a thousand times harder, so only tries without one count one after the other.
        const isSlowed = await (person ? isBeyond(ofKiosk) : isBeyond({ key: row, limit: LIMITS.inARow }, ofKiosk));
        if (isSlowed) await takeTurn(kiosk, MINUTES.slowed);
        returned.push(company);
        if (await isBeyond({ key: company, limit: LIMITS.company })) {
          returned.push(alarmed);
          if (await isBeyond({ key: alarmed, limit: LIMITS.alarmed })) await takeTurn(kiosk, MINUTES.alarmed);
        }
      } catch (error) {
        // That somebody else guesses here is not the fault of the one who is named.
        if (person) await attempts.succeed({ cleared: [], returned: [person] });
        throw error;
      }
      return () => attempts.succeed({ cleared, returned });
    },

    /** Which of these kiosks wrong PINs have slowed. */
    async findSlowed(entidadId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
      const keys = new Map(ids.map((usuarioId) => [usuarioId, keysOf({ entidadId, usuarioId })]));
      const tries = await attempts.read([companyKey(entidadId), ...[...keys.values()].flatMap((one) => Object.values(one))]);
      const reaches = (key: string, limit: number): boolean => (tries.get(key) ?? 0) >= limit;
      const isAlarmed = reaches(companyKey(entidadId), LIMITS.company);
      const slowed = [...keys].filter(
        ([, { kiosk, row, alarmed }]) =>
          reaches(row, LIMITS.inARow) || reaches(kiosk, LIMITS.kiosk) || (isAlarmed && reaches(alarmed, LIMITS.alarmed)),
      );
      return new Set(slowed.map(([id]) => id));
    },

    /** Which of these people wrong PINs after their name have stopped. */
    async findStopped(entidadId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
      const tries = await attempts.read(ids.map((id) => personKey(entidadId, id)));
      return new Set(ids.filter((id) => (tries.get(personKey(entidadId, id)) ?? 0) >= LIMITS.persona));
    },

    /** Somebody has looked: the kiosk takes PINs as before. */
    freeKiosk: (at: Kiosk): Promise<void> => {
      const { kiosk, row, alarmed } = keysOf(at);
      const turns = Object.values(MINUTES).map((minutes) => stretchOf(kiosk, minutes).key);
      return attempts.succeed({ cleared: [kiosk, row, alarmed, ...turns], returned: [] });
    },
    /** The same for a person. */
    freePerson: (entidadId: number, personaId: number): Promise<void> =>
      attempts.succeed({ cleared: [personKey(entidadId, personaId)], returned: [] }),

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
