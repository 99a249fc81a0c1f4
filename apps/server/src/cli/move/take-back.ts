import { Refusal } from '../backup/refusal.ts';
import { findFiles } from '../backup/files.ts';
import { openTables } from './guards.ts';
import { ELSEWHERE, withBoth, type Move } from './move.ts';
import { silently } from './side.ts';
import { decide, findArrival, findStanding } from './state.ts';

/**
 * Opens a company again at the source whose move has not come to its end, after the target has been told never to take it. @returns
 * its name. @throws Refusal if it has arrived, or is not being moved.
 */
export const takeBack = (options: Move): Promise<string> =>
  withBoth(options, async (source, target) => {
    const { company, from, to } = options;
    const { name, move, to: gone } = await findStanding(source, company);
    if (gone !== null) throw new Refusal(`Company ${company} has been moved to ${gone}: it can only be moved back from there.`);
    if (move === null) throw new Refusal(`Company ${company} is not being moved.`);
    await decide(target, { move, arrives: false });
    const arrival = await findArrival(target, move);
    if (arrival === null) throw new Refusal(ELSEWHERE);
    if (arrival === 'arrived')
      throw new Refusal(
        `Company ${company} has arrived at the other instance: run the command once more without --take-back to complete its move.`,
      );
    await openTables(source, company);
    await silently(source, company, () => source.query('update central.entidades set mudanza = null where entidad_id = $1', [company]));
    if (from.store.place !== to.store.place) {
      await source.query(`select set_config('jornada.entidad', $1, false)`, [String(company)]);
      for (const { key } of await findFiles(source, [company])) await to.store.remove(key);
    }
    return name;
  });
