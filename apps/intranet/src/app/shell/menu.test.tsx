import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { correo, personas } from '@jornada/contract';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { createPerfil } from '@jornada/testkit';
import { handlePeople } from '../../testing/people.ts';
import { createApi, renderIntranet } from '../../testing/render-intranet.tsx';

afterEach(cleanup);

it.each(['', '?ver=7', '?ver=nuevo', '?estado=ausente'])(
  'the menu says where one is, whatever is open or filtered there: %s',
  async (search) => {
    const api = createApi({ personas });
    handlePeople(api);
    await renderIntranet({ api, path: `/personas${search}` });
    const menu = within(await screen.findByRole('navigation', { name: 'Menú' }));
    const entry = menu.getByRole('link', { name: 'Personas' });
    expect(entry.getAttribute('data-active')).toBe('true');
    expect(entry.getAttribute('aria-current')).toBe('page');
    expect(menu.getByRole('link', { name: 'Hoy' }).hasAttribute('data-active')).toBe(false);
  },
);

it('on a tab the entry of its theme is current, and the tab is the page', async () => {
  const api = createApi({ gastos });
  await renderIntranet({ api, path: '/gastos/ajustes' });
  const menu = await screen.findByRole('navigation', { name: 'Menú' });
  const current = within(menu)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current).toEqual([]);
  expect(within(menu).getByRole('link', { name: 'Gastos' }).getAttribute('aria-current')).toBe('true');
  const tabs = within(await screen.findByRole('navigation', { name: 'Gastos' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-current')])).toEqual([
    ['Gastos', null],
    ['Reglas de gastos', 'page'],
  ]);
});

it('a page that is still loaded has no tabs above the page before it', async () => {
  const api = createApi({ gastos, personas });
  handlePeople(api);
  await renderIntranet({ api, path: '/personas' });
  const menu = within(await screen.findByRole('navigation', { name: 'Menú' }));
  const title = (): string | undefined => screen.queryByRole('heading', { level: 1 })?.textContent;
  await screen.findByRole('heading', { level: 1 });
  const before = title();
  const under = new Set<string | undefined>();
  const watch = new MutationObserver(() => screen.queryByRole('navigation', { name: 'Gastos' }) && under.add(title()));
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  fireEvent.click(menu.getByRole('link', { name: 'Gastos' }));
  await waitFor(() => expect(title()).not.toBe(before));
  await screen.findByRole('navigation', { name: 'Gastos' });
  watch.disconnect();
  expect(under.size).toBeGreaterThan(0);
  expect([...under]).not.toContain(before);
});

it('shows the signed-in person at the bottom, with their photo, which leads to their own settings', async () => {
  const perfil = createPerfil({ EsAdmin: true, TieneFoto: true, FotoToken: 'foto-1' });
  await renderIntranet({ api: createApi({ correo }), path: '/correo', perfil });
  await screen.findByText('No hay ningún correo');
  const menu = screen.getByRole('navigation', { name: 'Menú' });
  const link = within(menu).getByRole('link', { name: 'Tu configuración' });
  expect(link.getAttribute('href')).toBe('/configuracion');
  expect(link.querySelector('img')?.getAttribute('src')).toContain('/userPhoto/foto?token=foto-1');
});
