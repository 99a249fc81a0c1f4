import { expect, test } from 'vitest';
import { ACCESOS_CONMUTABLES, MODULOS_EMPRESA } from './ajustes.ts';
import { CALLS } from './features.ts';
import { isOfUse, PERMISOS } from './permisos-de-rol.ts';

/** For what they see, not for whether they may call: the server's own rules look at them. */
const ASKED_BY_RULES = [
  'informe-proyectos.ver:all',
  'intranet.abrir:all',
  'mes.ver:all',
  'registros.ver:team',
  'registros.ver:all',
  'solicitudes.decidir:all',
];

test('every permission is asked for by a call, or by one of the rules that are known', () => {
  const asked = new Set<string>(CALLS.map(({ acceso }) => acceso));
  expect(PERMISOS.filter((permiso) => !asked.has(permiso)).toSorted()).toEqual(ASKED_BY_RULES.toSorted());
  expect(ACCESOS_CONMUTABLES.filter((acceso) => !asked.has(acceso))).toEqual([]);
});

test('a permission is of use while a part that asks for it is switched on', () => {
  expect(isOfUse('vacaciones.ver:own', [])).toBe(false);
  expect(isOfUse('vacaciones.ver:own', ['vacaciones'])).toBe(true);
  expect(isOfUse('informe-proyectos.ver:all', [])).toBe(false);
  expect(isOfUse('registros.fichar:own', [])).toBe(true);
  expect(PERMISOS.filter((permiso) => !isOfUse(permiso, MODULOS_EMPRESA))).toEqual([]);
});
