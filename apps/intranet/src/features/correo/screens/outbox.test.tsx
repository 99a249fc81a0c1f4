import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditoria, correo, type CorreoVista } from '@jornada/contract';
import type { FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const WAITS: CorreoVista = {
  id: 1,
  plantilla: 'invitacion',
  para: 'eva@faro.example',
  destinatario: null,
  asunto: 'Te han invitado a Jornada',
  estado: 'pendiente',
  creado: '2026-10-22T08:00:00Z',
  caduca: '2026-10-29T08:00:00Z',
  enviado: null,
  entregado: null,
  intentos: 0,
  motivo: null,
  sePuedeVer: true,
  llevaEnlace: true,
};
const FAILED: CorreoVista = {
  ...WAITS,
  id: 2,
  para: 'luis@faro.example',
  destinatario: null,
  estado: 'fallido',
  intentos: 3,
  motivo: 'caducado',
  sePuedeVer: false,
};
const ENLACE = 'https://jornada.test/recovery?token=x';

let api: FakeApi;
beforeEach(() => {
  api = createApi({ auditoria, correo });
  api.handle(correo.listado, ({ estado, start = 0, limit = 20 }) => {
    const all = [WAITS, FAILED, ...Array.from({ length: 23 }, (_, index) => ({ ...WAITS, id: 10 + index, estado: 'enviado' as const }))];
    const found = all.filter((one) => estado === undefined || one.estado === estado);
    return { items: found.slice(start, start + limit), total: found.length, seEnvia: false };
  });
  api.handle(correo.ver, ({ id }) => ({
    id,
    para: WAITS.para,
    asunto: WAITS.asunto,
    texto: 'Hola, Eva',
    enlace: ENLACE,
    caduca: WAITS.caduca,
  }));
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'clipboard');
  expect(api.problems).toEqual([]);
});

const rows = async () => within(await screen.findByRole('list', { name: 'Correo saliente' })).getAllByRole('button');

it('says that mails wait to be handed over, shows twenty of them, and more on request', async () => {
  await renderIntranet({ api, path: '/correo' });
  expect(await rows()).toHaveLength(20);
  expect(screen.getByText(/^Aquí no hay servidor de correo/)).toBeDefined();
  expect(screen.getByText('20 de 25')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(await screen.findByText('25 de 25')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
});

it('shows those of one state, by the address too; what failed says why, and offers no words', async () => {
  const { router, requestsTo } = await renderIntranet({ api, path: '/correo' });
  await userEvent.click(await screen.findByRole('radio', { name: 'Fallido' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  const [only] = await rows();
  expect(router.state.location.search).toMatchObject({ estado: 'fallido' });
  expect(requestsTo(correo.listado).at(-1)?.input).toMatchObject({ estado: 'fallido' });
  await userEvent.click(only as HTMLElement);
  const mail = await screen.findByRole('region', { name: FAILED.asunto });
  expect(within(mail).getByText('Caducó antes de salir')).toBeDefined();
  expect(within(mail).queryByRole('button', { name: 'Ver el correo y su enlace' })).toBeNull();
});

it('says of a link that another admin took along who it was and when, before it is handed over again', async () => {
  const TAKEN = { ...WAITS, estado: 'entregado' as const, entregado: { por: 'Marta Gil', momento: '2026-10-22T09:12:00Z' } };
  api.handle(correo.listado, ({ estado }) => {
    const found = [TAKEN].filter((one) => estado === undefined || one.estado === estado);
    return { items: found, total: found.length, seEnvia: false };
  });
  await renderIntranet({ api, path: '/correo?ver=1' });
  expect((await rows())[0]?.textContent).toContain('Entregado a mano');
  const mail = screen.getByRole('region', { name: WAITS.asunto });
  expect(mail.textContent).toContain('Marta Gil, 22/10/2026, 11:12');
  expect(mail.textContent).toContain('Marta Gil ya copió este enlace para entregarlo (22/10/2026, 11:12).');
  expect(within(mail).getByRole('button', { name: 'Ver el correo otra vez' })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Pendiente' }));
  expect(await screen.findByText('No hay ningún correo')).toBeDefined();
});

it('says so where there is none', async () => {
  api.handle(correo.listado, () => ({ items: [], total: 0, seEnvia: true }));
  await renderIntranet({ api, path: '/correo' });
  expect(await screen.findByText('No hay ningún correo')).toBeDefined();
  expect(screen.queryByText(/^Aquí no hay servidor de correo/)).toBeNull();
});

it.each([
  ['does not let it', { writeText: () => Promise.reject(new Error('no')) }],
  ['knows no clipboard', undefined],
])('gives the link to be copied by hand where the browser %s', async (_why, clipboard) => {
  await renderIntranet({ api, path: '/correo?ver=1' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Ver el correo y su enlace' }));
  const copy = await screen.findByRole('button', { name: 'Copiar el enlace' });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  await user.click(copy);
  expect((await screen.findByLabelText<HTMLInputElement>('Enlace')).value).toBe(ENLACE);
  expect(screen.queryByText('Enlace copiado.')).toBeNull();
});
