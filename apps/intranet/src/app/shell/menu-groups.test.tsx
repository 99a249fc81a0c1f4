import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { correo, personas } from '@jornada/contract';
import { createPerfil } from '@jornada/testkit';
import { IconX } from '@jornada/ui/icons.ts';
import { entryOf, menuGroups } from '../../shared/menu.ts';
import { createApi, renderIntranet } from '../../testing/render-intranet.tsx';
import { handlePeople } from '../../testing/people.ts';

afterEach(cleanup);

const entry = { path: '/a', group: 'empresa', key: 'a.titulo', icon: IconX } as const;

async function renderMenu(path: string) {
  const api = createApi({ personas, correo });
  handlePeople(api);
  const shown = await renderIntranet({ api, path });
  const menu = within(await screen.findByRole('navigation', { name: 'Menú' }));
  return { ...shown, menu };
}

it('closes what is seldom needed under its heading, and opens it with one press', async () => {
  const { menu, services } = await renderMenu('/personas');
  expect(menu.getByRole('link', { name: 'Hoy' })).toBeDefined();
  expect(menu.getByRole('button', { name: 'Plantilla' }).getAttribute('aria-expanded')).toBe('true');
  expect(menu.queryByRole('link', { name: 'Roles y accesos' })).toBeNull();
  await userEvent.click(menu.getByRole('button', { name: 'Ajustes y control' }));
  expect(menu.getByRole('link', { name: 'Roles y accesos' })).toBeDefined();
  await userEvent.click(menu.getByRole('button', { name: 'Jornada' }));
  expect(menu.queryByRole('link', { name: 'Festivos' })).toBeNull();
  expect(services.storage.getItem('jornada.intranet.menu-cerrado')).toBe('lugares,mensajes,tiempo');
});

it('a closed group still shows where somebody is', async () => {
  const { menu } = await renderMenu('/correo');
  expect(menu.getByRole('button', { name: 'Comunicación' }).getAttribute('aria-expanded')).toBe('false');
  expect(menu.getByRole('link', { name: 'Correo saliente' }).getAttribute('aria-current')).toBe('page');
  expect(menu.queryByRole('link', { name: 'Solicitudes de ayuda' })).toBeNull();
});

it('has no entry for a part that the company has switched off', () => {
  const off = { ...entry, path: '/b', modulo: 'wiki' } as const;
  expect(menuGroups([entry, off], () => true, createPerfil({ EsAdmin: true, Modulos: ['chat'] }))).toEqual([
    { name: 'empresa', entries: [entry] },
  ]);
  expect(menuGroups([entry, off], () => true, createPerfil({ EsAdmin: true }))).toEqual([{ name: 'empresa', entries: [entry, off] }]);
});

it('has what is about their people for managers, and nothing else', () => {
  const team = { ...entry, path: '/b', equipo: true } as const;
  expect(menuGroups([entry, team], () => true, createPerfil({ EsAdmin: false }))).toEqual([{ name: 'empresa', entries: [team] }]);
});

it.each([
  ['/', '/'],
  ['/a', '/a'],
  ['/a/b', '/a/b'],
  ['/a/b/7', '/a/b'],
  ['/a/c', '/a'],
  ['/ab', undefined],
])('at %s one is at %s', (pathname, expected) => {
  const groups = [{ name: 'hoy', entries: ['/', '/a', '/a/b'].map((path) => ({ ...entry, path })) } as const];
  expect(entryOf(pathname, groups)).toBe(expected);
});
