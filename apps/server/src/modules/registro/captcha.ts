import { createHash, createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Clock } from '../../platform/clock.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** The effort of a task, about a second on a phone: `COUNTER` keys with `COST` rounds each. */
const COST = 2000;
const COUNTER = { min: 500, max: 1500 };
const LIFE_SECONDS = 20 * 60;

const OLVIDAR = statement('registro/captcha.OLVIDAR', 'delete from central.captchas_usados where caduca < $1');
const USAR = statement(
  'registro/captcha.USAR',
  'insert into central.captchas_usados (huella, caduca) values ($1, $2) on conflict do nothing returning caduca',
);

export type Captcha = ReturnType<typeof createCaptcha>;

function readPayload(text: string): Payload | null {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as Partial<Payload>;
    const isWhole =
      typeof challenge?.parameters === 'object' && typeof challenge.signature === 'string' && typeof solution?.counter === 'number';
    return isWhole && solution ? { challenge, solution } : null;
  } catch {
    return null;
  }
}

/**
 * A task for the device instead of a puzzle for the person (ALTCHA). It is made and checked here, with the key of the settings,
 * otherwise with keys derived from those of this installation. These still check tasks that were signed before a key was set.
 */
export function createCaptcha({ secrets, clock }: { secrets: Pick<Secrets, 'signing' | 'captcha'>; clock: Clock }) {
  const derived = secrets.signing.map(({ key }) => createHmac('sha256', key).update('altcha').digest('hex'));
  const keys = [...(secrets.captcha ? [secrets.captcha] : []), ...derived];
  const [current = ''] = keys;
  const seconds = (): number => Math.floor(clock.now().epochMilliseconds / 1000);

  const isSolved = async ({ challenge, solution }: Payload): Promise<boolean> => {
    for (const hmacSignatureSecret of keys) {
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret });
      if (verified) return true;
    }
    return false;
  };

  return {
    /** A new task. Its expiry, by the server's clock, is signed with it. */
    async create(): Promise<Challenge & { parameters: Record<string, unknown> }> {
      const { parameters, ...task } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(COUNTER.min, COUNTER.max),
        deriveKey,
        hmacSignatureSecret: current,
        data: { caduca: seconds() + LIFE_SECONDS },
      });
      return { ...task, parameters: { ...parameters } };
    },

    /** Checks the solution of one of our tasks, in time, without using it up. Garbage gives null. */
    async check(text: string): Promise<Payload | null> {
      const payload = readPayload(text);
      if (!payload) return null;
      const caduca = payload.challenge.parameters.data?.['caduca'];
      // Checked before computing anything from the input: only our own cost is acceptable.
      if (typeof caduca !== 'number' || caduca <= seconds() || payload.challenge.parameters.cost !== COST) return null;
      return (await isSolved(payload).catch(() => false)) ? payload : null;
    },

    /** Uses a solution up, within a transaction. False if it was used before, or is being used at the same moment. */
    async redeem(tx: Queryable, { challenge }: Payload): Promise<boolean> {
      await tx.query(OLVIDAR, [clock.now().toString()]);
      const huella = createHash('sha256')
        .update(challenge.signature ?? '')
        .digest();
      const caduca = Temporal.Instant.fromEpochMilliseconds(Number(challenge.parameters.data?.['caduca']) * 1000);
      return (await tx.query(USAR, [huella, caduca.toString()])).length > 0;
    },
  };
}
