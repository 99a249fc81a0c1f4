import type { Attempts } from '../../platform/attempts.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Origen } from './known-devices.ts';
import { apartOf } from './memberships.ts';
import { findMemberships, type Membership } from './repo.ts';

/** Tries within a quarter of an hour before an account, or a place, has to wait. */
const LIMITS = { account: 10, place: 100 };

/** Under what is counted how often a place asks for somebody's ways in. */
export const methodsKeyOf = (client: string): string => `metodos-device:${client}`;
/** Under what the tries for a name are counted, wherever they are made but on devices of its person. */
const nameKeyOf = (userName: string): string => `login:${userName}`;

export type Tries = ReturnType<typeof createTries>;
type Taken = {
  /** The companies whose password may be tried. */
  allowed: Membership[];
  /** The password was right for so many companies of the name. */
  succeed(opened: number): Promise<void>;
};

const refuse = (wait: number): never => {
  throw new AppError('login.demasiados-intentos', {
    params: { minutos: Math.ceil(wait / 60) },
    headers: { 'retry-after': String(wait) },
  });
};

/** How often passwords may be guessed: for a name, from a place, and apart from both on a device of its person. */
export function createTries({ db, attempts }: { db: Database; attempts: Attempts }) {
  return {
    /**
     * Takes a try for a name. On a device of its person it counts apart, for the companies that know the device: what strangers have used up
     * leaves these to try, and no other.
     * @throws AppError `login.demasiados-intentos`.
     */
    async take(userName: string, memberships: Membership[], from: Origen): Promise<Taken> {
      const { known, client } = apartOf(memberships, userName, from);
      const own = known.length > 0 ? [`${nameKeyOf(userName)}@${client}`] : [];
      const ofKnown: Taken = { allowed: known, succeed: () => attempts.succeed({ cleared: own, returned: [] }) };
      const waitApart = own.length > 0 ? await attempts.take(own.map((key) => ({ key, limit: LIMITS.account }))) : 0;
      if (waitApart > 0) return refuse(waitApart);
      if (own.length > 0 && known.length === memberships.length) return ofKnown;

      const [name, place] = [nameKeyOf(userName), `login-device:${from.client}`];
      const wait = await attempts.take([
        { key: name, limit: LIMITS.account },
        { key: place, limit: LIMITS.place },
      ]);
      if (wait > 0) return known.length > 0 ? ofKnown : refuse(wait);
      const succeed = (opened: number): Promise<void> => {
        // The password of one company, which anybody may have made, does not begin the count of the others anew.
        const isAll = opened === memberships.length;
        const returned = [...(isAll ? [] : [name]), place, methodsKeyOf(from.client)];
        return attempts.succeed({ cleared: [...own, ...(isAll ? [name] : [])], returned });
      };
      return { allowed: memberships, succeed };
    },

    /** Whoever reads the mail of an account is not the one who guesses at its password. Of other companies with that name it says nothing. */
    async forgive(userName: string): Promise<void> {
      if ((await findMemberships(db, userName)).length === 1) await attempts.succeed({ cleared: [nameKeyOf(userName)], returned: [] });
    },
  };
}
