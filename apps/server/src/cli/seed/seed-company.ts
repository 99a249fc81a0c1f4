import { findIds } from '../../modules/demo/company/ids.ts';
import { CONTRASENA } from '../../modules/demo/company/accounts.ts';
import { EMPRESA } from '../../modules/demo/company/settings.ts';
import { createEntidadesService } from '../../shared/company/configuration.ts';
import { readPerson } from '../../modules/registros/reads.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { createPasswords } from '../../platform/passwords.ts';
import { createSeeded, employ, findSeeded, roleIndexOf } from './company.ts';
import { giveRole } from './give-role.ts';
import { findAccounts, refreshStatistics, type SeedAccount } from './repo.ts';
import { playRole, type Role } from './role.ts';

export const SEED_PASSWORD = CONTRASENA;

/** About how many lines one transaction writes: enough to be fast, few enough to show progress. */
const LINES_AT_ONCE = 8000;
/** Transactions at the same time: while the database writes one, the next is prepared. */
const WRITERS = 2;
/** Any revision number will do: a command reads the current configuration. */
const ANY_REVISION = 0;

export type SeedOptions = {
  db: Database;
  clock: Clock;
  nombre: string;
  employees: number;
  months: number;
  besideRealData: boolean;
  /** After each transaction: people and lines written so far. */
  onProgress(done: { people: number; of: number; lines: number }): void;
};

export type Seeded = { entidadId: number; people: number; lines: number };

const numberOf = ({ userName }: SeedAccount): number => Number(userName.split('-').at(-1));

/** One role, and some of the people who get it. */
type Task = { role: Role; people: SeedAccount[] };

function* tasksOf(waiting: readonly SeedAccount[], play: (index: number) => Role): Generator<Task> {
  for (const [index, people] of Map.groupBy(waiting, (account) => roleIndexOf(numberOf(account)))) {
    const role = play(index);
    const size = Math.max(1, Math.floor(LINES_AT_ONCE / Math.max(1, role.eventos.length)));
    for (let start = 0; start < people.length; start += size) yield { role, people: people.slice(start, start + size) };
  }
}

/**
 * Makes or completes a company of made-up people, with the given months of records up to yesterday. People who have records are
 * not changed. The rules of the clock play 120 stories. Each employee gets one of them as their own log, with numbers and
 * canonical texts, and its projected days. @throws Refusal, see `findSeeded`.
 */
export async function seedCompany({ db, clock, nombre, employees, months, besideRealData, onProgress }: SeedOptions): Promise<Seeded> {
  const ahora = clock.now();
  const inicio = ahora.toZonedDateTimeISO(EMPRESA.zona).toPlainDate().subtract({ months }).toString();
  const entidadId = (await findSeeded(db, nombre, besideRealData)) ?? (await createSeeded(db, { nombre, inicio, ahora }));
  await employ(db, entidadId, { count: employees, inicio, passwordHash: await createPasswords().hash(SEED_PASSWORD) });

  const accounts = await db.tenant(entidadId, (tx) => findAccounts(tx, entidadId));
  const waiting = accounts.filter(({ isNew }) => isNew);
  const done: Seeded = { entidadId, people: 0, lines: 0 };
  const [first] = waiting;
  if (!first) return done;
  const empresa = await createEntidadesService({ db }).getConfiguration(entidadId, ANY_REVISION);
  const ids = await db.tenant(entidadId, (tx) => findIds(tx, entidadId));
  const nothing = { desde: inicio, hasta: inicio };
  const blank = await readPerson(db, { entidadId, personaId: first.id, eventos: nothing, dias: nothing, dia: null, clave: null });

  const tasks = tasksOf(waiting, (index) => playRole(index, { entidadId, empresa, ids, blank, inicio, ahora }));
  const writer = async (): Promise<void> => {
    for (const { role, people } of tasks) {
      const lines = await giveRole(db, entidadId, role, people);
      done.people += people.length;
      done.lines += lines;
      onProgress({ people: done.people, of: waiting.length, lines: done.lines });
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  await refreshStatistics(db);
  return done;
}
