import { hash, verify } from '@node-rs/argon2';

/** Thrown when so many verifications wait that another would only wait in vain. */
export class PasswordQueueFull extends Error {}

export type Passwords = {
  hash(password: string): Promise<string>;
  /** With a null hash it takes as long as with a real one, and answers false: an unknown person looks like a wrong password. */
  verify(hashed: string | null, password: string): Promise<boolean>;
};

// OWASP: argon2id (the library's default), 19 MiB, two passes, one lane.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * argon2id with one verification in flight: a storm of log-ins must not take the processor from those who clock in.
 * Further ones wait their turn, `maxWaiting` at most.
 */
export function createPasswords({ maxWaiting = 500 }: { maxWaiting?: number } = {}): Passwords {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let decoy: Promise<string> | undefined;

  async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
    if (waiting >= maxWaiting) throw new PasswordQueueFull();
    waiting += 1;
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      waiting -= 1;
    }
  }

  return {
    hash: (password) => hash(password, OPTIONS),
    verify: (hashed, password) =>
      oneAtATime(async () => {
        decoy ??= hash('nobody', OPTIONS);
        const matches = await verify(hashed ?? (await decoy), password);
        return matches && hashed !== null;
      }),
  };
}
