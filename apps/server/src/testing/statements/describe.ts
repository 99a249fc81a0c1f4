import pg from 'pg';
import { createAnalysis, type Known } from './analyse.ts';
import { readCatalogue } from './catalogue.ts';
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

/**
 * Asks PostgreSQL for the types of statements. It prepares each, which tells the parameters, and makes a function of it, which keeps the
 * analysed query (`pg_proc.prosqlbody`). PostgreSQL 16 and later say in it which outer joins make a column null.
 */
export async function describeStatements(ownerUrl: string, texts: readonly string[]): Promise<Described[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const catalogue = await readCatalogue(client);
    const { columnsOf, written } = createAnalysis(catalogue);
    const found: Described[] = [];
    await client.query('begin');
    for (const text of texts) {
      await client.query(`prepare asked as ${text}`);
      const [asked] = (await client.query<{ types: number[]; names: string[] }>(PARAMETERS)).rows;
      await client.query('deallocate asked');
      const { types = [], names = [] } = asked ?? {};
      await client.query(`create function pg_temp.asked(${names.join(', ')}) returns void language sql begin atomic ${text}\n; end`);
      const { rows } = await client.query<{ tree: string }>(
        `select prosqlbody::text as tree from pg_proc where oid = 'pg_temp.asked'::regproc`,
      );
      await client.query('drop function pg_temp.asked');
      const query = queryIn(parseTree(rows[0]?.tree ?? '()'));
      if (!query) throw new Error(`PostgreSQL keeps nothing of: ${text}`);
      const needed = written(query);
      const parameters = types.map((type, at) => {
        const taken = parameterOf(catalogue, type);
        return needed.has(at + 1) ? taken : `${taken} | null`;
      });
      found.push({ parameters, columns: columnsOf(query) });
    }
    await client.query('rollback');
    return found;
  } finally {
    await client.end();
  }
}
