import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { ACCESOS_CONMUTABLES } from './ajustes.ts';
import type { Call } from './call.ts';
import { CODIGOS_ERROR } from './errores.ts';
import { factsOf, type AnyFeature } from './feature.ts';
import { CALLS, FEATURES } from './features.ts';
import { PERMISOS, PERMISOS_DE_ROL } from './permisos-de-rol.ts';

const names = FEATURES.map((of: AnyFeature) => factsOf(of).name);
const twice = (list: readonly string[]) => list.filter((one, index) => list.indexOf(one) !== index);

test('features and calls have names of their own, and no two calls the same address', () => {
  expect(twice(names)).toEqual([]);
  expect(twice(CALLS.map(({ id }) => id))).toEqual([]);
  expect(twice(CALLS.map(({ host, method, path }) => `${method} ${host} ${path}`))).toEqual([]);
});

test('a schema of the description has one meaning', () => {
  const schemas = FEATURES.flatMap((of: AnyFeature) => Object.entries(factsOf(of).esquemas ?? {}));
  const meanings = Map.groupBy(schemas, ([name]) => name);
  expect([...meanings].flatMap(([name, all]) => (new Set(all.map(([, schema]) => schema)).size > 1 ? [name] : []))).toEqual([]);
});

test('what a call says of errors, permissions and other features is known', () => {
  const permissions = CALLS.map(({ acceso }) => acceso).filter((acceso) => acceso !== 'none' && acceso !== 'sesion');
  expect(permissions.filter((permiso) => !(PERMISOS as readonly string[]).includes(permiso))).toEqual([]);
  expect(CALLS.flatMap(({ errores }) => errores).filter((code) => !(CODIGOS_ERROR as readonly string[]).includes(code))).toEqual([]);
  const reads = new Set(CALLS.map(({ id }) => id));
  expect(
    CALLS.flatMap(({ cambia = [] }) => (cambia === 'nada' ? [] : cambia)).filter((name) => !names.includes(name) && !reads.has(name)),
  ).toEqual([]);
  expect(ACCESOS_CONMUTABLES.filter((permiso) => !PERMISOS.includes(permiso))).toEqual([]);
});

test('what an answer brings is what that read answers', () => {
  const shapeOf = ({ salida }: Call): Record<string, unknown> => (salida as z.ZodMiniObject).shape;
  const bringing = CALLS.flatMap((one) => (one.trae ? [{ one, ...one.trae }] : []));
  expect(bringing.length).toBeGreaterThan(0);
  for (const { one, lectura, campo, por } of bringing) {
    const read = CALLS.find(({ path, method, escribe }) => path === lectura && method === 'GET' && !escribe);
    expect(campo === undefined ? one.salida : shapeOf(one)[campo], one.id).toBe(read?.salida);
    const input = por === undefined ? {} : { [por]: 1 };
    expect(read?.entrada.safeParse(input).success, one.id).toBe(true);
  }
});

test('a call carries what its feature is', () => {
  const call = CALLS.find(({ id }) => id === 'departamentos.guardar');
  expect(call).toMatchObject({ feature: 'departamentos', path: '/intranet/departamentos', acceso: 'departamentos.gestionar:all' });
});

test('a role has what the one below it has, and a kiosk nothing of it', () => {
  expect(PERMISOS_DE_ROL.responsable).toEqual(expect.arrayContaining([...PERMISOS_DE_ROL.empleado]));
  expect(PERMISOS_DE_ROL.admin).toEqual(expect.arrayContaining([...PERMISOS_DE_ROL.responsable]));
  expect(PERMISOS_DE_ROL.quiosco).toEqual(['quiosco.usar:all', 'visitas.registrar:all']);
  // Below admin, no role sees other people's records or runs the company.
  expect(PERMISOS_DE_ROL.empleado.filter((permiso) => !permiso.endsWith(':own'))).toEqual(['people.ver:all']);
  expect(PERMISOS_DE_ROL.responsable.filter((permiso) => permiso.endsWith(':all'))).toEqual(['people.ver:all']);
});
