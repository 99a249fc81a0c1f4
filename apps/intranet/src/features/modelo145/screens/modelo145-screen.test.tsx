import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { modelo145 } from '@jornada/contract/modelo145/calls.ts';
import { emptyFormulario } from '@jornada/domain/perfil/modelo145/index.ts';
import { FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const HUELLA = 'b'.repeat(64);
const UNA: SalidaDe<typeof modelo145.una> = {
  persona: { id: 3, nombre: 'Ana Sanz' },
  version: {
    id: 7,
    momento: '2026-10-20T08:00:00Z',
    efecto: '2026-10-01',
    metodo: 'pin',
    huella: HUELLA,
    acuse: null,
    declarante: { nif: '12345678Z', nombre: 'Ana Sanz' },
    formulario: { ...emptyFormulario(1990), anualidades: 360_000 },
    texto: 'Manifiesto.',
    aparato: 'Chrome · Android',
    anterior: emptyFormulario(1990),
    ficheros: [],
  },
  texto: 'La empresa acusa recibo.',
  textoVersion: 1,
  metodos: ['contrasena'],
};

let api: FakeApi;
let acusado: string | null;
beforeEach(() => {
  acusado = null;
  api = createApi({ modelo145 });
  api.handle(modelo145.listado, () => ({
    items: [{ id: 7, persona: UNA.persona, momento: UNA.version.momento, efecto: '2026-10-01', esPrimero: false, acusado }],
    total: 1,
    pendientes: acusado ? 0 : 1,
  }));
  api.handle(modelo145.una, () => ({
    ...UNA,
    version: {
      ...UNA.version,
      acuse: acusado ? { momento: acusado, autor: 'Marta Gil', metodo: 'contrasena' as const, texto: UNA.texto } : null,
    },
  }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

it('shows what waits for its receipt, what changed, and signs the receipt with the password', async () => {
  const sent: unknown[] = [];
  api.handle(modelo145.acusar, (input) => {
    sent.push(input);
    if ('Password' in input.Prueba && input.Prueba.Password === 'no') throw new FakeFailure('cuenta.contrasena-no-valida');
    acusado = '2026-10-22T11:24:00Z';
    return null;
  });
  await renderIntranet({ api, path: '/modelo145' });
  const user = userEvent.setup();
  expect(await screen.findByText('Un modelo espera el acuse de recibo')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: /Ana Sanz/ }));
  const aside = await screen.findByRole('region', { name: 'Ana Sanz' });
  expect(await within(aside).findByText('Qué cambia respecto al anterior')).toBeDefined();
  expect(within(aside).getAllByText('3.600,00 €')).toHaveLength(2);
  expect(within(aside).getByText('La empresa acusa recibo.')).toBeDefined();
  await user.type(within(aside).getByLabelText('Tu contraseña'), 'no');
  await user.click(within(aside).getByRole('button', { name: 'Firmar el acuse de recibo' }));
  expect(await within(aside).findByRole('alert')).toBeDefined();
  await user.type(within(aside).getByLabelText('Tu contraseña'), 'si');
  await user.click(within(aside).getByRole('button', { name: 'Firmar el acuse de recibo' }));
  expect(await within(aside).findByText('Marta Gil acusó recibo el 22 de octubre de 2026')).toBeDefined();
  expect(sent.at(-1)).toEqual({ id: 7, huella: HUELLA, textoVersion: 1, Prueba: { Password: 'si' } });
});

it('signs the receipt with a passkey, for which the device is asked', async () => {
  const key = { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } };
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  vi.stubGlobal('isSecureContext', true);
  vi.doMock('@simplewebauthn/browser', () => ({
    startAuthentication: () => Promise.resolve({ ...key, clientExtensionResults: {} }),
  }));
  const sent: unknown[] = [];
  api.handle(modelo145.una, () => ({
    ...UNA,
    metodos: ['llave' as const, 'contrasena' as const],
    version: {
      ...UNA.version,
      acuse: acusado ? { momento: acusado, autor: 'Marta Gil', metodo: 'llave' as const, texto: UNA.texto } : null,
    },
  }));
  api.handle(modelo145.retoAcuse, () => ({
    Reto: 'r'.repeat(43),
    Opciones: { challenge: 'AA', rpId: 'localhost', userVerification: 'required' as const },
  }));
  api.handle(modelo145.acusar, (input) => {
    sent.push(input);
    acusado = '2026-10-22T11:24:00Z';
    return null;
  });
  try {
    const { requestsTo } = await renderIntranet({ api, path: '/modelo145?ver=7' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Firmar el acuse de recibo' }));
    expect(await screen.findByText('Marta Gil acusó recibo el 22 de octubre de 2026')).toBeDefined();
    expect(requestsTo(modelo145.retoAcuse)[0]?.input).toEqual({ huella: HUELLA });
    expect(sent).toMatchObject([{ id: 7, huella: HUELLA, Prueba: { Reto: 'r'.repeat(43), Llave: { id: 'a' } } }]);
  } finally {
    vi.doUnmock('@simplewebauthn/browser');
    vi.unstubAllGlobals();
  }
});

it('shows with what the form is proved, and what can be asked for where nothing is attached', async () => {
  await renderIntranet({ api, path: '/modelo145?ver=7' });
  expect(await screen.findByText('No ha adjuntado nada. Puedes pedirle la resolución judicial.')).toBeDefined();
  cleanup();
  const fallo = { id: 31, nombre: 'sentencia.pdf', tipo: 'application/pdf' as const, bytes: 48_213, vistaPrevia: false };
  api.handle(modelo145.una, () => ({ ...UNA, version: { ...UNA.version, ficheros: [fallo] } }));
  await renderIntranet({ api, path: '/modelo145?ver=7' });
  expect(await screen.findByRole('button', { name: 'Abrir sentencia.pdf' })).toBeDefined();
  expect(screen.queryByText(/No ha adjuntado nada/)).toBeNull();
});
