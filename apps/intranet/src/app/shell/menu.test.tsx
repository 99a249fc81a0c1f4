import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { correo, personas } from '@jornada/contract';
import { createPerfil } from '@jornada/testkit';
import { IconX } from '@jornada/ui/icons.ts';
import { menuGroups } from '../../shared/menu.ts';
import { handlePeople } from '../../testing/people.ts';
import { createApi, renderIntranet } from '../../testing/render-intranet.tsx';

afterEach(cleanup);

it.each(['', '?ver=7', '?ver=nuevo', '?estado=ausente'])(
  'the menu says where one is, whatever is open or filtered there: %s',
  async (search) => {
    const api = createApi({ personas });
    handlePeople(api);
    await renderIntranet({ api, path: `/personas${search}` });
    const entry = await screen.findByRole('link', { name: 'Personas' });
    expect(entry.getAttribute('data-active')).toBe('true');
    expect(entry.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Hoy' }).hasAttribute('data-active')).toBe(false);
  },
);

it('shows the signed-in person at the bottom, with their photo, which leads to their own settings', async () => {
  const perfil = createPerfil({ EsAdmin: true, TieneFoto: true, FotoToken: 'foto-1' });
  await renderIntranet({ api: createApi({ correo }), path: '/correo', perfil });
  await screen.findByText('No hay ningún correo');
  const menu = screen.getByRole('navigation', { name: 'Menú' });
  const link = within(menu).getByRole('link', { name: 'Tu configuración' });
  expect(link.getAttribute('href')).toBe('/configuracion');
  expect(link.querySelector('img')?.getAttribute('src')).toContain('/userPhoto/foto?token=foto-1');
});

it('has no entry for a part that the company has switched off', () => {
  const entry = { path: '/a', group: 'empresa', key: 'a.titulo', icon: IconX } as const;
  const off = { ...entry, path: '/b', modulo: 'wiki' } as const;
  expect(menuGroups([entry, off], () => true, createPerfil({ Modulos: ['chat'] }))).toEqual([[entry]]);
  expect(menuGroups([entry, off], () => true, createPerfil())).toEqual([[entry, off]]);
});
