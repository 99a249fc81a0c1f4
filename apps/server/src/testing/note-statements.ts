import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

// Set-up of the server's tests where `STATEMENTS` names a folder: each process notes there the texts of the named statements that it
// sends, each once, one to a line. `sent-statements.test.ts` asks another PostgreSQL about them.

type Send = (this: pg.Client, ...args: unknown[]) => unknown;
const IS_NOTED = Symbol.for('jornada.statements');
const client = pg.Client.prototype as unknown as { query: Send; [IS_NOTED]?: true };
const folder = process.env['STATEMENTS'];

/** The files of a worker share `pg`. */
if (folder && !client[IS_NOTED]) {
  const seen = new Set<string>();
  const { query } = client;
  client[IS_NOTED] = true;
  client.query = function send(...args) {
    const [said] = args as [{ name?: string; text?: string } | string | undefined];
    if (typeof said === 'object' && said.name && said.text && !seen.has(said.name)) {
      seen.add(said.name);
      appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(said.text)}\n`);
    }
    return query.apply(this, args);
  };
}
