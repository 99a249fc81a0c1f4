import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { correo, personas } from '@jornada/contract';
import { createPerfil } from '@jornada/testkit';
import { IconX } from '@jornada/ui/icons.ts';
import { menuGroups, whereIs } from '../../shared/menu.ts';
import { createApi, renderIntranet } from '../../testing/render-intranet.tsx';
import { handlePeople } from '../../testing/people.ts';

afterEach(cleanup);

const entry = { path: '/a', group: 'sedes', key: 'a.titulo', icon: IconX } as const;
const tab = { path: '/a/b', tabOf: '/a', key: 'b.titulo', icon: IconX } as const;
const shown = (entries: Parameters<typeof menuGroups>[0], perfil: Parameters<typeof createPerfil>[0]) =>
  menuGroups(entries, () => true, createPerfil(perfil)).flatMap((group) =>
    group.entries.map(({ path, key, tabs }) => ({ path, key, tabs: tabs.map((one) => one.path) })),
  );

async function renderMenu(path: string) {
  const api = createApi({ personas, correo });
  handlePeople(api);
  const rendered = await renderIntranet({ api, path });
  const menu = within(await screen.findByRole('navigation', { name: 'Menú' }));
  return { ...rendered, menu };
}

it('has everything open under its heading, and closes what somebody closes', async () => {
  const { menu, services } = await renderMenu('/personas');
  expect(menu.getByRole('link', { name: 'Hoy' })).toBeDefined();
  expect(menu.getByRole('link', { name: 'Quioscos' })).toBeDefined();
  expect(menu.getByRole('button', { name: 'Tiempo' }).getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(menu.getByRole('button', { name: 'Tiempo' }));
  expect(menu.queryByRole('link', { name: 'Festivos' })).toBeNull();
  expect(services.storage.getItem('jornada.intranet.menu-cerrado')).toBe('tiempo');
});

it('a closed group still shows where somebody is', async () => {
  const { menu } = await renderMenu('/correo');
  await userEvent.click(menu.getByRole('button', { name: 'Comunicar' }));
  expect(menu.getByRole('button', { name: 'Comunicar' }).getAttribute('aria-expanded')).toBe('false');
  expect(menu.getByRole('link', { name: 'Correo saliente' }).getAttribute('aria-current')).toBe('page');
  expect(menu.queryByRole('link', { name: 'Comunicados' })).toBeNull();
});

it('has no entry for a part that the company has switched off', () => {
  const off = { ...entry, path: '/b', modulo: 'wiki' } as const;
  const one = { path: '/a', key: 'a.titulo', tabs: ['/a'] };
  expect(shown([entry, off], { EsAdmin: true, Modulos: ['chat'] })).toEqual([one]);
  expect(shown([entry, off], { EsAdmin: true })).toEqual([one, { path: '/b', key: 'a.titulo', tabs: ['/b'] }]);
});

it('has what is about their people for managers, and nothing else', () => {
  expect(shown([entry, { ...entry, path: '/b', equipo: true }], { EsAdmin: false })).toEqual([
    { path: '/b', key: 'a.titulo', tabs: ['/b'] },
  ]);
});

it('pages of one theme have one entry, which leads to the first that somebody may open', () => {
  const theme = { ...entry, theme: 'tema.titulo' } as const;
  expect(shown([tab, theme], { EsAdmin: true })).toEqual([{ path: '/a', key: 'tema.titulo', tabs: ['/a', '/a/b'] }]);
  expect(shown([theme, { ...tab, equipo: true }], { EsAdmin: false })).toEqual([{ path: '/a/b', key: 'b.titulo', tabs: ['/a/b'] }]);
});

it.each([
  ['/', '/', '/'],
  ['/a', '/a', '/a'],
  ['/a/b', '/a', '/a/b'],
  ['/a/b/7', '/a', '/a/b'],
  ['/a/c', '/a', '/a'],
  ['/ab', undefined, undefined],
])('at %s one is at %s, on its page %s', (pathname, theme, page) => {
  const groups = menuGroups([{ ...entry, path: '/' }, entry, tab], () => true, createPerfil({ EsAdmin: true }));
  const here = whereIs(pathname, groups);
  expect([here?.theme.path, here?.page.path]).toEqual([theme, page]);
});
