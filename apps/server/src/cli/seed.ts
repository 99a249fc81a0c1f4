import { parseArgs } from 'node:util';
import { readSettings } from '../platform/settings.ts';
import { Refusal } from './backup/refusal.ts';
import { ROOT, withOwner } from './owner-access.ts';
import { runCommand } from './run-command.ts';

/** @throws Refusal for what is not a whole number from 1 to `most`. */
function countOf(text: string, name: string, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new Refusal(`--${name} takes a whole number from 1 to ${most.toLocaleString('en')}.`);
  return number;
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
  // It loads the server, which takes seconds: what is asked for wrongly is said before.
  const { writeSeed } = await import('./seed/write-seed.ts');
  await withOwner({ isAlone: false, mayCreate: true }, (ownerUrl) => writeSeed(ownerUrl, options));
});
