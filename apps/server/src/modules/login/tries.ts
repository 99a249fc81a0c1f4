import type { Attempts } from '../../platform/attempts.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuseFor } from '../../shared/take-try.ts';
import type { Origen } from './known-devices.ts';
import { splitKnown, findMemberships, type Membership, methodsKeyOf } from './reads.ts';

/** Tries within a quarter of an hour before an account, or a place, has to wait. */
const LIMITS = { account: 10, place: 100 };

/** The key that counts the tries for a name, except on devices of its person. */
const nameKeyOf = (userName: string): string => `login:${userName}`;

export type Tries = ReturnType<typeof createTries>;
type Taken = {
  /** The companies whose password may be tried. */
  allowed: Membership[];
  /** The password was right for so many companies of the name. */
  succeed(opened: number): Promise<void>;
};

/** How often passwords may be tried: for a name, from a place, and separately on a device of the person. */
export function createTries({ db, attempts }: { db: Database; attempts: Attempts }) {
  return {
    /**
     * Takes a try for a name. On a device of the person it is counted separately, for the companies that know the device: these
     * can still be tried when strangers have used up the others. @throws AppError `login.demasiados-intentos`.
     */
    async take(userName: string, memberships: Membership[], from: Origen): Promise<Taken> {
      const { known, client } = splitKnown(memberships, userName, from);
      const own = known.length > 0 ? [`${nameKeyOf(userName)}@${client}`] : [];
      const ofKnown: Taken = { allowed: known, succeed: () => attempts.succeed({ cleared: own, returned: [] }) };
      const waitApart = own.length > 0 ? await attempts.take(own.map((key) => ({ key, limit: LIMITS.account }))) : 0;
      refuseFor(waitApart, 'login.demasiados-intentos');
      if (own.length > 0 && known.length === memberships.length) return ofKnown;

      const [name, place] = [nameKeyOf(userName), `login-device:${from.client}`];
      const wait = await attempts.take([
        { key: name, limit: LIMITS.account },
        { key: place, limit: LIMITS.place },
      ]);
      if (wait > 0 && known.length > 0) return ofKnown;
      refuseFor(wait, 'login.demasiados-intentos');
      const succeed = (opened: number): Promise<void> => {
        // Anybody can make a company, so its password does not reset the count of the others.
        const isAll = opened === memberships.length;
        const returned = [...(isAll ? [] : [name]), place, methodsKeyOf(from.client)];
        return attempts.succeed({ cleared: [...own, ...(isAll ? [name] : [])], returned });
      };
      return { allowed: memberships, succeed };
    },

    /**
     * A person who can read the account's mail is not guessing its password. This says nothing about other companies with that
     * name.
     */
    async forgive(userName: string): Promise<void> {
      if ((await findMemberships(db, userName)).length === 1) await attempts.succeed({ cleared: [nameKeyOf(userName)], returned: [] });
    },
  };
}
