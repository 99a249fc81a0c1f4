import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registroEmpresa } from '@jornada/contract';
import { geo } from '@jornada/contract/geo.ts';
import { createFakeApi, FakeFailure, type FakeApi } from '@jornada/testkit';
import { contacto } from '@jornada/contract/contacto.ts';
import { renderApp } from '../../../testing/render-app.tsx';

vi.mock('../captcha.ts', () => ({ solve: () => Promise.resolve('resuelto') }));

const RETO = {
  parameters: { algorithm: 'PBKDF2/SHA-256', nonce: '', salt: '', cost: 1, keyLength: 32, keyPrefix: '00' },
  signature: 'x',
};
let api: FakeApi;
beforeEach(() => {
  api = createFakeApi({ registroEmpresa, geo, contacto });
  api.handle(registroEmpresa.nuevo, () => ({ abierto: true, reto: RETO }));
  api.handle(geo.paises, () => ({ items: [{ codigo: 'ES', nombre: 'España' }] }));
  api.handle(contacto.direccion, () => ({ Correo: null }));
  api.handle(registroEmpresa.guardar, () => ({ Email: 'carmen@gomez.example', Enlace: '/registro-completado?token=7.abc' }));
  api.handle(registroEmpresa.mirar, () => ({ Estado: 'vale' as const, Nombre: 'Talleres Gómez' }));
  api.handle(registroEmpresa.confirmar, () => ({
    Nombre: 'Talleres Gómez',
    UserName: '11111111H',
    NombreCompleto: 'Carmen Gómez',
    EntidadId: 7,
  }));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

async function send() {
  const app = await renderApp({ api, path: '/registro', perfil: null });
  const user = userEvent.setup();
  const type = async (name: string, text: string) => user.type(await screen.findByRole('textbox', { name }), text);
  await type('Nombre de la empresa', 'Talleres Gómez');
  await type('NIF o número fiscal', 'B12345674');
  await type('Nombre y apellidos', 'Carmen Gómez');
  await type('DNI, NIE o usuario', '11111111H');
  await type('Correo', 'carmen@gomez.example');
  await user.type(screen.getByLabelText('Contraseña nueva'), 'tres barcos verdes');
  await user.click(screen.getByRole('checkbox'));
  await screen.findByText('Comprobado: no eres un robot.');
  await user.click(screen.getByRole('button', { name: 'Dar de alta la empresa' }));
  return { user, ...app };
}

it('where no mail is sent one press is all: nothing is asked twice', async () => {
  const { requestsTo, router } = await send();
  expect(await screen.findByRole('heading', { name: 'Talleres Gómez está lista' })).toBeDefined();
  expect(requestsTo(registroEmpresa.confirmar).map(({ input }) => input)).toEqual([{ Token: '7.abc' }]);
  expect(router.state.location.pathname).toBe('/registro-completado');
});

it('what went wrong on the way can be tried again', async () => {
  let asked = 0;
  api.handle(registroEmpresa.confirmar, () => {
    if ((asked += 1) === 1) throw new FakeFailure('general.no-disponible', { message: 'Ahora no.' });
    return { Nombre: 'Talleres Gómez', UserName: '11111111H', NombreCompleto: 'Carmen Gómez', EntidadId: 7 };
  });
  const { user } = await send();
  expect(await screen.findByText('Ahora no.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Confirmar el alta' }));
  expect(await screen.findByRole('heading', { name: 'Talleres Gómez está lista' })).toBeDefined();
});

it('a mail that was sent is what one waits for', async () => {
  api.handle(registroEmpresa.guardar, () => ({ Email: 'carmen@gomez.example', Enlace: null }));
  const { requestsTo } = await send();
  expect(await screen.findByText('Hemos escrito a carmen@gomez.example')).toBeDefined();
  expect(requestsTo(registroEmpresa.confirmar)).toEqual([]);
});

it('says at each field what is wrong, in the words of the contract, leads to the first, and keeps what was typed but the password', async () => {
  const app = await renderApp({ api, path: '/registro', perfil: null });
  const user = userEvent.setup();
  const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Nombre de la empresa' });
  await user.type(await screen.findByRole('textbox', { name: 'NIF o número fiscal' }), '#1');
  await user.type(screen.getByLabelText('Contraseña nueva'), 'tres barcos verdes');
  await user.click(screen.getByRole('button', { name: 'Dar de alta la empresa' }));
  expect(await screen.findAllByText('Este dato es obligatorio.')).toHaveLength(3);
  expect(screen.getByRole('textbox', { name: 'NIF o número fiscal' }).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(await name());
  expect(app.requestsTo(registroEmpresa.guardar)).toEqual([]);
  cleanup();
  await renderApp({ api, path: '/registro', perfil: null });
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'NIF o número fiscal' })).value).toBe('#1');
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña nueva').value).toBe('');
});

it('an error of the server is shown at its field', async () => {
  api.handle(registroEmpresa.guardar, () => {
    throw new FakeFailure('general.datos-no-validos', {
      message: 'Revisa los campos.',
      fields: { Nif: 'Ese número no es de ninguna empresa.' },
    });
  });
  await send();
  const nif = await screen.findByRole('textbox', { name: 'NIF o número fiscal' });
  await screen.findByText('Ese número no es de ninguna empresa.');
  expect(nif.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('Ese número no es de ninguna empresa.')).toHaveLength(1);
});
