import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createApi, renderIntranet } from '../../testing/render-intranet.tsx';

afterEach(cleanup);

it('leads whoever runs the company from the page of guests to where they are let in', async () => {
  const { router } = await renderIntranet({ api: createApi(), path: '/inspeccion' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/exportes'));
});
