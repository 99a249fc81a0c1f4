import type { Attempts } from '../../platform/attempts.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Origen } from './known-devices.ts';
import { splitKnown, findMemberships, type Membership } from './reads.ts';

/**
 * Within a quarter of an hour: what one place may request for one person and for anybody, and how often strangers together may
 * request something for a person.
 */
const LIMITS = { person: 3, place: 30, strangers: 6 };

export type TakeMailOrder = ReturnType<typeof createMailOrders>;

/**
 * Mails that anybody may request for anybody, because nobody is signed in yet. A place with too many requests has to wait.
 * Requests by strangers do not block the person: even if strangers have used up the person's mails, the answer is the same, and
 * the links already sent still work. So these links must be valid for longer than a quarter of an hour, and must not end each
 * other.
 */
export function createMailOrders({ db, attempts }: { db: Database; attempts: Attempts }) {
  /** `what`: requests are counted by it. @returns seconds to wait, and the companies whose mail is to go. Nobody's takes as long. */
  return async (what: 'recovery' | 'acceso-mail', userName: string, from: Origen): Promise<{ wait: number; due: Membership[] }> => {
    const memberships = await findMemberships(db, userName);
    const { known, client } = splitKnown(memberships, userName, from);
    const wait = await attempts.take([
      { key: `${what}:${client}:${userName}`, limit: LIMITS.person },
      { key: `${what}-device:${client}`, limit: LIMITS.place },
    ]);
    if (wait > 0) return { wait, due: [] };
    if (known.length > 0 && known.length === memberships.length) return { wait: 0, due: known };
    const isFull = (await attempts.take([{ key: `${what}:${userName}`, limit: LIMITS.strangers }])) > 0;
    return { wait: 0, due: isFull ? known : memberships };
  };
}
