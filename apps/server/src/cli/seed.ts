import { parseArgs } from 'node:util';
import { createDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createPool } from '../platform/database/pool.ts';
import { monotonicMs, systemClock } from '../platform/clock.ts';
import { readSettings } from '../platform/settings.ts';
import { Refusal } from './backup/refusal.ts';
import { ROOT, withOwner } from './owner-access.ts';
import { runCommand } from './run-command.ts';
import { userNameOf } from './seed/names.ts';
import { SEED_PASSWORD, seedCompany } from './seed/seed-company.ts';

const say = (number: number): string => number.toLocaleString('en');

/** @throws Refusal for what is not a whole number from 1 to `most`. */
function countOf(text: string, name: string, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most) throw new Refusal(`--${name} takes a whole number from 1 to ${say(most)}.`);
  return number;
}

async function seed(
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

// npm run seed -- --employees N --months M [--company name] [--beside-real-data]
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      employees: { type: 'string', default: '1000' },
      months: { type: 'string', default: '3' },
      company: { type: 'string', default: 'Carga, S.A.' },
      'beside-real-data': { type: 'boolean', default: false },
    },
  });
  const options = {
    nombre: values.company,
    employees: countOf(values.employees, 'employees', 50_000),
    months: countOf(values.months, 'months', 36),
    besideRealData: values['beside-real-data'],
  };
  if (readSettings(process.env, ROOT).database && !options.besideRealData)
    throw new Refusal('An external PostgreSQL may hold real people: give --beside-real-data to write a made-up company into it.');
  await withOwner({ isAlone: false, mayCreate: true }, (ownerUrl) => seed(ownerUrl, options));
});
