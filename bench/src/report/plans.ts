/** What statements have read: pages of 8 KiB, in memory or not, and rows. */
export type Touched = { buffers: number; rows: number };

type Node = {
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
};

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Rows that a scan of a table read, discarded ones included. */
function rowsOf(node: Node): number {
  if (node['Relation Name'] === undefined) return 0;
  const each = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return each * (node['Actual Loops'] ?? 1);
}

/**
 * Sums up the messages of auto_explain about a call (`duration: … plan:` and JSON). The pages of a statement include those of the
 * statements in its functions. So pages are counted for the statements that were `sent`, and rows for all.
 */
export function addUp(notices: readonly string[], sent: ReadonlySet<string>): Touched {
  const total: Touched = { buffers: 0, rows: 0 };
  for (const notice of notices) {
    const json = /plan:\s*(\{[\s\S]*)$/.exec(notice)?.[1];
    if (json === undefined) continue;
    const { Plan: plan, 'Query Text': text } = JSON.parse(json) as { Plan: Node; 'Query Text': string };
    if (sent.has(text)) total.buffers += (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
    total.rows += nodesOf(plan).reduce((sum, node) => sum + rowsOf(node), 0);
  }
  return total;
}
