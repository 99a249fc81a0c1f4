import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeApi, createPerfil } from '@jornada/testkit';
import { ServicesProvider } from '../services.tsx';
import { createFakeServices } from '../testing/create-fake-services.ts';
import { ToastHost } from './toast-host.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Buttons at the bottom of the window, so high. */
function createFoot(height: number): HTMLElement {
  const foot = document.createElement('div');
  foot.dataset['foot'] = '';
  const { innerHeight, innerWidth } = window;
  vi.spyOn(foot, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight - height, innerWidth, height));
  return foot;
}

it('a toast stands above the buttons at the bottom: those of the page, then those of the sheet that opens above it', async () => {
  const { services } = await createFakeServices({ api: createFakeApi({}), perfil: createPerfil(), now: '2026-11-23T09:00:00+01:00' });
  document.body.append(createFoot(90));
  render(
    <MantineProvider>
      <ServicesProvider services={services}>
        <ToastHost />
      </ServicesProvider>
    </MantineProvider>,
  );
  const place = () => screen.getByRole('status').style.getPropertyValue('--foot');
  act(() => services.notices.show('Guardado.'));
  expect([screen.getByText('Guardado.').textContent, place()]).toEqual(['Guardado.', '90px']);
  const sheet = document.createElement('div');
  sheet.setAttribute('aria-modal', 'true');
  sheet.append(createFoot(210));
  await act(async () => {
    document.body.append(sheet);
    await Promise.resolve();
  });
  expect(place()).toBe('210px');
});
