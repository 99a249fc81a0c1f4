import { createDatabase } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { createPool } from '../../platform/database/pool.ts';
import { monotonicMs, systemClock } from '../../platform/clock.ts';
import { userNameOf } from './names.ts';
import { SEED_PASSWORD, seedCompany } from './seed-company.ts';

const say = (number: number): string => number.toLocaleString('en');

/** Writes the company, and tells in the terminal how far it is. */
export async function writeSeed(
  ownerUrl: string,
  options: { nombre: string; employees: number; months: number; besideRealData: boolean },
): Promise<void> {
  await migrate({ ownerUrl });
  const db = createDatabase(createPool({ url: ownerUrl, max: 3, patienceMs: 60_000, onError: (error) => console.error(error.message) }));
  const startedAt = monotonicMs();
  let said = startedAt;
  try {
    const { entidadId, people, lines } = await seedCompany({
      db,
      clock: systemClock,
      ...options,
      onProgress(done) {
        if (monotonicMs() - said < 2000) return;
        said = monotonicMs();
        const rate = Math.round(done.lines / ((said - startedAt) / 1000));
        console.log(`  ${say(done.people)} of ${say(done.of)} people, ${say(done.lines)} lines, ${say(rate)} lines a second`);
      },
    });
    const seconds = (monotonicMs() - startedAt) / 1000;
    if (people === 0) console.log(`${options.nombre} is there already, and everybody in it has records.`);
    else console.log(`${options.nombre}: ${say(people)} people and ${say(lines)} lines of the record in ${seconds.toFixed(1)} s.`);
    const [admin, manager, employee] = [1, 51, 2].map((number) => userNameOf(entidadId, number));
    const others = options.employees > 50 ? `${employee} (employee), ${manager} (manager)` : `${employee} (employee)`;
    console.log(`Sign in as ${options.employees > 1 ? `${others}, ` : ''}${admin} (admin), password ${SEED_PASSWORD}.`);
  } finally {
    await db.close();
  }
}
