import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accesoIntranet, type ProveedorVista } from '@jornada/contract';
import { FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';
let api: FakeApi;
let stored: ProveedorVista[];
beforeEach(() => {
  stored = [];
  api = createApi({ accesoIntranet });
  const urlDeVuelta = 'https://jornada.test/api/auth/callback';
  api.handle(accesoIntranet.leer, () => ({ proveedores: stored, urlDeVuelta, entroCon: null }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

it('stores Microsoft 365 by the id of its tenant, and never asks for the secret again', async () => {
  api.handle(accesoIntranet.guardar, ({ secreto, ...rest }) => {
    stored = [{ ...rest, nombre: rest.nombre.trim(), tieneSecreto: secreto !== undefined }];
    return stored[0]!;
  });
  const { requestsTo } = await renderIntranet({ api, path: '/acceso' });
  const user = userEvent.setup();
  expect(await screen.findByDisplayValue('https://jornada.test/api/auth/callback')).toBeDefined();
  await user.type(screen.getByLabelText('Id. del inquilino (tenant)'), TENANT);
  await user.type(screen.getByLabelText('Id. de cliente'), 'abc');
  await user.type(screen.getByLabelText('Secreto de cliente'), 's3creto');
  await user.type(screen.getByLabelText('Dominios'), '@aurora.example');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('En uso')).toBeDefined();
  expect(requestsTo(accesoIntranet.guardar)[0]?.input).toMatchObject({
    proveedor: '365',
    emisor: `https://login.microsoftonline.com/${TENANT}/v2.0`,
    secreto: 's3creto',
    dominios: ['aurora.example'],
    claim: 'upn',
  });
  expect((await screen.findByLabelText<HTMLInputElement>('Secreto de cliente')).value).toBe('');
  expect(screen.getByText('Hay uno guardado. Escribe otro solo para cambiarlo.')).toBeDefined();
});

it('says what the provider offers, and why it was refused, without storing anything', async () => {
  const answers = [{ emisor: 'https://id.example', pagina: 'id.example', pkce: true, renueva: null }];
  api.handle(accesoIntranet.probar, () => {
    const answer = answers.pop();
    if (!answer) throw new FakeFailure('acceso.emisor-no-responde', { message: 'En esa dirección no responde nadie.' });
    return answer;
  });
  await renderIntranet({ api, path: '/acceso?proveedor=sso' });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Dirección del emisor'), 'https://id.example');
  await user.click(screen.getByRole('button', { name: 'Probar la dirección' }));
  expect(await screen.findByText('id.example')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Probar la dirección' }));
  expect((await screen.findByRole('alert')).textContent).toContain('no responde nadie');
});
