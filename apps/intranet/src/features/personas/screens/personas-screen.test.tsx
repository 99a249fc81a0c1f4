import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { personas, simulado } from '@jornada/contract';
import { contratos } from '@jornada/contract/contratos.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { pages } from '@jornada/web/native/pages.ts';
import { AT_A_GLANCE, ficha, handleAtAGlance, handleList, handlePeople } from '../../../testing/people.ts';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

let api: FakeApi;
beforeEach(() => {
  api = createApi({ personas, simulado, contratos, ...AT_A_GLANCE });
  api.handle(quiosco.fotos, () => ({ items: [] }));
  handlePeople(api);
  handleAtAGlance(api);
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

it("shows everybody's state, and of an absence only the last day", async () => {
  await renderIntranet({ api, path: '/personas' });
  const row = await screen.findByRole('button', { name: /Lucía Martín Soto/ });
  expect(row.textContent).toContain('Trabajandodesde las 8:02');
  expect(row.textContent).toContain('hace 2 min');
  expect(screen.getByRole('button', { name: /Iván Prieto/ }).textContent).toContain('Ausentehasta el 23 oct');
  expect(screen.getByRole('button', { name: /Rosa Lima/ }).textContent).toContain('tenía que entrar a las 13:00');
  expect(screen.getByText('3 en 1 centro')).toBeDefined();
});

it('filters by state and text, and keeps both in the address', async () => {
  const { router } = await renderIntranet({ api, path: '/personas' });
  await userEvent.click(await screen.findByRole('radio', { name: /Ausentes/ }));
  expect(await screen.findByText('1 de 1')).toBeDefined();
  await userEvent.type(screen.getByRole('searchbox'), 'rosa');
  expect(await screen.findByRole('heading', { name: 'Nadie coincide' })).toBeDefined();
  expect(router.state.location.search).toEqual({ estado: 'ausente', texto: 'rosa' });
});

it('shows a person with their ID number hidden until somebody asks, and Escape closes the file', async () => {
  const { router } = await renderIntranet({ api, path: '/personas?ver=7' });
  const aside = await screen.findByRole('region', { name: 'Lucía Martín Soto' });
  expect(within(aside).getByText('Trabajando desde las 8:02')).toBeDefined();
  expect(within(aside).queryByText('12345678Z')).toBeNull();
  await userEvent.click(within(aside).getByRole('button', { name: 'Mostrar el documento' }));
  expect(within(aside).getByText('12345678Z')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(router.state.location.search).toEqual({});
});

it('says of a person what there is on other pages, and leads there', async () => {
  api.handle(personas.byId, () => ({
    ...ficha,
    ausencias: [
      { desde: '2026-10-20', hasta: '2026-10-23', aprobada: true, entera: true },
      { desde: '2026-12-07', hasta: '2026-12-11', aprobada: true, entera: true },
      { desde: '2026-12-28', hasta: '2026-12-28', aprobada: false, entera: true },
    ],
  }));
  const { requestsTo } = await renderIntranet({ api, path: '/personas?ver=7' });
  const vacations = await screen.findByRole('link', { name: /13 días disfrutados o aprobados · 4 días pedidos/ });
  expect([vacations.textContent, vacations.getAttribute('href')]).toEqual([
    expect.stringContaining('quedan 8 días'),
    expect.stringMatching(/^\/intranet\/vacaciones\?.*ver=7/),
  ]);
  const bank = await screen.findByRole('link', { name: /caducan el 31\/03\/2027/ });
  expect([bank.textContent, bank.getAttribute('href')]).toEqual([
    expect.stringContaining('+2:30'),
    expect.stringMatching(/^\/intranet\/bolsa\?persona=7/),
  ]);
  expect(screen.getByRole('link', { name: /^Ausencias ?Ahora/ }).textContent).toContain(
    'Ahora, hasta el 23 oct · Próxima: 7 – 11 dic · Pedida: 28 dic',
  );
  expect((await screen.findByRole('link', { name: /Lo tiene desde el 01\/09\/2026/ })).getAttribute('href')).toMatch(
    /^\/intranet\/quioscos\/pins\?.*ver=7/,
  );
  const papers = await screen.findByRole('link', { name: /Último: Nómina de octubre, 22 oct/ });
  expect([papers.textContent, papers.getAttribute('href')]).toEqual([
    expect.stringContaining('2 por firmar'),
    '/intranet/documentos?persona=7',
  ]);
  expect(requestsTo(vacaciones.saldos).map(({ input }) => input)).toEqual([{ anio: '2026', persona: '7' }]);
});

it('says nothing of vacations, bank, absences or PIN of somebody who has left', async () => {
  api.handle(personas.byId, () => ({ ...ficha, cuenta: 'baja' as const, ultimoDia: '2026-09-30' }));
  await renderIntranet({ api, path: '/personas?ver=7' });
  const documents = await screen.findByRole('link', { name: /Último: Nómina de octubre/ });
  expect(within(documents.closest('ul') ?? documents).getAllByRole('link')).toEqual([documents]);
});

it('ends an employment under its own name, apart from the account', async () => {
  api.handle(contratos.byId, () => ({
    persona: { id: 7, nombre: 'Lucía Martín Soto' },
    version: 0,
    nacimiento: null,
    naf: null,
    esMenor: false,
    versiones: [],
    historia: [],
  }));
  api.handle(personas.baja, () => ({ ...ficha, version: 5, ultimoDia: '2026-10-31' }));
  const { requestsTo } = await renderIntranet({ api, path: '/personas?ver=7&pestana=permisos' });
  expect(await screen.findByRole('button', { name: /Suspender/ })).toBeDefined();
  expect(screen.queryByText('Fin de la relación laboral')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Contrato' }));
  const part = await screen.findByRole('region', { name: 'Fin de la relación laboral' });
  await userEvent.click(within(part).getByRole('button', { name: 'Anotar el último día…' }));
  await userEvent.click(await within(part).findByRole('button', { name: 'Poner fin a la relación laboral' }));
  await waitFor(() => expect(requestsTo(personas.baja)[0]?.input).toMatchObject({ id: 7, version: 4, ultimoDia: '2026-10-22' }));
});

it('changes data with the version that was seen; where somebody else was first, what was typed stays and the way to look is there', async () => {
  api.handle(personas.cambiar, () => {
    throw new FakeFailure('general.cambiado-entretanto', { message: 'Otra persona lo ha cambiado.' });
  });
  const { requestsTo } = await renderIntranet({ api, path: '/personas?ver=7' });
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar los datos' }));
  const puesto = screen.getByLabelText<HTMLInputElement>('Puesto');
  await userEvent.clear(puesto);
  await userEvent.type(puesto, 'Jefa de muelle');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Otra persona lo ha cambiado.')).toBeDefined();
  expect(puesto.value).toBe('Jefa de muelle');
  expect(screen.getByRole('button', { name: 'Ver cómo ha quedado' })).toBeDefined();
  expect(requestsTo(personas.cambiar)[0]?.input).toMatchObject({ id: 7, version: 4, puesto: 'Jefa de muelle' });
});

it('removes a lost second step after a question, and shows the new state', async () => {
  api.handle(personas.quitarSegundoPaso, () => ({
    ...ficha,
    version: 5,
    segundoPaso: false,
    puede: { ...ficha.puede, quitarSegundoPaso: false },
  }));
  const { requestsTo } = await renderIntranet({ api, path: '/personas?ver=7' });
  await userEvent.click(await screen.findByRole('tab', { name: 'Cuenta y roles' }));
  expect(screen.getByRole('heading', { name: 'Segundo paso: activado' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el segundo paso…' }));
  const question = screen.getByRole('group', { name: /¿Quitar el segundo paso a Lucía Martín Soto\?/ });
  expect(requestsTo(personas.quitarSegundoPaso)).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Quitarlo' }));
  expect(await screen.findByRole('heading', { name: 'Segundo paso: no' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Quitar el segundo paso…' })).toBeNull();
  expect(requestsTo(personas.quitarSegundoPaso)[0]?.input).toEqual({ id: 7, version: 4 });
});

it('Escape closes what was opened, and the focus is where it was opened from', async () => {
  const { router } = await renderIntranet({ api, path: '/personas' });
  const row = await screen.findByRole('button', { name: /Lucía Martín Soto/ });
  await userEvent.click(row);
  await screen.findByRole('heading', { name: 'Lucía Martín Soto' });
  expect(document.activeElement).not.toBe(row);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(row));
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Nueva persona' });
  await userEvent.click(add);
  const name = await screen.findByLabelText('Nombre completo');
  expect(add.disabled).toBe(true);
  // In a field, Escape belongs to the field.
  await userEvent.click(name);
  await userEvent.keyboard('{Escape}');
  expect(router.state.location.search).toEqual({ ver: 'nuevo' });
  screen.getByRole('heading', { name: 'Nueva persona' }).focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(add));
});

it('Escape also closes what several are given, and leads back to the bar', async () => {
  const { router } = await renderIntranet({ api, path: '/personas' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Elegir a Rosa Lima' }));
  await userEvent.click(screen.getByRole('button', { name: 'Asignar…' }));
  await screen.findByRole('region', { name: 'Asignar a 1 persona' });
  expect(screen.queryByRole('button', { name: 'Desmarcar' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Asignar…' })));
  expect(router.state.location.search).toEqual({});
  await userEvent.click(screen.getByRole('button', { name: 'Desmarcar' }));
  expect(screen.queryByRole('group', { name: 'Personas elegidas' })).toBeNull();
});

it('shows photos in the list and in the file', async () => {
  const photo = { fotoToken: 'foto-7' };
  api.handle(personas.byId, () => ({ ...ficha, ...photo }));
  handleList(api, (one) => (one.id === 7 ? { ...one, ...photo } : one));
  await renderIntranet({ api, path: '/personas?ver=7' });
  const row = await screen.findByRole('button', { name: /Lucía Martín Soto/ });
  const address = '/instancia/userPhoto/foto?token=foto-7';
  expect(row.querySelector('img')?.getAttribute('src')).toContain(address);
  expect(screen.getByRole('button', { name: /Rosa Lima/ }).querySelector('img')).toBeNull();
  const aside = await screen.findByRole('region', { name: 'Lucía Martín Soto' });
  await waitFor(() => expect(aside.querySelector('img')?.getAttribute('src')).toContain(address));
});

it('the keyboard can skip the menu', async () => {
  await renderIntranet({ api, path: '/personas' });
  await screen.findByRole('button', { name: /Lucía Martín Soto/ });
  await userEvent.click(screen.getByRole('link', { name: 'Ir al contenido' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

const acting = {
  Token: 't',
  NombreCompleto: 'Lucía Martín Soto',
  DNI: '12345678Z',
  Iniciales: 'LM',
  TieneFoto: false,
  Email: '',
  Perfil: createPerfil({ UserName: '12345678Z', NombreCompleto: 'Lucía Martín Soto' }),
};

it('asks before acting for somebody, and why, and says that both names are written and that they see it', async () => {
  const opened = vi.spyOn(pages, 'open').mockReturnValue(undefined);
  api.handle(simulado.empezar, () => acting);
  const { services, requestsTo } = await renderIntranet({ api, path: '/personas?ver=7' });
  await userEvent.click(await screen.findByRole('button', { name: 'Actuar como Lucía…' }));
  const question = screen.getByRole('group', { name: /los dos nombres, .* por Lucía Martín Soto, y esa persona verá que has actuado/ });
  expect(requestsTo(simulado.empezar)).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Actuar como Lucía' }));
  expect(requestsTo(simulado.empezar)).toEqual([]);
  await userEvent.type(within(question).getByLabelText(/^Motivo \(lo leerá Lucía\)/), 'Lo ha pedido por teléfono');
  await userEvent.click(within(question).getByRole('button', { name: 'Actuar como Lucía' }));
  expect(requestsTo(simulado.empezar)[0]?.input).toEqual({ id: 7, motivo: 'Lo ha pedido por teléfono' });
  await waitFor(() => expect(services.session.get().simulatedUser?.DNI).toBe('12345678Z'));
  expect(opened.mock.calls).toEqual([['/']]);
  opened.mockRestore();
});

it('shows the recorded days of a person by month, and goes on to the first one', async () => {
  const day = (fecha: string) => ({
    fecha,
    zona: 'Europe/Madrid',
    inicio: `${fecha}T06:02:00Z`,
    fin: `${fecha}T14:00:00Z`,
    trabajadoMinutos: 478,
    estaAbierta: false,
    incidencias: [],
  });
  const first = Temporal.PlainDate.from('2026-10-21');
  const days = Array.from({ length: 40 }, (_, back) => day(first.subtract({ days: back }).toString()));
  api.handle(personas.dias, ({ start = 0, limit = 31 }) => ({ items: days.slice(start, start + limit), total: days.length }));
  await renderIntranet({ api, path: '/personas?ver=7&pestana=registros' });
  const october = within(await screen.findByRole('region', { name: 'Octubre de 2026' }));
  expect(october.getAllByRole('listitem')).toHaveLength(21);
  expect(october.getByText('8:02 – 16:00', { selector: 'li:first-child small' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  const september = within(screen.getByRole('region', { name: 'Septiembre de 2026' }));
  await waitFor(() => expect(september.getAllByRole('listitem')).toHaveLength(19));
});
