import pg from 'pg';
import { createAnalysis, type Known } from './analyse.ts';
import { readCatalogue, type PostgresCatalogue } from './catalogue.ts';
import { isNode, parseTree, type TreeNode, type TreeValue } from './node-tree.ts';
import { parameterOf } from './ts-type.ts';

/** What PostgreSQL says of a statement: the parameters in their order, and the columns. */
export type Described = { parameters: string[]; columns: (Known & { name: string })[] };

const PARAMETERS = `select parameter_types::oid[]::int[] as types, parameter_types::text[] as names from pg_prepared_statements where name = 'asked'`;

/** The query within the body of a function, which PostgreSQL has analysed: names are found, functions chosen, joins understood. */
function queryIn(value: TreeValue): TreeNode | undefined {
  if (Array.isArray(value)) return (value as TreeValue[]).map(queryIn).find((found) => found !== undefined);
  return isNode(value) ? value : undefined;
}

/** Sends several statements together. @returns the rows of the last one. */
async function send<R extends pg.QueryResultRow>(client: pg.Client, statements: string): Promise<R[]> {
  const results = (await client.query(statements)) as unknown as pg.QueryResult<R>[];
  return results.at(-1)?.rows ?? [];
}

/** `asked`: a name that is new. @throws Error if PostgreSQL refuses it, or would refuse its rows. */
async function describe(client: pg.Client, text: string, catalogue: PostgresCatalogue, asked: string): Promise<Described> {
  const { columnsOf, written, leftOut } = createAnalysis(catalogue);
  const [prepared] = await send<{ types: number[]; names: string[] }>(client, `prepare asked as ${text}\n; ${PARAMETERS}`);
  const { types = [], names = [] } = prepared ?? {};
  const made = `create function pg_temp.${asked}(${names.join(', ')}) returns void language sql begin atomic ${text}\n; end`;
  const body = `select prosqlbody::text as tree from pg_proc where oid = 'pg_temp.${asked}'::regproc`;
  const [kept] = await send<{ tree: string }>(client, `deallocate asked; ${made}; ${body}`);
  const query = queryIn(parseTree(kept?.tree ?? '()'));
  if (!query) throw new Error('PostgreSQL keeps nothing of it');
  const missing = leftOut(query);
  if (missing.length > 0) throw new Error(`leaves out ${missing.join(', ')}, which cannot be null and has no default`);
  const needed = written(query);
  const parameters = types.map((type, at) => {
    const taken = parameterOf(catalogue, type);
    return needed.has(at + 1) ? taken : `${taken} | null`;
  });
  return { parameters, columns: columnsOf(query) };
}

/**
 * Asks PostgreSQL for the types of statements. It prepares each, which tells the parameters, and makes a function of it, which keeps the
 * analysed query (`pg_proc.prosqlbody`). PostgreSQL 16 and later say in it which outer joins make a column null.
 * @throws Error with all that are refused, by their names: so after a change of the schema each place is known at once.
 */
export async function describeStatements(ownerUrl: string, texts: readonly string[], names = texts): Promise<Described[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const catalogue = await readCatalogue(client);
    const found: Described[] = [];
    const refused = new Set<string>();
    await client.query('begin');
    for (const [at, text] of texts.entries()) {
      await client.query('savepoint before');
      try {
        // Each function has a name of its own and goes with the transaction: PostgreSQL would look through all that have had the same one.
        found.push(await describe(client, text, catalogue, `asked_${at}`));
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        refused.add(`${names[at] ?? text}: ${error.message}`);
        await client.query('rollback to before');
      }
      await client.query('release before');
    }
    await client.query('rollback');
    if (refused.size > 0) throw new Error(`These statements must change (${refused.size}):\n${[...refused].join('\n')}`);
    return found;
  } finally {
    await client.end();
  }
}
