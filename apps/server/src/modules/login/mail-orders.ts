import type { Attempts } from '../../platform/attempts.ts';
import type { Puesto } from './known-devices.ts';

/**
 * Within a quarter of an hour: what one place may request for one person and for anybody, and how many mails strangers together
 * may cause for a person.
 */
const LIMITS = { person: 3, place: 30, mails: 6 };

export type MailOrders = ReturnType<typeof createMailOrders>;

/**
 * Mails that anybody may request for anybody, because nobody is signed in yet. A place with too many requests has to wait.
 * Requests by strangers do not block the person: even if strangers have used up the person's mails, the answer is the same, and
 * the links already sent still work. So these links must be valid for longer than a quarter of an hour, and must not end each
 * other.
 */
export function createMailOrders({ attempts, what }: { attempts: Attempts; what: string }) {
  /** @returns seconds to wait, and whether to send a mail. The same for a person who does not exist. */
  return async (userName: string, { client, isKnown }: Puesto): Promise<{ wait: number; isDue: boolean }> => {
    const wait = await attempts.take([
      { key: `${what}:${client}:${userName}`, limit: LIMITS.person },
      { key: `${what}-device:${client}`, limit: LIMITS.place },
    ]);
    if (wait > 0) return { wait, isDue: false };
    if (isKnown) return { wait: 0, isDue: true };
    return { wait: 0, isDue: (await attempts.take([{ key: `${what}:${userName}`, limit: LIMITS.mails }])) === 0 };
  };
}
