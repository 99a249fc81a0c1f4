import { monotonicMs, type Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FileDesk } from '../../shared/files.ts';
import type { DemoWriters } from '../../shared/module.ts';
import { EMPRESA } from './company/settings.ts';
import { fillGap } from './fill-gap.ts';
import { createPlayer } from './play.ts';

export { describeDemo } from './describe.ts';
export { createPlayer } from './play.ts';

/** Thirteen months and the current one, so that the same month of last year is complete. */
const MONTHS = 13;

/** How many people are told of at once. */
const SOME = 15;

type Options = {
  db: Database;
  clock: Clock;
  features: DemoWriters;
  /** Where its documents are kept; left out: it has none. */
  files?: Pick<FileDesk, 'store' | 'companyBytes'> | undefined;
  say(line: string): void;
  /** Called when those whom people try are complete: the server may answer. */
  onUsable?: () => void;
};

/** Makes the demo company at the first start, fills in all days up to yesterday at every start, and plays today up to now. */
export async function seedDemo({ db, clock, features, files, say, onUsable = () => undefined }: Options): Promise<void> {
  const startedAt = monotonicMs();
  const onStart = (): void => say(`Making the demo company ${EMPRESA.nombre} with thirteen months of records. This happens once.`);
  const today = clock.now().toZonedDateTimeISO(EMPRESA.zona).toPlainDate();
  const inicio = today.subtract({ months: MONTHS }).with({ day: 1 }).toString();
  const player = createPlayer({ db, clock });
  await player.play(true);
  const onFilled = (filled: number, of: number): void => {
    if (of >= SOME && filled % SOME === 0 && filled < of) say(`Demo company: ${filled} of ${of} other people have their records.`);
  };
  const { lineas } = await fillGap({ db, clock, inicio, features, files, onStart, onUsable, onFilled });
  const seconds = ((monotonicMs() - startedAt) / 1000).toFixed(1);
  if (lineas > 0) say(`Demo company: ${lineas} lines of the record written up to yesterday (${seconds} s).`);
  await player.play();
}
