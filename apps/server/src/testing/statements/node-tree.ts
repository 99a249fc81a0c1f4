/** A node of PostgreSQL's analysed query, as `pg_node_tree` writes it: `{VAR :varno 1 …}`. */
export type TreeNode = { readonly kind: string; readonly fields: Readonly<Record<string, TreeValue>> };
/** Numbers, words and names are text; `<>` is null; a constant's bytes are a list of texts. */
export type TreeValue = string | null | TreeNode | readonly TreeValue[];

const TOKEN = /"(?:[^"\\]|\\[^])*"|[(){}]|(?:[^\s(){}\\]|\\[^])+/g;
const unescaped = (token: string): string => token.replaceAll(/\\([^])/g, '$1');

/** Reads a `pg_node_tree`. */
export function parseTree(text: string): TreeValue {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  function node(): TreeNode {
    const kind = tokens[at++] ?? '';
    const fields: Record<string, TreeValue> = {};
    while (tokens[at] !== '}') {
      const name = (tokens[at++] ?? '').slice(1);
      const values: TreeValue[] = [];
      while (tokens[at] !== '}' && !tokens[at]?.startsWith(':')) values.push(value());
      fields[name] = values.length === 1 ? (values[0] ?? null) : values;
    }
    at += 1;
    return { kind, fields };
  }
  function value(): TreeValue {
    const token = tokens[at++];
    if (token === undefined) throw new Error('The tree ends too early.');
    if (token === '{') return node();
    if (token === '(') {
      const items: TreeValue[] = [];
      while (tokens[at] !== ')') items.push(value());
      at += 1;
      return items;
    }
    if (token === '<>') return null;
    return token.startsWith('"') ? unescaped(token.slice(1, -1)) : unescaped(token);
  }
  return value();
}

export const isNode = (value: TreeValue | undefined): value is TreeNode => typeof value === 'object' && value !== null && 'kind' in value;
/** A field that is a list of nodes. */
export const nodesOf = (node: TreeNode, field: string): TreeNode[] => {
  const value = node.fields[field];
  return Array.isArray(value) ? (value as TreeValue[]).filter(isNode) : [];
};
export function nodeOf(node: TreeNode, field: string): TreeNode | null {
  const value = node.fields[field];
  return isNode(value) ? value : null;
}
export function textOfField(node: TreeNode, field: string): string {
  const value = node.fields[field];
  return typeof value === 'string' ? value : '';
}
export const numberOf = (node: TreeNode, field: string): number => Number(node.fields[field]);
/** A field that is a set of numbers: `(b 3 5)`. */
export function setOf(node: TreeNode, field: string): number[] {
  const value = node.fields[field];
  return Array.isArray(value) ? (value as TreeValue[]).slice(1).map(Number) : [];
}
