import { hash, verify } from '@node-rs/argon2';
import { createTurns, TurnsFull } from './turns.ts';

/** Thrown when so many verifications wait that another would only wait in vain. */
export { TurnsFull as PasswordQueueFull };

export type Passwords = {
  hash(password: string): Promise<string>;
  /**
   * With a null hash it takes as long as with a real one, and answers false: an unknown person looks like a wrong password.
   * @throws TurnsFull when too many wait.
   */
  verify(hashed: string | null, password: string): Promise<boolean>;
};

// OWASP: argon2id (the library's default), 19 MiB, two passes, one lane.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * argon2id with one verification in flight: a storm of log-ins must not take the processor from those who clock in.
 * Further ones wait their turn, `maxWaiting` at most.
 */
export function createPasswords({ maxWaiting = 500 }: { maxWaiting?: number } = {}): Passwords {
  const turns = createTurns({ atOnce: 1, maxWaiting });
  let decoy: Promise<string> | undefined;

  return {
    hash: (password) => hash(password, OPTIONS),
    verify: (hashed, password) =>
      turns.run(async () => {
        decoy ??= hash('nobody', OPTIONS);
        const matches = await verify(hashed ?? (await decoy), password);
        return matches && hashed !== null;
      }),
  };
}
