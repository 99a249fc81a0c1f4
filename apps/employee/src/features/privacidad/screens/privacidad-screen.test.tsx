import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

afterEach(cleanup);

it('says for how long the record is kept in each country whose law it knows, and what holds in the others', async () => {
  await renderApp({ api: createApi(), path: '/privacidad', perfil: null });
  const heading = await screen.findByRole('heading', { name: 'Cuánto tiempo' });
  const section = within(heading.parentElement as HTMLElement);
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Alemania2 años',
    'España4 años',
    'Irlanda3 años',
    'Portugal5 años',
    'Reino Unido2 años',
  ]);
  expect(section.getByText(/^En otro país, lo que mande su ley/)).toBeDefined();
});
