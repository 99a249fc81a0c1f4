import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { monotonicMs } from '@jornada/server/platform/clock.ts';
import { createPhone } from '@jornada/server/testing/phone.ts';
import type { TestCompany } from '@jornada/server/testing/test-company.ts';

export type Clocking = { confirmed: Map<string, number>; at: number[]; refused: number; stop(): Promise<void> };

/**
 * Everybody clocks as fast as the server answers, and sends again what it did not confirm, under the same key. `confirmed`: the id
 * that each key was given; `at`: when, in milliseconds.
 */
export async function startClocking(origin: string, people: readonly string[], tipos: TestCompany['tipos']): Promise<Clocking> {
  const phones = people.map((userName, index) => createPhone({ origin: () => origin, userName, address: `10.2.0.${index}` }));
  for (const phone of phones) {
    const { status, code } = await phone.signIn();
    if (status !== 200) throw new Error(`nobody signs in: ${status} ${code}`);
  }
  const cycle = [tipos.entrada, tipos.cafe, tipos.volverCafe, tipos.salida];
  const over = new AbortController();
  const clocking: Clocking = { confirmed: new Map(), at: [], refused: 0, stop };
  const work = phones.map(async (phone) => {
    for (let step = 0; !over.signal.aborted; step += 1) {
      const key = randomUUID();
      for (;;) {
        const { status, content, code } = await phone.clock(cycle[step % cycle.length] ?? tipos.entrada, key);
        if (status === 200 && content) {
          clocking.confirmed.set(key, content.registro.id);
          clocking.at.push(monotonicMs());
          break;
        }
        if (status !== 0 && status !== 503) throw new Error(`refused: ${status} ${code}`);
        clocking.refused += 1;
        await delay(50);
      }
    }
  });
  async function stop(): Promise<void> {
    over.abort();
    await Promise.all(work);
  }
  return clocking;
}
