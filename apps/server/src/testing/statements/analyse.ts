import type { PostgresCatalogue } from './catalogue.ts';
import { isNode, nodeOf, nodesOf, numberOf, setOf, textOfField, type TreeNode } from './node-tree.ts';
import { arrayOf, JSON_TYPES, textOf, tsTypeOf, unionOf } from './ts-type.ts';

/** Functions that give null for some arguments that are none, although PostgreSQL does not call them for null. */
const MAY_GIVE_NULL =
  /^(?:json_|jsonb_)(?:object_field|array_element|extract_path)|^(?:substring|regexp_|array_(?:length|lower|upper|position)|nullif|current_setting|to_reg|pg_get_|obj_description|instancia\.|central\.|range_|lower$|upper$)/;
/** Functions that never give null, although PostgreSQL calls them for null. */
const NEVER_NULL =
  /^(?:jsonb?_build_|concat|format$|now$|clock_timestamp$|count$|row_number$|rank$|dense_rank$|num_nonnulls$|num_nulls$|set_config$|pg_advisory|gen_random_uuid$|hashtext)/;
/** What the functions of the product say of themselves. */
const OWN_NEVER_NULL = new Set(
  ['leer_persona', 'leer_personas', 'leer_sueltos', 'escribir_registros', 'trozos_de'].map((name) => `instancia.${name}`),
);
const NAMES_OF_TEXT = new Set(['lower', 'upper']);
/** A query's `commandType`. */
const INSERT = 3;

/** What is known of a value. */
export type Known = { type: string; isNullable: boolean };
type Column = Known & { name: string };
type Scope = {
  query: TreeNode;
  outer: Scope | null;
  forced: Set<string>;
  reduced: Set<number>;
  recursive: Set<string>;
  /** The columns of queries within this one: each is asked for by every column that comes from it. */
  within: Map<TreeNode, Column[]>;
};

const keyOf = (node: TreeNode): string => `${numberOf(node, 'varno')}.${numberOf(node, 'varattno')}`;

/** Reads from PostgreSQL's analysed query of which type each column is, and whether it can be null. Where it cannot know, it can. */
export function createAnalysis(catalogue: PostgresCatalogue) {
  const functionOf = (id: number) => catalogue.functions.get(id) ?? { name: '', isStrict: false, outputs: [] };

  function canGiveNull(id: number, args: readonly Known[]): boolean {
    const { name, isStrict } = functionOf(id);
    if (OWN_NEVER_NULL.has(name) || NEVER_NULL.test(name)) return false;
    const isText = NAMES_OF_TEXT.has(name) && args[0]?.type === 'string';
    return !isStrict || (MAY_GIVE_NULL.test(name) && !isText) || args.some(({ isNullable }) => isNullable);
  }

  /** Which columns a condition that must hold keeps from being null. */
  function forcedBy(condition: TreeNode | null): TreeNode[] {
    if (!condition) return [];
    const { kind } = condition;
    if (kind === 'BOOLEXPR' && condition.fields['boolop'] === 'and') return nodesOf(condition, 'args').flatMap(forcedBy);
    if (kind === 'NULLTEST' && condition.fields['nulltesttype'] === '1')
      return [nodeOf(condition, 'arg')].filter(isNode).flatMap(strictVars);
    return strictVars(condition);
  }
  /** The columns without which an expression is null. */
  function strictVars(node: TreeNode): TreeNode[] {
    if (node.kind === 'VAR') return [node];
    if (node.kind === 'RELABELTYPE' || node.kind === 'COERCEVIAIO') return [nodeOf(node, 'arg')].filter(isNode).flatMap(strictVars);
    if (node.kind === 'SCALARARRAYOPEXPR') {
      // `x <> all (…)` holds for null too if the list is empty.
      return node.fields['useOr'] === 'true' ? nodesOf(node, 'args').slice(0, 1).flatMap(strictVars) : [];
    }
    const id = node.kind === 'OPEXPR' ? numberOf(node, 'opfuncid') : node.kind === 'FUNCEXPR' ? numberOf(node, 'funcid') : 0;
    return id && functionOf(id).isStrict ? nodesOf(node, 'args').flatMap(strictVars) : [];
  }
  /** Conditions that hold for every row: those of `where` and of inner joins. */
  function conditionsOf(node: TreeNode | null): TreeNode[] {
    if (!node || node.kind === 'RANGETBLREF') return [];
    const own = [nodeOf(node, 'quals')].filter(isNode);
    if (node.kind === 'FROMEXPR') return [...own, ...nodesOf(node, 'fromlist').flatMap(conditionsOf)];
    const [left, right] = [conditionsOf(nodeOf(node, 'larg')), conditionsOf(nodeOf(node, 'rarg'))];
    const kind = node.fields['jointype'];
    if (kind === '0') return [...own, ...left, ...right];
    return kind === '1' ? left : kind === '3' ? right : [];
  }

  function enter(query: TreeNode, outer: Scope | null, recursive: Set<string> = outer?.recursive ?? new Set()): Scope {
    const scope: Scope = { query, outer, forced: new Set(), reduced: new Set(), recursive, within: new Map() };
    const forced = conditionsOf(nodeOf(query, 'jointree'))
      .flatMap(forcedBy)
      .filter((node) => numberOf(node, 'varlevelsup') === 0);
    for (const node of forced) {
      scope.forced.add(keyOf(node));
      // A full join makes the other side null, too.
      const isFull = (join: number): boolean => nodesOf(query, 'rtable')[join - 1]?.fields['jointype'] === '2';
      for (const join of setOf(node, 'varnullingrels')) if (!isFull(join)) scope.reduced.add(join);
    }
    // What is written is not what the condition was about.
    const changed = numberOf(query, 'resultRelation');
    if (changed > 0) for (const target of nodesOf(query, 'targetList')) scope.forced.delete(`${changed}.${numberOf(target, 'resno')}`);
    return scope;
  }

  function columnsOf(query: TreeNode, outer: Scope | null, recursive?: Set<string>): Column[] {
    const found = outer?.within.get(query) ?? readColumns(query, outer, recursive);
    outer?.within.set(query, found);
    return found;
  }

  function readColumns(query: TreeNode, outer: Scope | null, recursive?: Set<string>): Column[] {
    const scope = enter(query, outer, recursive);
    const returning = nodesOf(query, 'returningList');
    const targets = (numberOf(query, 'commandType') === 1 ? nodesOf(query, 'targetList') : returning).filter(
      (target) => target.fields['resjunk'] === 'false',
    );
    const parts = nodeOf(query, 'setOperations') ? nodesOf(query, 'rtable').filter((entry) => entry.fields['rtekind'] === '1') : [];
    const branches = parts.flatMap((entry) => [nodeOf(entry, 'subquery')].filter(isNode)).map((branch) => columnsOf(branch, scope));
    return targets.map((target, at) => {
      const name = textOfField(target, 'resname');
      const same = branches.flatMap((columns) => columns[at] ?? []);
      if (same.length > 0) return { name, type: unionOf(same), isNullable: same.some(({ isNullable }) => isNullable) };
      const expression = nodeOf(target, 'expr');
      return { name, ...(expression ? know(expression, scope) : { type: 'unknown', isNullable: true }) };
    });
  }

  function tableColumn(relation: number, number: number): Known {
    const column = catalogue.columns.get(relation)?.get(number);
    if (!column) return { type: 'unknown', isNullable: true };
    const view = catalogue.views.get(relation);
    if (view !== undefined) {
      const query = (view as readonly TreeNode[]).find(isNode);
      const found = query && columnsOf(query, null)[number - 1];
      if (found) return found;
    }
    return { type: textOf(tsTypeOf(catalogue, column.type), column.literals), isNullable: !column.isNotNull };
  }

  function commonTable(name: string, scope: Scope | null, up: number): Column[] {
    let at = scope;
    for (let left = up; left > 0 && at; left -= 1) at = at.outer;
    const found = at && nodesOf(at.query, 'cteList').find((one) => one.fields['ctename'] === name);
    const query = found && nodeOf(found, 'ctequery');
    if (!at || !query) return [];
    // What a recursive one says of itself: as its first part says, if the others do not say less.
    if (at.recursive.has(name)) {
      const first = nodesOf(query, 'rtable').find((entry) => entry.fields['rtekind'] === '1');
      const branch = first && nodeOf(first, 'subquery');
      return branch ? columnsOf(branch, at) : [];
    }
    return columnsOf(query, at, new Set([...at.recursive, name]));
  }

  /** A column of what functions in `from` give: one each, or several that they name. */
  function functionColumn(entry: TreeNode, number: number): Known {
    let left = number;
    for (const one of nodesOf(entry, 'functions')) {
      const columns = setOf(one, 'funccoltypes');
      const call = nodeOf(one, 'funcexpr');
      const { name, outputs } = functionOf(call ? numberOf(call, 'funcid') : 0);
      const types = columns.length > 0 ? columns : outputs.length > 0 ? outputs : call ? [numberOf(call, 'funcresulttype')] : [];
      const type = types[left - 1];
      if (type !== undefined)
        return { type: tsTypeOf(catalogue, type), isNullable: !/^(?:generate_series|regexp_split_to_table)$/.test(name) };
      left -= numberOf(one, 'funccolcount');
    }
    return { type: 'number', isNullable: false };
  }

  function entryColumn(entry: TreeNode, number: number, scope: Scope): Known {
    const unknown = { type: 'unknown', isNullable: true };
    switch (entry.fields['rtekind']) {
      case '0':
        return tableColumn(numberOf(entry, 'relid'), number);
      case '1': {
        const query = nodeOf(entry, 'subquery');
        return (query && columnsOf(query, scope)[number - 1]) ?? unknown;
      }
      case '2': {
        const alias = nodesOf(entry, 'joinaliasvars')[number - 1];
        return alias ? know(alias, scope) : unknown;
      }
      case '3': {
        return functionColumn(entry, number);
      }
      case '5': {
        const rows = entry.fields['values_lists'];
        const values = Array.isArray(rows) ? (rows as TreeNode[][]).map((row) => row[number - 1]).filter(isNode) : [];
        const known = values.map((value) => know(value, scope));
        return { type: unionOf(known), isNullable: known.some(({ isNullable }) => isNullable) };
      }
      case '6':
        return commonTable(textOfField(entry, 'ctename'), scope, numberOf(entry, 'ctelevelsup'))[number - 1] ?? unknown;
      case '9': {
        const grouped = nodesOf(entry, 'groupexprs')[number - 1];
        return grouped ? know(grouped, scope) : unknown;
      }
      default:
        return unknown;
    }
  }

  function wholeRow(entry: TreeNode, scope: Scope): string {
    const eref = nodeOf(entry, 'eref');
    const names = (eref?.fields['colnames'] ?? []) as string[];
    return objectOf(names.map((name, at) => [name, entryColumn(entry, at + 1, scope)]));
  }

  const objectOf = (entries: [string, Known][]): string => `{ ${entries.map(([name, known]) => `${name}: ${inJson(known)}`).join('; ')} }`;
  const inJson = ({ type, isNullable }: Known): string =>
    `${type === 'Buffer' || type === 'Date' ? 'string' : type}${isNullable ? ' | null' : ''}`;

  function knowVar(node: TreeNode, from: Scope): Known {
    let scope: Scope | null = from;
    for (let up = numberOf(node, 'varlevelsup'); up > 0 && scope; up -= 1) scope = scope.outer;
    const entry = scope && nodesOf(scope.query, 'rtable')[numberOf(node, 'varno') - 1];
    if (!scope || !entry) return { type: 'unknown', isNullable: true };
    const { forced, reduced } = scope;
    const isOuter = setOf(node, 'varnullingrels').some((join) => !reduced.has(join));
    if (numberOf(node, 'varattno') === 0) return { type: wholeRow(entry, scope), isNullable: isOuter };
    const known = entryColumn(entry, numberOf(node, 'varattno'), scope);
    return { type: known.type, isNullable: !forced.has(keyOf(node)) && (known.isNullable || isOuter) };
  }

  function knowAggregate(node: TreeNode, scope: Scope): Known {
    const { name } = functionOf(numberOf(node, 'aggfnoid'));
    const isCounted = name === 'count';
    const args = nodesOf(node, 'args')
      .map((target) => nodeOf(target, 'expr'))
      .filter(isNode)
      .map((arg) => know(arg, scope));
    const isFull = nodesOf(scope.query, 'groupClause').length > 0 && !nodeOf(node, 'aggfilter');
    const collects = /^(?:jsonb?|array)_agg/.test(name);
    const isNullable = !isCounted && !(isFull && (collects || args.every((arg) => !arg.isNullable)));
    const type = tsTypeOf(catalogue, numberOf(node, 'aggtype'));
    const [first] = args;
    if (/^jsonb?_agg/.test(name) && first) return { type: arrayOf(inJson(first)), isNullable };
    if (name === 'array_agg' && first) return { type: arrayOf(`${first.type}${first.isNullable ? ' | null' : ''}`), isNullable };
    return { type: /^(?:min|max)$/.test(name) && first ? first.type : type, isNullable };
  }

  function knowFunction(node: TreeNode, scope: Scope): Known {
    const id = numberOf(node, 'funcid');
    const given = nodesOf(node, 'args');
    const args = given.map((arg) => know(arg, scope));
    const { name } = functionOf(id);
    const isNullable = canGiveNull(id, args);
    if (/^jsonb?_build_object$/.test(name)) {
      const list = given[0]?.kind === 'ARRAYEXPR' ? nodesOf(given[0], 'elements') : given;
      const pairs = list
        .filter((_, at) => at % 2 === 0)
        .map((key, at): [string, Known] => {
          const value = list[at * 2 + 1];
          return [know(key, scope).type.replaceAll("'", ''), value ? know(value, scope) : { type: 'unknown', isNullable: true }];
        });
      return { type: objectOf(pairs), isNullable: false };
    }
    if (/^(?:to_jsonb?|row_to_json)$/.test(name) && args[0]) return { type: inJson({ ...args[0], isNullable: false }), isNullable };
    return { type: tsTypeOf(catalogue, numberOf(node, 'funcresulttype')), isNullable };
  }

  function knowChoice(node: TreeNode, scope: Scope): Known {
    const whens = nodesOf(node, 'args')
      .map((when) => nodeOf(when, 'result'))
      .filter(isNode);
    const otherwise = nodeOf(node, 'defresult');
    const known = [...whens, ...(otherwise ? [otherwise] : [])].map((one) => know(one, scope));
    return { type: unionOf(known), isNullable: !otherwise || known.some(({ isNullable }) => isNullable) };
  }

  function knowSubquery(node: TreeNode, scope: Scope): Known {
    const kind = node.fields['subLinkType'];
    const query = nodeOf(node, 'subselect');
    if (kind === '0') return { type: 'boolean', isNullable: false };
    const [column] = query ? columnsOf(query, scope) : [];
    if (kind === '6') return { type: arrayOf(column?.type ?? 'unknown'), isNullable: false };
    if (kind !== '4' || !column || !query) return { type: 'boolean', isNullable: kind !== '2' || (column?.isNullable ?? true) };
    const isOne =
      (query.fields['hasAggs'] === 'true' && nodesOf(query, 'groupClause').length === 0 && !nodeOf(query, 'havingQual')) ||
      (nodesOf(query, 'rtable').length === 0 &&
        query.fields['hasTargetSRFs'] !== 'true' &&
        !nodeOf(nodeOf(query, 'jointree') ?? query, 'quals'));
    return { type: column.type, isNullable: column.isNullable || !isOne };
  }

  function know(node: TreeNode, scope: Scope): Known {
    const arg = (): Known => know(nodeOf(node, 'arg') ?? nodeOf(node, 'expr') ?? node, scope);
    const all = (field = 'args'): Known[] => nodesOf(node, field).map((one) => know(one, scope));
    const ts = (field: string): string => tsTypeOf(catalogue, numberOf(node, field));
    switch (node.kind) {
      case 'VAR':
        return knowVar(node, scope);
      case 'CONST':
        return { type: constant(node), isNullable: node.fields['constisnull'] === 'true' };
      case 'PARAM':
        return { type: ts('paramtype'), isNullable: true };
      case 'AGGREF':
        return knowAggregate(node, scope);
      case 'WINDOWFUNC': {
        const { name } = functionOf(numberOf(node, 'winfnoid'));
        return { type: ts('wintype'), isNullable: !NEVER_NULL.test(name) };
      }
      case 'FUNCEXPR':
        return knowFunction(node, scope);
      case 'OPEXPR':
        return { type: ts('opresulttype'), isNullable: canGiveNull(numberOf(node, 'opfuncid'), all()) };
      case 'SCALARARRAYOPEXPR':
      case 'BOOLEXPR':
        return { type: 'boolean', isNullable: all().some(({ isNullable }) => isNullable) };
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'GROUPINGFUNC':
        return { type: node.kind === 'GROUPINGFUNC' ? 'number' : 'boolean', isNullable: false };
      case 'SUBLINK':
        return knowSubquery(node, scope);
      case 'COALESCEEXPR':
      case 'MINMAXEXPR': {
        const known = all();
        return { type: unionOf(known), isNullable: known.every(({ isNullable }) => isNullable) };
      }
      case 'CASEEXPR':
        return knowChoice(node, scope);
      case 'NULLIFEXPR':
        return { type: all()[0]?.type ?? ts('opresulttype'), isNullable: true };
      case 'RELABELTYPE': {
        const known = arg();
        return { ...known, type: ts('resulttype') === 'string' ? known.type : ts('resulttype') };
      }
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
        return { type: ts('resulttype'), isNullable: arg().isNullable };
      case 'COLLATEEXPR':
        return arg();
      case 'ARRAYEXPR':
        return { type: arrayOf(unionOf(all('elements'))), isNullable: false };
      case 'SQLVALUEFUNCTION':
        return { type: ts('type'), isNullable: false };
      case 'SUBSCRIPTINGREF':
        return { type: ts('refrestype'), isNullable: true };
      default:
        return { type: 'resulttype' in node.fields ? ts('resulttype') : 'unknown', isNullable: true };
    }
  }

  function constant(node: TreeNode): string {
    const type = tsTypeOf(catalogue, numberOf(node, 'consttype'));
    const [, ...bytes] = (node.fields['constvalue'] ?? []) as string[];
    const name = catalogue.types.get(numberOf(node, 'consttype'))?.name ?? '';
    if (node.fields['constisnull'] === 'true') return 'never';
    if (JSON_TYPES.has(name)) return 'never';
    if (name !== 'text' && name !== 'unknown') return type;
    // The bytes stand between brackets. A text begins with its length, in four bytes; one that nobody has given a type ends with a zero.
    const all = Buffer.from(bytes.slice(1, -1).map((byte) => Number(byte) & 255));
    const text = name === 'text' ? all.subarray(4) : all.subarray(0, -1);
    return `'${text.toString('utf8').replaceAll("'", "\\'")}'`;
  }

  /** The table that a query writes; 0: none. */
  function writtenTable(query: TreeNode): number {
    const entry = nodesOf(query, 'rtable')[numberOf(query, 'resultRelation') - 1];
    return entry ? numberOf(entry, 'relid') : 0;
  }

  /** Columns that a query, or one within it, leaves out of its new rows although they cannot be null and have no default. */
  function leftOut(query: TreeNode): string[] {
    const within = nodesOf(query, 'cteList').flatMap((one) => leftOut(nodeOf(one, 'ctequery') ?? one));
    if (numberOf(query, 'commandType') !== INSERT) return within;
    const said = new Set(nodesOf(query, 'targetList').map((entry) => numberOf(entry, 'resno')));
    const columns = [...(catalogue.columns.get(writtenTable(query)) ?? [])];
    const missing = columns.filter(([number, { isNotNull, hasDefault }]) => isNotNull && !hasDefault && !said.has(number));
    return [...within, ...missing.map(([, { table, name }]) => `${table}.${name}`)];
  }

  /** What `insert … select` selects for a column. */
  function givenBy(query: TreeNode, value: TreeNode | null): TreeNode | null {
    const entry = value?.kind === 'VAR' ? nodesOf(query, 'rtable')[numberOf(value, 'varno') - 1] : undefined;
    const selected = entry?.fields['rtekind'] === '1' && numberOf(query, 'commandType') === INSERT ? nodeOf(entry, 'subquery') : null;
    if (!value || !selected || nodeOf(selected, 'setOperations')) return value;
    const target = nodesOf(selected, 'targetList')[numberOf(value, 'varattno') - 1];
    return (target && nodeOf(target, 'expr')) ?? value;
  }

  /** Parameters that are written into a column that cannot be null. */
  function written(query: TreeNode): Set<number> {
    const found = new Set<number>();
    const relation = writtenTable(query);
    for (const one of nodesOf(query, 'cteList')) for (const id of written(nodeOf(one, 'ctequery') ?? one)) found.add(id);
    if (!relation) return found;
    for (const entry of nodesOf(query, 'targetList')) {
      const value = givenBy(query, nodeOf(entry, 'expr'));
      if (value?.kind === 'PARAM' && catalogue.columns.get(relation)?.get(numberOf(entry, 'resno'))?.isNotNull)
        found.add(numberOf(value, 'paramid'));
    }
    return found;
  }

  return { columnsOf: (query: TreeNode) => columnsOf(query, null), written, leftOut };
}
