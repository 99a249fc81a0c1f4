import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { login, registros } from '@jornada/contract';
import { createHoy, createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  api = createApi();
  api.handle(registros.registrosHoy, () => createHoy());
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  expect(api.problems).toEqual([]);
});

const show = () => renderApp({ api, path: '/login', perfil: null, now: '2026-10-22T07:58:00+02:00' });
const enter = () => screen.getByRole('button', { name: 'Entrar' });

async function fill(password = 'secreta') {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('DNI, NIE o usuario'), '00000001R');
  await user.type(screen.getByLabelText('Contraseña'), password);
  return user;
}

describe('log-in', () => {
  it('says in place what is missing and asks the server nothing', async () => {
    const { requestsTo } = await show();
    await screen.findByLabelText('Contraseña');
    await userEvent.click(enter());
    expect(screen.getAllByText('Este dato es obligatorio.')).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByLabelText('DNI, NIE o usuario'));
    expect(requestsTo(login.entrar)).toHaveLength(0);
  });

  it.each([
    ['02:24', 'Buenas noches'],
    ['07:58', 'Buenos días'],
    ['19:00', 'Buenas tardes'],
    ['21:00', 'Buenas noches'],
  ])('greets at %s', async (hora, words) => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      timeZone: 'Europe/Madrid',
    } as Intl.ResolvedDateTimeFormatOptions);
    await renderApp({ api, path: '/login', perfil: null, now: `2026-10-22T${hora}:00+02:00` });
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeDefined();
  });

  it('shows why the server refused, and keeps what was typed', async () => {
    api.handle(login.entrar, () => {
      throw new FakeFailure('login.credenciales', { message: 'El usuario o la contraseña no son correctos.' });
    });
    await show();
    const user = await fill();
    await user.click(enter());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('El usuario o la contraseña no son correctos.'));
    expect(screen.getByLabelText<HTMLInputElement>('Contraseña').value).toBe('secreta');
  });

  it('leads to the password when the server refuses, all of it selected; meanwhile the busy button keeps focus and words', async () => {
    const answer = Promise.withResolvers<void>();
    api.handle(login.entrar, async () => {
      await answer.promise;
      throw new FakeFailure('login.credenciales', { message: 'El usuario o la contraseña no son correctos.' });
    });
    const { requestsTo } = await show();
    const user = await fill();
    await user.click(enter());
    await waitFor(() => expect(enter().getAttribute('aria-disabled')).toBe('true'));
    expect(document.activeElement).toBe(enter());
    // Neither the button nor the Enter key sends it again meanwhile.
    await user.click(enter());
    await user.type(screen.getByLabelText('Contraseña'), '{Enter}');
    await user.click(enter());
    answer.resolve();
    await screen.findByText('El usuario o la contraseña no son correctos.');
    const password = screen.getByLabelText<HTMLInputElement>('Contraseña');
    expect(document.activeElement).toBe(password);
    expect([password.selectionStart, password.selectionEnd]).toEqual([0, password.value.length]);
    expect(requestsTo(login.entrar)).toHaveLength(1);
  });

  it('says no more why it was refused once something else is typed', async () => {
    api.handle(login.entrar, () => {
      throw new FakeFailure('login.credenciales', { message: 'El usuario o la contraseña no son correctos.' });
    });
    await show();
    const user = await fill();
    await user.click(enter());
    await screen.findByText('El usuario o la contraseña no son correctos.');
    await user.clear(screen.getByLabelText('Contraseña'));
    expect(screen.queryByText('El usuario o la contraseña no son correctos.')).toBeNull();
    await user.click(enter());
    expect(screen.getAllByText('Este dato es obligatorio.')).toHaveLength(1);
    await user.type(screen.getByLabelText('Contraseña'), 'x');
    expect(screen.queryByText('Este dato es obligatorio.')).toBeNull();
  });

  it('lets somebody of several companies choose, and asks again with that one', async () => {
    const companies = [
      { EntidadId: 1, Nombre: 'Demo, S.L.' },
      { EntidadId: 2, Nombre: 'Aurora Logística' },
    ];
    api.handle(login.entrar, ({ EntidadId }) => {
      if (EntidadId === undefined) {
        throw new FakeFailure('login.elegir-empresa', {
          content: { InstanceURL: '', Environment: '', Perfil: null, Entidades: companies },
        });
      }
      return { InstanceURL: '/instancia', Environment: 'produccion', Perfil: createPerfil({ EntidadId }), Entidades: [] };
    });
    const { requestsTo, services } = await show();
    const user = await fill();
    await user.click(enter());
    await user.click(await screen.findByRole('button', { name: 'Aurora Logística' }));
    await screen.findByRole('button', { name: 'Fichar la entrada' });
    expect(requestsTo(login.entrar).map(({ input }) => (input as { EntidadId?: number }).EntidadId)).toEqual([undefined, 2]);
    expect(services.session.get().profile?.EntidadId).toBe(2);
  });

  it('signs in once, however often the button is pressed, and never keeps the password', async () => {
    api.handle(login.entrar, () => ({ InstanceURL: '/instancia', Environment: 'produccion', Perfil: createPerfil(), Entidades: [] }));
    const { requestsTo, services } = await show();
    const user = await fill('no-la-guardes');
    await user.click(screen.getByLabelText('Recordarme en este dispositivo'));
    await user.dblClick(enter());
    await screen.findByRole('button', { name: 'Fichar la entrada' });
    expect(requestsTo(login.entrar)).toHaveLength(1);
    expect(requestsTo(login.entrar)[0]?.input).toMatchObject({ Recordar: true });
    expect(services.storage.getItem('jornada.ultimo')).toBe('{"userName":"00000001R","entidad":"Demo, S.L."}');
    expect(services.storage.getItem('jornada.sesion')).not.toContain('no-la-guardes');
  });

  it('says so, and keeps nothing, where the server takes another address for its own', async () => {
    api.handle(login.entrar, () => ({
      InstanceURL: 'https://otra.example/instancia',
      Environment: 'produccion',
      Perfil: createPerfil(),
      Entidades: [],
    }));
    const { services } = await show();
    const user = await fill();
    await user.click(enter());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Entra desde la dirección de tu empresa'));
    expect(enter().getAttribute('data-loading')).not.toBe('true');
    expect(services.session.get().token).toBeNull();
  });

  it('leads to the page that asked for a session, and to no other site', async () => {
    api.handle(login.entrar, () => ({ InstanceURL: '/instancia', Environment: 'produccion', Perfil: createPerfil(), Entidades: [] }));
    const { router } = await renderApp({ api, path: '/home/salida', perfil: null });
    const user = await fill();
    expect(router.state.location.pathname).toBe('/login');
    await user.click(enter());
    await screen.findByRole('dialog', { name: 'Cómo se calcula tu hora de salida' });

    cleanup();
    const other = await renderApp({ api, path: '/login?volver=//evil.example', perfil: null });
    expect(other.router.state.location.search).not.toHaveProperty('volver');
  });
});
