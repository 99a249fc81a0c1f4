import { createHmac, timingSafeEqual } from 'node:crypto';
import { hash as encode, hashRaw, parseOptions } from '@node-rs/argon2';
import { createTurns, TurnsFull } from './turns.ts';

/** Thrown if too many verifications wait, so that another one would time out. */
export { TurnsFull as PasswordQueueFull };

export type Passwords = {
  /**
   * The hash that is stored for a password. `owner` is the name that people type with it. Somebody with several accounts under one name gets
   * the same salt in all of them, so that a log-in needs one computation for all.
   * @throws TurnsFull when too many wait.
   */
  hash(password: string, owner?: string): Promise<string>;
  /**
   * With a null hash it takes as long as with a real one and answers false, so an unknown person looks like a wrong password.
   * @throws TurnsFull when too many wait.
   */
  verify(hashed: string | null, password: string): Promise<boolean>;
  /** The same for several accounts of one name: one turn, one computation for each salt among them, and at least one. */
  verifyAll(hashed: readonly (string | null)[], password: string): Promise<boolean[]>;
  /** Whether the stored hash has the salt of its owner. */
  hasSaltOf(hashed: string, owner: string): boolean;
};

/** The cost of a computation: KiB of memory, passes, lanes. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };
// Recommended by OWASP: argon2id (the library's default), 19 MiB, two passes, one lane.
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const SALT_BYTES = 16;

type Kept = { salt: Buffer; options: object; digest: Buffer | null };

/** Parts of `$argon2id$v=19$m=…,t=…,p=…$salt$digest`. */
function read(hashed: string): Kept {
  const [, , , , salt = '', digest = ''] = hashed.split('$');
  const { memoryCost, timeCost, parallelism, outputLen, algorithm, version } = parseOptions(hashed);
  const options = { memoryCost, timeCost, parallelism, outputLen, algorithm, version };
  return { salt: Buffer.from(salt, 'base64'), options, digest: Buffer.from(digest, 'base64') };
}

type Options = { maxWaiting?: number; key?: Uint8Array | undefined; cost?: PasswordCost | undefined };

/**
 * argon2id, one computation at a time, so that many log-ins do not take the processor from people who clock in. Further ones wait
 * their turn, at most `maxWaiting`. Salts of owners are derived from `key`; without a key every salt is random. `cost` is only
 * for tests that are not about hashing; no setting of the server changes it.
 */
export function createPasswords({ maxWaiting = 500, key, cost = COST }: Options = {}): Passwords {
  const nobody: Kept = { salt: Buffer.alloc(SALT_BYTES), options: cost, digest: null };
  const turns = createTurns({ atOnce: 1, maxWaiting });
  const saltOf = (owner: string | undefined): Buffer | null =>
    key && owner !== undefined ? createHmac('sha256', key).update(`salt ${owner}`).digest().subarray(0, SALT_BYTES) : null;

  async function verifyAll(hashed: readonly (string | null)[], password: string): Promise<boolean[]> {
    const kept = hashed.map((one): Kept => (one === null ? nobody : read(one)));
    const computed = new Map<string, Buffer>();
    const nameOf = ({ salt, options }: Kept): string => `${salt.toString('hex')} ${JSON.stringify(options)}`;
    // If there is a real hash to compute, the dummy hash is skipped. Otherwise the dummy is computed, so that it takes as long.
    const real = kept.filter(({ digest }) => digest !== null);
    for (const one of real.length > 0 ? real : [nobody]) {
      const name = nameOf(one);
      if (!computed.has(name)) computed.set(name, await hashRaw(password, { ...one.options, salt: one.salt }));
    }
    return kept.map((one) => {
      const found = computed.get(nameOf(one));
      return one.digest !== null && found?.length === one.digest.length && timingSafeEqual(found, one.digest);
    });
  }

  return {
    hash: (password, owner) =>
      turns.run(() => {
        const salt = saltOf(owner);
        return encode(password, salt ? { ...cost, salt } : cost);
      }),
    verify: async (hashed, password) => (await turns.run(() => verifyAll([hashed], password)))[0] ?? false,
    verifyAll: (hashed, password) => turns.run(() => verifyAll(hashed, password)),
    hasSaltOf: (hashed, owner) => saltOf(owner)?.equals(read(hashed).salt) ?? true,
  };
}
