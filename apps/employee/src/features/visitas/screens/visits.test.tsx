import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitas } from '@jornada/contract/visitas/calls.ts';
import { createPerfil, createTipoVisita, createVisitaRegistrada, FakeFailure, type FakeApi } from '@jornada/testkit';
import { deviceTime } from '@jornada/web/native/clock.ts';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const JAVIER = { clave: 'signed-12', nombre: 'Javier Ortega', departamento: 'Desarrollo' };
const kiosk = createPerfil({ EsQuiosco: true, EsAdmin: false, NombreCompleto: 'Recepción' });

let api: FakeApi;
beforeEach(() => {
  api = createApi();
  api.handle(visitas.datos, () => ({
    empresa: 'Demo, S.L.',
    centro: 'Oficina Atocha',
    zona: 'Europe/Madrid',
    conservaDias: null,
    contacto: 'privacidad@demo.example',
  }));
  api.handle(visitas.tipos, () => ({
    items: [createTipoVisita(), createTipoVisita({ id: 2, nombre: 'Entrega', anfitrion: 'no', pideMatricula: true })],
  }));
  api.handle(visitas.anfitriones, ({ texto }) => ({ items: 'javier'.startsWith(texto.toLowerCase()) ? [JAVIER] : [], hayMas: false }));
  api.handle(visitas.insertar, () => createVisitaRegistrada());
  api.handle(visitas.dentro, () => ({ items: [{ id: 9, iniciales: 'IP', entrada: '2026-10-22T11:24:00Z' }], zona: 'Europe/Madrid' }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});
const show = (path: string) => renderApp({ api, path, perfil: kiosk, width: 820 });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('a visitor', () => {
  it('reads first who keeps what and for how long, with all of it one touch away', async () => {
    await show('/visitas-registro');
    expect(await screen.findByText(/tus horas un mes/)).toBeDefined();
    await userEvent.click(await button('Leer el aviso entero'));
    expect((await screen.findByText(/Escribe a privacidad@demo\.example/)).textContent).toContain('reclamar');
  });

  it('finds the host by four letters and not fewer, and is registered once with what was said', async () => {
    const { requestsTo, router } = await show('/visitas-tipo');
    await userEvent.click(await button(/Reunión/));
    await waitFor(() => expect(router.state.location.pathname).toBe('/visitas-registro'));
    await userEvent.type(await screen.findByLabelText('Tu nombre'), 'Ingrid Petersen');
    const host = screen.getByRole('textbox', { name: /A quién visitas/ });
    await userEvent.type(host, 'jav');
    expect(requestsTo(visitas.anfitriones)).toHaveLength(0);
    await userEvent.type(host, 'i');
    await userEvent.click(await button(/Javier Ortega/));
    await userEvent.dblClick(await button('Avisar a Javier'));
    expect(await screen.findByRole('heading', { name: 'Hemos avisado a Javier' })).toBeDefined();
    expect(screen.getAllByText('4821').length).toBeGreaterThan(0);
    expect(requestsTo(visitas.insertar)).toHaveLength(1);
    expect(requestsTo(visitas.insertar)[0]?.input).toMatchObject({
      tipoId: 1,
      nombre: 'Ingrid Petersen',
      anfitrion: 'signed-12',
      idioma: 'es',
    });
  });

  it('is told what lacks, at its field, before anything is sent; a type without a host asks for none', async () => {
    const { requestsTo } = await show('/visitas-tipo');
    await userEvent.click(await button(/Entrega/));
    await userEvent.click(await button('Registrar mi visita'));
    expect(screen.getAllByText('Este dato hace falta.')).toHaveLength(2);
    expect(screen.queryByRole('textbox', { name: /A quién visitas/ })).toBeNull();
    expect(requestsTo(visitas.insertar)).toHaveLength(0);
  });

  it('who is expected finds themselves with name and surname, types nothing more, and nothing else of them is shown', async () => {
    const expected = { clave: 'signed', nombre: 'Ingrid P.', hora: '09:30', tipoId: 1, anfitrion: 'Javier' };
    api.handle(visitas.esperadas, ({ codigo, texto }) => ({ items: codigo === '482117' || texto === 'ingrid pet' ? [expected] : [] }));
    const { requestsTo } = await show('/visitas-tipo');
    const field = await screen.findByRole('textbox', { name: '¿Te esperan?' });
    await userEvent.type(field, 'nadie conocido{Enter}');
    expect(await screen.findByText(/No te encontramos/)).toBeDefined();
    await userEvent.clear(field);
    await userEvent.type(field, '482 117{Enter}');
    await userEvent.click(await button(/Ingrid P\., te espera Javier a las 9:30/));
    await userEvent.click(await button('Avisar a Javier'));
    expect(await screen.findByRole('heading', { name: 'Hemos avisado a Javier' })).toBeDefined();
    const [sent] = requestsTo(visitas.insertar);
    expect(sent?.input).toMatchObject({ tipoId: 1, anuncio: 'signed', anfitrion: null });
    expect(sent?.input).not.toHaveProperty('nombre');
  });

  it('keeps what was typed where the server refuses, and reads why', async () => {
    api.handle(visitas.insertar, () => {
      throw new FakeFailure('visitas.tipo-no-valido');
    });
    await show('/visitas-tipo');
    await userEvent.click(await button(/Entrega/));
    await userEvent.type(await screen.findByLabelText('Tu nombre'), 'Rubén Cabrera');
    await userEvent.type(screen.getByLabelText('Matrícula'), '4821 KJV');
    await userEvent.click(await button('Registrar mi visita'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    expect(screen.getByLabelText<HTMLInputElement>('Tu nombre').value).toBe('Rubén Cabrera');
  });

  it('leaves by initials after one question, or by the code', async () => {
    api.handle(visitas.finalizar, () => ({ iniciales: 'IP', entrada: '2026-10-22T11:24:00Z', salida: '2026-10-22T12:00:00Z' }));
    const { requestsTo } = await show('/visitas-salida');
    expect((await button('Registrar mi salida')).hasAttribute('disabled')).toBe(true);
    await userEvent.click(await button(/^IP/));
    const question = within(await screen.findByRole('dialog', { name: /¿Sales tú, IP/ }));
    await userEvent.click(question.getByRole('button', { name: 'Sí, salgo' }));
    expect(await screen.findByRole('heading', { name: 'Salida a las 14:00' })).toBeDefined();
    expect(requestsTo(visitas.finalizar).map(({ input }) => input)).toEqual([{ id: 9 }]);
  });

  it.each(['/visitas-tipo', '/visitas-registro', '/visitas-salida', '/quioscoconfiguracion'])(
    'who goes away from %s leaves nothing there after a minute',
    async (path) => {
      let now = 0;
      const clock = vi.spyOn(deviceTime, 'monotonicMs').mockImplementation(() => now);
      const { services, router } = await show('/visitas-registro');
      await userEvent.click(await button(/Reunión/));
      await userEvent.type(await screen.findByLabelText('Tu nombre'), 'Ingrid');
      await act(() => router.navigate({ to: path }));
      await waitFor(() => expect(services.kiosk.left.get()).toEqual({ left: 60, of: 60 }));
      now = 60_000;
      expect(await screen.findByRole('heading', { name: 'Escribe tu PIN' })).toBeDefined();
      clock.mockRestore();
      await act(() => router.navigate({ to: '/visitas-registro' }));
      await userEvent.click(await button(/Reunión/));
      expect((await screen.findByLabelText<HTMLInputElement>('Tu nombre')).value).toBe('');
      expect(JSON.stringify(['jornada.sesion', 'jornada.quiosco'].map((key) => services.storage.getItem(key)))).not.toContain('Ingrid');
    },
  );

  it('has no way in on somebody’s own device', async () => {
    const { router } = await renderApp({ api, path: '/visitas-tipo' });
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/visitas-tipo'));
  });
});

describe('a host', () => {
  it('sees who waits for them, and who was there', async () => {
    const visit = { id: 9, nombre: 'Ingrid Petersen', empresa: 'Nordwind', tipo: 'Reunión', icono: 'reunion' as const };
    const place = { centro: 'Oficina Atocha', zona: 'Europe/Madrid', entrada: '2026-10-22T11:24:00Z' };
    api.handle(visitas.propias, () => ({
      items: [
        { ...visit, ...place, salida: null },
        { ...visit, ...place, id: 8, nombre: 'Tomás Rey', salida: '2026-10-22T12:00:00Z' },
      ],
    }));
    api.handle(visitas.anuncios, () => ({ items: [] }));
    await renderApp({ api, path: '/visitas' });
    expect(await screen.findByText(/Te espera desde las 13:24/)).toBeDefined();
    expect(screen.getByText(/De 13:24 a 14:00/)).toBeDefined();
  });

  it.each([
    { width: 390, place: 'main > [data-foot]' },
    { width: 1440, place: 'main > header' },
  ])('announces somebody by the button in $place at $width pixels', async ({ width, place }) => {
    api.handle(visitas.propias, () => ({ items: [] }));
    api.handle(visitas.anuncios, () => ({ items: [] }));
    await renderApp({ api, path: '/visitas', width });
    expect((await button('Anunciar una visita')).closest(place)).not.toBeNull();
  });

  it('announces somebody, reads the code for the tablet, and takes it back', async () => {
    const announced = {
      id: 4,
      nombre: 'Ingrid Petersen',
      empresa: null,
      tipo: 'Reunión',
      icono: 'reunion' as const,
      centro: 'Oficina Atocha',
      fecha: '2026-10-22',
      hora: '10:00',
      correo: null,
      codigo: '482117',
    };
    let items: (typeof announced)[] = [];
    api.handle(visitas.propias, () => ({ items: [] }));
    api.handle(visitas.anuncios, () => ({ items }));
    api.handle(visitas.opcionesDeAnuncio, () => ({
      centros: [{ id: 1, nombre: 'Oficina Atocha' }],
      centroId: 1,
      tipos: [{ id: 1, nombre: 'Reunión' }],
      seEnvia: false,
    }));
    api.handle(visitas.anunciar, () => {
      items = [announced];
      return announced;
    });
    api.handle(visitas.anularAnuncio, () => {
      items = [];
      return null;
    });
    const { requestsTo } = await renderApp({ api, path: '/visitas' });
    await userEvent.click(await button('Anunciar una visita'));
    await userEvent.type(await screen.findByLabelText('Nombre y apellidos'), 'Ingrid Petersen');
    await userEvent.type(screen.getByLabelText('Hora, si la sabes'), '10:00');
    await userEvent.click(await button('Anunciar'));
    expect(await screen.findByText(/Su código es 482117/)).toBeDefined();
    expect(requestsTo(visitas.anunciar)[0]?.input).toMatchObject({ nombre: 'Ingrid Petersen', tipoId: 1, centroId: 1, hora: '10:00' });
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }));
    await userEvent.click(await button('Compartir el código de Ingrid Petersen'));
    expect(share.mock.calls.map(([{ text }]) => text)).toEqual([
      'Ingrid Petersen, te esperamos el jueves 22 de octubre, 10:00 en Oficina Atocha. En la tableta de la entrada, tu código es 482117.',
    ]);
    vi.unstubAllGlobals();
    await userEvent.click(await button('Ya no viene: Ingrid Petersen'));
    await userEvent.click(await button('Ya no viene'));
    expect(await screen.findByText('Nadie te visita ahora')).toBeDefined();
    expect(requestsTo(visitas.anularAnuncio).map(({ input }) => input)).toEqual([{ id: 4 }]);
  });
});
