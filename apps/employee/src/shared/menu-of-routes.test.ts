import { expect, test } from 'vitest';
import { IconFolder } from '@jornada/ui/icons.ts';
import { createPerfil } from '@jornada/testkit';
import { entriesOf, type RouteEntry } from './menu-of-routes.ts';

const entry: RouteEntry = { clave: 'a.titulo', grupo: 'empresa', icon: IconFolder };
const routes = (menu?: RouteEntry) => ({ '/a': { options: menu ? { staticData: { menu } } : {} }, '/b': { options: {} } });

test("a route's menu entry is shown to the right people, with its number", () => {
  const perfil = createPerfil({ EsAdmin: true, Insignias: { b: 3 } });
  expect(entriesOf(routes(entry), perfil)).toEqual([{ ...entry, ruta: '/a', insignia: null }]);
  expect(entriesOf(routes(entry), createPerfil({ Insignias: { a: 3 } }))).toMatchObject([{ insignia: 3 }]);
  expect(entriesOf(routes({ ...entry, visible: ({ EsAdmin }) => !EsAdmin }), perfil)).toEqual([]);
  expect(entriesOf(routes({ ...entry, modulo: 'wiki' }), perfil)).toHaveLength(1);
  expect(entriesOf(routes({ ...entry, modulo: 'wiki' }), createPerfil({ Modulos: ['chat'] }))).toEqual([]);
  expect(entriesOf(routes(), perfil)).toEqual([]);
});
