import { Counter, type Registry } from 'prom-client';

/** The outcome of one try to send to one browser. `put-off`: its service asks to wait; `given-up`: it did so until the message was too old. */
export const OUTCOMES = ['sent', 'dead', 'put-off', 'given-up', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Counts the tries of this process. */
export function createPushMetrics(registry: Registry): (outcome: Outcome) => void {
  const tries = new Counter({
    name: 'jornada_push_total',
    help: 'Tries to send a message to a browser, by what came of them',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of OUTCOMES) tries.inc({ outcome }, 0);
  return (outcome) => tries.inc({ outcome });
}
