import { Counter, type Registry } from 'prom-client';

/** The outcome of one try to send to one device. `put-off`: its service asks to wait; `given-up`: it did so until the message was too old. */
const OUTCOMES = ['sent', 'dead', 'put-off', 'given-up', 'failed'] as const;
export type PushOutcome = (typeof OUTCOMES)[number];

/** `web`: a browser; `firebase`: the app of a phone. */
const PUSH_CHANNELS = ['web', 'firebase'] as const;
export type PushChannel = (typeof PUSH_CHANNELS)[number];

/** Counts the tries of this process. */
export function createPushMetrics(registry: Registry): (channel: PushChannel, outcome: PushOutcome) => void {
  const tries = new Counter({
    name: 'jornada_push_total',
    help: 'Tries to send a message to a device, by its channel and by what came of them',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
  });
  for (const channel of PUSH_CHANNELS) for (const outcome of OUTCOMES) tries.inc({ channel, outcome }, 0);
  return (channel, outcome) => tries.inc({ channel, outcome });
}
