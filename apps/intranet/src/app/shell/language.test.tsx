import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { correo, login } from '@jornada/contract';
import { createPerfil } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../testing/render-intranet.tsx';

afterEach(cleanup);

it('follows the language that its person has chosen in the app meanwhile, on another device too', async () => {
  const api = createApi({ correo });
  const { services, requestsTo } = await renderIntranet({ api, path: '/correo' });
  await screen.findByText('No hay ningún correo');
  expect(document.documentElement.lang).toBe('es');
  const before = requestsTo(correo.listado).length;
  api.handle(login.conToken, () => createPerfil({ EsAdmin: true, Language: 'de' }));
  await services.queryClient.invalidateQueries({ queryKey: [login.conToken.path] });
  await waitFor(() => expect(document.documentElement.lang).toBe('de'));
  expect(services.session.get().profile?.Language).toBe('de');
  // The server's texts are read again in that language, too.
  await waitFor(() => expect(requestsTo(correo.listado).length).toBeGreaterThan(before));
  expect(api.problems).toEqual([]);
});
