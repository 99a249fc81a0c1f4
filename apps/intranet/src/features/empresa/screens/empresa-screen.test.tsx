import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { empresa, MODULOS_EMPRESA, type EmpresaVista, type ClaveFicherosVista, type SelloEmpresaVista } from '@jornada/contract';
import { FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const VISTA: EmpresaVista = {
  nombre: 'Aurora Logística',
  nif: 'B00000000',
  ccc: '',
  zona: 'Europe/Madrid',
  idioma: 'es',
  logo: '',
  ajustes: {
    usarGps: false,
    requerirGpsEnAppMovil: false,
    minimumAccuracy: 500,
    exigirCercania: false,
    guardarUbicacionExacta: false,
    mostrarCercaLejos: true,
    mostrarConexionGps: false,
    verJornadaPrevista: true,
    mostrarHorasTotalizadas: true,
    comentariosEnFichajes: true,
    usuarioPuedeModificarFichajes: false,
    avisarLimites: true,
    opcionesFinJornada: ['sugerido'],
    resumenApp: true,
    estadisticasApp: true,
    guardaFoto: false,
    notificaciones: true,
    logs: false,
    cortesiaMinutos: 5,
    toleranciaExcesos: 5,
    diasSinConexion: 7,
    segundoFactorAdmins: false,
    equipoCorreo: true,
    equipoTelefono: false,
    equipoTrabajando: false,
    equipoEligen: true,
    turnosRespuestaHoras: 72,
    turnosAntelacionHoras: 2,
    turnosVentanaDias: 28,
    turnosSinDevolver: true,
    turnosOfertas: true,
    turnosDiasSeguidos: null,
    modulos: [...MODULOS_EMPRESA],
    sinAcceso: {},
  },
  version: 7,
};

let api: FakeApi;
let stored: EmpresaVista;
beforeEach(() => {
  stored = structuredClone(VISTA);
  api = createApi({ empresa });
  api.handle(empresa.ver, () => stored);
  api.handle(empresa.sello, () => ({ propio: null, instalacion: 'Jornada: sello de la instalación' }));
  api.handle(empresa.claveFicheros, () => ({ desde: null, enCurso: false, quedan: 0 }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

it('sends only what was changed, with the version that was read', async () => {
  api.handle(empresa.guardar, ({ ajustes }) => {
    stored = { ...stored, version: 8, ajustes: { ...stored.ajustes, ...ajustes } };
    return stored;
  });
  const { requestsTo } = await renderIntranet({ api, path: '/empresa?parte=fichajes' });
  const user = userEvent.setup();
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Guardar' });
  await user.click(save);
  expect(screen.getByText('No has cambiado nada todavía.')).toBeDefined();
  await user.click(screen.getByLabelText('Observaciones al fichar'));
  await user.click(save);
  expect((await screen.findAllByText('Guardado. Vale desde ahora.')).length).toBeGreaterThan(0);
  expect(requestsTo(empresa.guardar).map(({ input }) => input)).toEqual([{ version: 7, ajustes: { comentariosEnFichajes: false } }]);
  expect(screen.queryByText('No has cambiado nada todavía.')).toBeNull();
});

it('says what colleagues see of each other, and shows no more of them until it is told so', async () => {
  api.handle(empresa.guardar, ({ ajustes }) => {
    stored = { ...stored, version: 8, ajustes: { ...stored.ajustes, ...ajustes } };
    return stored;
  });
  const { requestsTo } = await renderIntranet({ api, path: '/empresa?parte=equipo' });
  const user = userEvent.setup();
  const box = await screen.findByLabelText<HTMLInputElement>('Si trabaja ahora');
  expect([box.checked, screen.getByLabelText<HTMLInputElement>('Teléfono').checked]).toEqual([false, false]);
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(requestsTo(empresa.guardar).map(({ input }) => input)).toEqual([{ version: 7, ajustes: { equipoTrabajando: true } }]),
  );
});

it('keeps typed text if somebody else has saved first, until the new state is loaded', async () => {
  api.handle(empresa.guardar, () => {
    stored = { ...stored, nombre: 'Aurora y Cía.', version: 8 };
    throw new FakeFailure('general.cambiado-entretanto', { message: 'Marta Gil lo ha cambiado entretanto.' });
  });
  await renderIntranet({ api, path: '/empresa' });
  const user = userEvent.setup();
  const name = await screen.findByLabelText<HTMLInputElement>('Nombre de la empresa');
  await user.clear(name);
  await user.type(name, 'Aurora Norte');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Marta Gil');
  expect(name.value).toBe('Aurora Norte');
  await user.click(screen.getByRole('button', { name: 'Ver cómo ha quedado' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Nombre de la empresa').value).toBe('Aurora y Cía.'));
});

it('tells one return from another by what one comes back from, where the company has no name of its own for it', async () => {
  const base = { efectivo: true, pagado: true, requiereProyecto: false, requiereObservaciones: false, requierePosicion: false };
  const vuelta = { ...base, clase: 'regreso' as const, nombres: {}, nombreHabitual: 'Vuelta', activo: true, version: 1 };
  api.handle(empresa.tipos, () => ({
    items: [
      { ...vuelta, id: 1, subtipo: 'comida' as const },
      { ...vuelta, id: 2, subtipo: 'cafe' as const },
      { ...vuelta, id: 3, subtipo: 'medico' as const, nombres: { es: 'He vuelto' } },
    ],
  }));
  await renderIntranet({ api, path: '/empresa?parte=tipos' });
  expect(await screen.findByText('Vuelta · Comida')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Cambiar Vuelta · Café' })).toBeDefined();
  expect(screen.getByText('He vuelto').textContent).toBe('He vueltoVuelta de una pausa · Médico');
});

it('takes a certificate of the company from a key file, says in plain words why not, and goes back to that of the installation', async () => {
  let propio: SelloEmpresaVista['propio'] = null;
  const view = (): SelloEmpresaVista => ({ propio, instalacion: 'Jornada: sello de la instalación' });
  api.handle(empresa.sello, view);
  api.handle(empresa.ponerSello, ({ clave }) => {
    if (clave !== 'buena') throw new FakeFailure('empresa.sello-clave', { message: 'La contraseña no es la de este archivo.' });
    propio = {
      titular: 'Taller Alamo Sello',
      emisor: 'FNMT',
      desde: '2026-01-01T00:00:00Z',
      hasta: '2029-03-10T12:00:00Z',
      certificados: 3,
      puesto: '2026-10-22T09:00:00Z',
    };
    return view();
  });
  api.handle(empresa.quitarSello, () => {
    propio = null;
    return view();
  });
  const { requestsTo } = await renderIntranet({ api, path: '/empresa?parte=general' });
  const user = userEvent.setup();
  await screen.findByText(/sello de la instalación/);
  const input = screen.getByLabelText('Elegir un archivo .p12 o .pfx', { selector: 'input' });
  await user.upload(input, new File([new Uint8Array(40_000)], 'grande.p12'));
  await screen.findByText(/no es un archivo de certificado/);
  await user.upload(input, new File(['hola'], 'taller.p12'));
  await user.type(await screen.findByLabelText('Contraseña del archivo'), 'mala');
  await user.click(screen.getByRole('button', { name: 'Usar este certificado' }));
  await screen.findByText('La contraseña no es la de este archivo.');
  await user.clear(screen.getByLabelText('Contraseña del archivo'));
  await user.type(screen.getByLabelText('Contraseña del archivo'), 'buena');
  await user.click(screen.getByRole('button', { name: 'Usar este certificado' }));
  await screen.findByText(/Taller Alamo Sello.*10\/03\/2029/);
  expect(screen.queryByLabelText('Contraseña del archivo')).toBeNull();
  expect(requestsTo(empresa.ponerSello).map(({ input: sent }) => sent)).toEqual([
    { fichero: btoa('hola'), clave: 'mala' },
    { fichero: btoa('hola'), clave: 'buena' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Volver al de la instalación' }));
  await screen.findByText(/sello de la instalación/);
});

it('gives the files another key, and says how many are still to follow; meanwhile there is no second change', async () => {
  let said: ClaveFicherosVista = { desde: '2026-01-02T09:00:00Z', enCurso: false, quedan: 0 };
  api.handle(empresa.claveFicheros, () => said);
  api.handle(empresa.cambiarClaveFicheros, () => {
    said = { desde: '2026-10-22T09:00:00Z', enCurso: true, quedan: 1 };
    return said;
  });
  await renderIntranet({ api, path: '/empresa?parte=general' });
  await screen.findByText('La clave es del 02/01/2026.');
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar la clave' }));
  expect(said.enCurso).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Sí, cambiarla' }));
  await screen.findByText('Queda 1 archivo por pasar a la clave nueva.');
  expect(screen.getByText('La clave es del 22/10/2026.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cambiar la clave' })).toBeNull();
});
