import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, it } from 'vitest';
import { parseSync } from 'vite';
import { withoutSchemas } from './lean-calls.ts';

const lean = (code: string): string => withoutSchemas(code, (text) => parseSync('a.js', text).program);

it('a call keeps what it takes to send it', () => {
  const code = `const a = call({ host: 'instance', ...comun, resumen: 'Says, so.', entrada: z.strictObject({ a: b.check(c) }), salida: nada, errores: ['x'] });`;
  expect(lean(code)).toBe(`const a = call({ host: 'instance', ...comun,     });`);
});

it('what makes the calls of a kind of requests keeps their paths, and none of its schemas', () => {
  const code = `const a = { ...solicitudCalls({ base: '/b', acceso: 'b.ver:own', eliminar: '/b/e', datos, vista: c, nuevo, errores: E }) };`;
  expect(lean(code)).toBe(`const a = { ...solicitudCalls({ base: '/b', acceso: 'b.ver:own', eliminar: '/b/e',     }) };`);
});

it('a feature keeps its calls, and goes where nobody imports it', () => {
  const code = `const a = feature('a', { permisos: { 'ver:own': ['admin'] }, errores: { x: 404 }, llamadas: { b: call({ path: '/b', resumen: 'B.' }) } });`;
  expect(lean(code)).toBe(`const a = /* @__PURE__ */ feature('a', {   llamadas: { b: call({ path: '/b',  }) } });`);
});

it('a schema with checks is marked as doing nothing, so that it goes where nobody imports it', () => {
  expect(lean('const id = z.int().check(z.minimum(0));')).toBe('const id = /* @__PURE__ */ z.int().check(z.minimum(0));');
});

it('of the real calls nothing is left that validates', () => {
  const source = stripTypeScriptTypes(readFileSync(new URL('../../contract/src/auth.ts', import.meta.url), 'utf8'));
  const text = lean(source);
  // A schema in the same file as the calls stays with the calls that use it.
  const callsIn = (code: string): string => code.slice(code.indexOf('export const auth ='));
  expect(callsIn(source)).toMatch(/z\.\w+\(/);
  expect(callsIn(text)).not.toMatch(/z\.\w+\(/);
  expect(text.match(/path: '[^']+'/g)).toEqual(source.match(/path: '[^']+'/g));
});
