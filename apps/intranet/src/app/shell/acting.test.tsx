import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { correo, login, simulado } from '@jornada/contract';
import { createPerfil } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../testing/render-intranet.tsx';

afterEach(cleanup);

const simulatedUser = {
  Token: 'simulado',
  NombreCompleto: 'Lucía Martín Soto',
  DNI: '12345678Z',
  Iniciales: 'LM',
  TieneFoto: false,
  Email: '',
  Perfil: createPerfil({ UserName: '12345678Z', NombreCompleto: 'Lucía Martín Soto' }),
  PersonaId: 7,
};
const BANNER = 'En la aplicación actúas como Lucía Martín Soto; aquí, no.';

it('says for whom this browser acts, that the intranet is not affected, and stops it on the same page', async () => {
  const perfil = createPerfil({ NombreCompleto: 'Marta Gil', EsAdmin: true });
  const api = createApi({ correo, simulado });
  api.handle(login.conToken, () => perfil);
  api.handle(simulado.terminar, () => null);
  const { services, router, requestsTo } = await renderIntranet({ api, path: '/correo', perfil });
  await screen.findByText('No hay ningún correo');
  expect(screen.queryByText(BANNER)).toBeNull();
  services.session.update({ simulatedUser });
  expect(await screen.findByText(BANNER)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ir a la jornada de Lucía' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Dejar de actuar' }));
  expect(await screen.findAllByText('Ya no actúas como Lucía Martín Soto.')).not.toHaveLength(0);
  expect(requestsTo(simulado.terminar)).toHaveLength(1);
  expect(services.session.get().simulatedUser).toBeNull();
  expect(screen.queryByText(BANNER)).toBeNull();
  expect(screen.getByRole('link', { name: 'Volver a mi jornada' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/correo');
  expect(api.problems).toEqual([]);
});
