import type { Plugin } from 'vite';

/** What only servers, tests and the documentation need to know of a call, and of a feature. */
const LEFT_OUT = {
  call: new Set('resumen entrada salida errores nuestra modulo maximoBytes tolera sinSimular soloTitular binaria flujo costosa'.split(' ')),
  feature: new Set(['resumen', 'esquemas', 'permisos', 'errores', 'auditoria', 'novedades']),
};
const PURE = '/* @__PURE__ */ ';

type Node = { type: string; start: number; end: number };
type Property = Node & { key?: { name?: string } };
type CallNode = Node & { callee: { name?: string; property?: { name?: string } }; arguments: (Node & { properties?: Property[] })[] };
type Edit = { start: number; end: number; text: string };

/** The fields of a declaration that go, each with the comma behind it. It is the last argument. */
function fieldsOf(node: CallNode, leftOut: ReadonlySet<string>, code: string): Edit[] {
  const fields = (node.arguments.at(-1)?.properties ?? []).filter(({ key }) => leftOut.has(key?.name ?? ''));
  return fields.map(({ start, end }) => ({ start, end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0), text: '' }));
}

/** What changes in a part of a module, from its beginning to its end. */
function editsOf(value: unknown, code: string): Edit[] {
  if (typeof value !== 'object' || value === null) return [];
  const isCall = 'type' in value && value.type === 'CallExpression';
  const { callee, start } = value as CallNode;
  if (isCall && callee.name === 'call') return fieldsOf(value as CallNode, LEFT_OUT.call, code);
  const below = Object.values(value).flatMap((part) => editsOf(part, code));
  const pure = { start, end: start, text: PURE };
  if (isCall && callee.name === 'feature') return [pure, ...fieldsOf(value as CallNode, LEFT_OUT.feature, code), ...below];
  return isCall && callee.property?.name === 'check' ? [pure, ...below] : below;
}

/** A module of the contract without what only servers need of its calls. */
export function withoutSchemas(code: string, parse: (code: string) => unknown): string {
  return editsOf(parse(code), code)
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

/**
 * Leaves out of a built app what a browser does not do with the contract: it sends, and the server validates. With the schemas goes most
 * of zod; a form that holds what is typed against a schema imports that one by its name. A schema that nobody imports must be seen to do
 * nothing: of `z.string()` the configuration says so, of the checks behind it this file does.
 */
export function leanCalls(): Plugin {
  return {
    name: 'jornada-lean-calls',
    apply: 'build',
    transform: {
      filter: { id: /packages[\\/]contract[\\/]src[\\/]/, code: /zod\/mini|feature\(/ },
      handler(code) {
        return withoutSchemas(code, (text) => this.parse(text));
      },
    },
  };
}
