import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditoria, correo, type CorreoVista } from '@jornada/contract';
import type { FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const MAIL: CorreoVista = {
  id: 4,
  plantilla: 'recuperacion',
  para: 'ana@faro.example',
  destinatario: null,
  asunto: 'Nueva contraseña',
  estado: 'pendiente',
  creado: '2026-10-22T08:00:00Z',
  caduca: '2026-10-22T12:00:00Z',
  enviado: null,
  entregado: null,
  intentos: 0,
  motivo: null,
  sePuedeVer: true,
  llevaEnlace: true,
};
const WORDS = { id: 4, para: MAIL.para, asunto: MAIL.asunto, texto: 'Hola, Ana', caduca: MAIL.caduca };

let api: FakeApi;
beforeEach(() => {
  api = createApi({ auditoria, correo });
  api.handle(correo.ver, () => ({ ...WORDS, enlace: 'https://jornada.test/recovery?token=x' }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

it('shows a link that opens an account only where somebody asks for it', async () => {
  api.handle(correo.listado, () => ({ items: [MAIL], total: 1, seEnvia: false }));
  api.handle(correo.ver, ({ para }) => {
    const entregado = { por: 'Marta Gil', momento: '2026-10-22T08:30:00Z' };
    if (para === 'entregar')
      api.handle(correo.listado, () => ({ items: [{ ...MAIL, estado: 'entregado' as const, entregado }], total: 1, seEnvia: false }));
    return { ...WORDS, enlace: 'https://jornada.test/recovery?token=x' };
  });
  const { requestsTo } = await renderIntranet({ api, path: '/correo?ver=4' });
  const open = await screen.findByRole('button', { name: 'Ver el correo y su enlace' });
  expect(requestsTo(correo.ver)).toHaveLength(0);
  await userEvent.click(open);
  expect(await screen.findByRole('button', { name: 'Copiar el enlace' })).toBeDefined();
  expect(requestsTo(correo.ver).map(({ input }) => (input as { para?: string }).para)).toEqual([undefined]);
  expect(screen.queryByText('Entregado a mano')).toBeNull();
  // After it is copied, the list says that it was handed over, and the link stays visible.
  await userEvent.click(screen.getByRole('button', { name: 'Copiar el enlace' }));
  expect(requestsTo(correo.ver)[1]?.input).toMatchObject({ para: 'entregar' });
  expect((await screen.findAllByText('Entregado a mano')).length).toBeGreaterThan(1);
  expect(screen.getByRole('button', { name: 'Copiar el enlace' })).toBeDefined();
});

it('shows a mail that opens nothing at once', async () => {
  api.handle(correo.listado, () => ({ items: [{ ...MAIL, llevaEnlace: false }], total: 1, seEnvia: false }));
  await renderIntranet({ api, path: '/correo?ver=4' });
  expect(await screen.findByText('Hola, Ana')).toBeDefined();
});

it('says what it would hold and leads to whoever can be invited; where only those of a status are none, it leads nowhere', async () => {
  api.handle(correo.listado, () => ({ items: [], total: 0, seEnvia: true }));
  await renderIntranet({ api, path: '/correo' });
  expect(await screen.findByText(/^Aquí queda cada correo que Jornada escribe/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ir a las personas' }).getAttribute('href')).toMatch(/\/personas$/);
  await userEvent.click(screen.getByRole('radio', { name: 'Fallido' }));
  expect(await screen.findByText('No hay ningún correo')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ir a las personas' })).toBeNull());
});
