import { Unavailable } from '../http/unavailable.ts';
import { createTurns, TurnsFull } from '../turns.ts';
import { startDecoding, type DecodingProcess } from './decoding-process.ts';
import { LIMITS } from './limits.ts';
import { Refused, type DecodingAnswer, type Made, type DecodingTask } from './task.ts';

/**
 * Reads files of people, which may be made to harm, in processes of their own: few at once, with little memory and time, without the
 * server's keys, and after everybody who clocks.
 */
export type Decoder = {
  /**
   * @param owner whose file it is: a process that has read somebody's file reads none of other owners.
   * @throws Refused; Unavailable if too many wait or the server stops.
   */
  run<K extends DecodingTask['kind']>(owner: string, task: Extract<DecodingTask, { kind: K }>): Promise<Made[K]>;
  /** Ends what is under way. */
  close(): void;
};

type Resting = { owner: string; helper: DecodingProcess; timer: NodeJS.Timeout };

export function createDecoder(): Decoder {
  const turns = createTurns({ atOnce: LIMITS.atOnce, maxWaiting: LIMITS.waiting });
  const working = new Set<DecodingProcess>();
  let resting: Resting[] = [];
  let isClosed = false;

  function takeUp(owner: string): DecodingProcess {
    const found = resting.find((one) => one.owner === owner && one.helper.isFit());
    // Of the others so many stay that there are never more processes than files at once.
    const others = resting.filter((one) => one !== found);
    const leaving = others.splice(0, Math.max(0, working.size + 1 + others.length - LIMITS.atOnce));
    for (const { timer, helper } of leaving) {
      clearTimeout(timer);
      helper.end();
    }
    resting = others;
    clearTimeout(found?.timer);
    return found?.helper ?? startDecoding();
  }
  function layDown(owner: string, helper: DecodingProcess): void {
    if (isClosed || !helper.isFit()) return helper.end();
    helper.rest();
    const timer = setTimeout(() => {
      resting = resting.filter((one) => one.helper !== helper);
      helper.end();
    }, LIMITS.idleSeconds * 1000);
    timer.unref();
    resting.push({ owner, helper, timer });
  }

  async function work(owner: string, task: DecodingTask): Promise<DecodingAnswer> {
    if (isClosed) throw new Unavailable('late');
    const helper = takeUp(owner);
    working.add(helper);
    try {
      return await helper.ask(task);
    } catch (error) {
      helper.end();
      throw isClosed ? new Unavailable('late', error) : error;
    } finally {
      working.delete(helper);
      layDown(owner, helper);
    }
  }

  return {
    async run<K extends DecodingTask['kind']>(owner: string, task: Extract<DecodingTask, { kind: K }>): Promise<Made[K]> {
      const answer = await turns
        .run(() => work(owner, task))
        .catch((error: unknown) => {
          throw error instanceof TurnsFull ? new Unavailable('queue', error) : error;
        });
      if ('problem' in answer) throw new Refused(answer.problem);
      return answer.made as Made[K];
    },
    close() {
      isClosed = true;
      for (const helper of working) helper.end();
      for (const { timer, helper } of resting) {
        clearTimeout(timer);
        helper.end();
      }
      resting = [];
    },
  };
}
