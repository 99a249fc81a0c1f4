import type { Attempts } from '../../platform/attempts.ts';
import type { Puesto } from './known-devices.ts';

/**
 * Within a quarter of an hour: what one place may order for one person and for anybody, and the mails that strangers together may send
 * somebody.
 */
const LIMITS = { person: 3, place: 30, mails: 6 };

export type MailOrders = ReturnType<typeof createMailOrders>;

/**
 * Mails that anybody may order for anybody, because nobody is signed in yet. Whoever orders too many has to wait. What strangers order keeps
 * nobody from theirs: where they have filled somebody's post, the person is answered as ever, and the links that were sent already still
 * open. These have to live longer than a quarter of an hour, therefore, and must not end each other.
 */
export function createMailOrders({ attempts, what }: { attempts: Attempts; what: string }) {
  /** @returns seconds to wait, and whether a mail is to go. The same for whoever does not exist. */
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
