import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { empresa, personas } from '@jornada/contract';
import { createApi, renderIntranet } from '../../testing/render-intranet.tsx';

const chunk = vi.hoisted(() => ({ isFetched: false }));
vi.mock('../search/search-dialog.tsx', async (original) => {
  const code = await original<object>();
  chunk.isFetched = true;
  return code;
});

afterEach(cleanup);

it('has its code before anybody presses its key, and takes the first letter after it', async () => {
  const api = createApi({ personas, empresa });
  await renderIntranet({ api, path: '/correo' });
  await screen.findByText('No hay ningún correo');
  await waitFor(() => expect(chunk.isFetched).toBe(true));
  // Until the person who asked for it has it as well.
  await import('../search/search-dialog.tsx');
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.keyDown(document.body, { key: '/' });
  await act(async () => undefined);
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});
