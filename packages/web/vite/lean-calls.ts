import type { Plugin } from 'vite';

/** The parts of a call and of a feature that only servers, tests and the documentation need. */
const LEFT_OUT = {
  call: new Set('resumen entrada salida errores nuestra modulo maximoBytes tolera sinSimular soloTitular binaria flujo costosa'.split(' ')),
  // What `solicitudCalls` makes of these are the schemas of its calls.
  solicitudCalls: new Set(['datos', 'vista', 'nuevo', 'errores']),
  feature: new Set(['resumen', 'esquemas', 'campos', 'permisos', 'errores', 'auditoria', 'novedades']),
};
const PURE = '/* @__PURE__ */ ';

type Node = { type: string; start: number; end: number };
type Property = Node & { key?: { name?: string } };
type CallNode = Node & { callee: { name?: string; property?: { name?: string } }; arguments: (Node & { properties?: Property[] })[] };
type Edit = { start: number; end: number; text: string };

/** The fields to be removed from a declaration, each with the comma behind it. The declaration is the last argument. */
function fieldsOf(node: CallNode, leftOut: ReadonlySet<string>, code: string): Edit[] {
  const fields = (node.arguments.at(-1)?.properties ?? []).filter(({ key }) => leftOut.has(key?.name ?? ''));
  return fields.map(({ start, end }) => ({ start, end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0), text: '' }));
}

/** The edits in a part of a module, from its beginning to its end. */
function editsOf(value: unknown, code: string): Edit[] {
  if (typeof value !== 'object' || value === null) return [];
  const isCall = 'type' in value && value.type === 'CallExpression';
  const { callee, start } = value as CallNode;
  if (isCall && (callee.name === 'call' || callee.name === 'solicitudCalls'))
    return fieldsOf(value as CallNode, LEFT_OUT[callee.name], code);
  const below = Object.values(value).flatMap((part) => editsOf(part, code));
  const pure = { start, end: start, text: PURE };
  if (isCall && callee.name === 'feature') return [pure, ...fieldsOf(value as CallNode, LEFT_OUT.feature, code), ...below];
  return isCall && callee.property?.name === 'check' ? [pure, ...below] : below;
}

/** A module of the contract without the parts that only servers need. */
export function withoutSchemas(code: string, parse: (code: string) => unknown): string {
  return editsOf(parse(code), code)
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

/**
 * Removes from a built app the parts of the contract that a browser does not use: the app sends, and the server validates. Most
 * of zod goes with the schemas. A form that checks against a schema imports that schema by its name. The bundler removes an
 * unused schema only if it knows that the code has no side effects. The configuration says so for `z.string()`, and this file
 * does for the checks behind it.
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
