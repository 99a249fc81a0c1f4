import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { documentacion, registros } from '@jornada/contract';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { ficheros, type FicheroVista } from '@jornada/contract/ficheros.ts';
import { modelo145 } from '@jornada/contract/modelo145/calls.ts';
import type { Modelo145Vista, VersionEntera145 } from '@jornada/contract/modelo145/vistas.ts';
import { emptyFormulario, type Descendiente145, type Formulario145 } from '@jornada/domain/perfil/modelo145/index.ts';
import { createHoy, createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const NOW = '2026-11-28T11:24:00Z';
const HUELLA = 'a'.repeat(64);
const child = (clave: string, nombre: string, anoNacimiento: number): Descendiente145 => ({
  clave,
  nombre,
  anoNacimiento,
  anoAdopcion: null,
  grado: 0,
  ayuda: false,
  porEntero: false,
});
const FAMILY: Formulario145 = { ...emptyFormulario(1985), descendientes: [child('vega', 'Vega', 2018), child('bruno', 'Bruno', 2024)] };
const SIGNED: VersionEntera145 = {
  id: 4,
  momento: '2024-02-12T09:24:00Z',
  efecto: '2024-02-01',
  metodo: 'pin',
  huella: HUELLA,
  acuse: { momento: '2024-02-12T15:05:00Z', autor: 'Carmen Ruiz', metodo: 'pin', texto: 'Recibido.' },
  declarante: { nif: '00000001R', nombre: 'Lucía Martín' },
  formulario: FAMILY,
  texto: 'Manifiesto ser contribuyente.',
  aparato: 'Chrome · Android',
  anterior: null,
  ficheros: [],
};
const PAGA = {
  retribucion: 2_660_000,
  cotizaciones: null,
  contrato: 'general',
  temporal: false,
  territorio: 'comun',
  pagas: 14,
  haCambiado: false,
} as const;
const vista = (more: Partial<Modelo145Vista> = {}): Modelo145Vista => ({
  ano: 2026,
  hoy: '2026-11-28',
  declarante: SIGNED.declarante,
  vigente: SIGNED,
  formulario: FAMILY,
  salen: [],
  borrador: null,
  paga: null,
  nominas: null,
  problemas: [],
  estimacion: null,
  huella: null,
  efecto: '2026-12-01',
  texto: 'Manifiesto ser contribuyente.',
  textoVersion: 1,
  metodos: ['pin', 'contrasena'],
  versiones: [SIGNED],
  ...more,
});

let api: FakeApi;
let kept: Modelo145Vista;
let saved: EntradaDe<typeof modelo145.guardar>[];
beforeEach(() => {
  api = createApi();
  kept = vista();
  saved = [];
  api.handle(registros.registrosHoy, () => createHoy());
  api.handle(documentacion.tienePin, () => ({ tienePin: true }));
  api.handle(modelo145.leer, () => kept);
  api.handle(modelo145.guardar, (input) => {
    saved.push(input);
    const { formulario, paga, version } = input;
    kept = { ...kept, formulario, paga, borrador: { version: version + 1, guardado: NOW }, huella: HUELLA };
    return kept;
  });
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

async function open(path = '/modelo145') {
  const app = await renderApp({
    api,
    path: '/home',
    perfil: createPerfil({ AccesoModelo145: true, AccesoDocumentacion: true, AccesoPermisos: true }),
    now: NOW,
  });
  app.services.visit.begin({ Token: 'llave', hasta: '2026-11-28T11:34:00Z' });
  await act(() => app.router.navigate({ to: path }));
  await screen.findByRole('heading', { name: 'Tu situación' });
  return { ...app, user: userEvent.setup() };
}

it('says which form counts, and offers no signature while nothing has changed', async () => {
  await open();
  expect(screen.getByText('El vigente es del 12 de febrero de 2024.')).toBeDefined();
  expect(screen.getByText('Nada ha cambiado respecto al que firmaste.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Revisar y firmar' })).toBeNull();
});

it('asks only what follows: the number of the spouse in the second situation, a child in the first', async () => {
  kept = vista({ formulario: { ...FAMILY, descendientes: [] }, vigente: { ...SIGNED, formulario: { ...FAMILY, descendientes: [] } } });
  const { user } = await open();
  expect(screen.queryByLabelText('NIF de tu cónyuge')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Mi cónyuge gana/ }));
  await user.type(await screen.findByLabelText('NIF de tu cónyuge'), '12345678A');
  expect(screen.getByText('Falta el NIF de tu cónyuge, o su letra no es la suya.')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /Mis hijos viven solo conmigo/ }));
  expect(screen.queryByLabelText('NIF de tu cónyuge')).toBeNull();
  expect(screen.getByText('Para esa situación hace falta al menos un hijo en el modelo.')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Revisar y firmar' }).disabled).toBe(true);
  await waitFor(() => expect(saved.at(-1)?.formulario).toMatchObject({ situacion: 1, nifConyuge: null }));
});

it('a mother is added on her own page, and what it would mean is shown, old figures struck', async () => {
  kept = vista({ paga: PAGA });
  const { user, router } = await open();
  await user.click(screen.getByRole('link', { name: 'Familiar' }));
  const sheet = await screen.findByRole('dialog');
  expect(router.state.location.pathname).toBe('/ascendiente-usuario');
  await user.type(within(sheet).getByLabelText('Nombre, para ti'), 'Rosa');
  await user.type(within(sheet).getByLabelText('Año de nacimiento'), '1965');
  await user.click(within(sheet).getByRole('button', { name: 'Guardar' }));
  expect(within(sheet).getByText('Con menos de 65 años, sin discapacidad, no cuenta.')).toBeDefined();
  await user.clear(within(sheet).getByLabelText('Año de nacimiento'));
  await user.type(within(sheet).getByLabelText('Año de nacimiento'), '1959');
  await user.click(within(sheet).getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/modelo145'));
  const changes = screen.getByRole('region', { name: 'Qué cambia' });
  expect(within(changes).getByText('12,11 %').tagName).toBe('S');
  expect(within(changes).getByText('11,29 %')).toBeDefined();
  expect(within(changes).getByText('+15,58 €')).toBeDefined();
  await waitFor(() => expect(saved.at(-1)?.formulario.ascendientes).toMatchObject([{ nombre: 'Rosa', anoNacimiento: 1959 }]));
});

it('gives no figure where the algorithm does not apply, and says why', async () => {
  kept = vista({ paga: { ...PAGA, territorio: 'foral' } });
  await open();
  expect(screen.getByText(/^En el País Vasco y Navarra/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Estimación' })).toBeNull();
});

it('is signed as it was shown, with the official words and the PIN; then it says what follows', async () => {
  const formulario = { ...FAMILY, descendientes: [...FAMILY.descendientes, child('ada', 'Ada', 2026)] };
  kept = vista({ formulario, borrador: { version: 2, guardado: NOW }, huella: HUELLA });
  const sent: unknown[] = [];
  api.handle(modelo145.firmar, (input) => {
    sent.push(input);
    if ('Pin' in input.Prueba && input.Prueba.Pin !== '4019') throw new FakeFailure('documentacion.pin-no-valido');
    kept = vista({ vigente: { ...SIGNED, id: 5, formulario, anterior: FAMILY, acuse: null }, formulario });
    return kept;
  });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Revisar y firmar' }));
  const sheet = await screen.findByRole('dialog');
  expect(within(sheet).getByText('Manifiesto ser contribuyente.')).toBeDefined();
  expect(within(sheet).getByText('Ada')).toBeDefined();
  await user.type(within(sheet).getByLabelText('Tu PIN de documentos'), '1111');
  await user.click(within(sheet).getByRole('button', { name: 'Firmar' }));
  expect(await within(sheet).findByRole('alert')).toBeDefined();
  await user.type(within(sheet).getByLabelText('Tu PIN de documentos'), '4019');
  await user.click(within(sheet).getByRole('button', { name: 'Firmar' }));
  expect(await screen.findByText('Lo has firmado')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Pedir el permiso por nacimiento' })).toBeDefined();
  expect(sent.at(-1)).toEqual({ huella: HUELLA, textoVersion: 1, Prueba: { Pin: '4019' } });
});

it('what was changed on another device begins the form anew', async () => {
  const { user } = await open();
  api.handle(modelo145.guardar, () => {
    kept = vista({ formulario: { ...FAMILY, irregulares: true }, borrador: { version: 9, guardado: NOW }, huella: HUELLA });
    throw new FakeFailure('general.cambiado-entretanto');
  });
  await user.click(screen.getByRole('radio', { name: /Mi cónyuge gana/ }));
  expect(await screen.findByText('Lo has cambiado en otro dispositivo. Aquí está lo último.')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Otra, o prefiero/ }).checked).toBe(true);
});

it('shows every signed form with its receipt', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Historia' }));
  const sheet = await screen.findByRole('dialog');
  expect(within(sheet).getByText('Carmen Ruiz acusó recibo el 12 de febrero de 2024.')).toBeDefined();
  expect(within(sheet).getByRole('button', { name: 'Descargar PDF' })).toBeDefined();
});

it('a first form that is right as it begins can be signed: it is saved for that', async () => {
  kept = vista({ vigente: null, versiones: [], formulario: emptyFormulario(1985) });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Revisar y firmar' }));
  const sheet = await screen.findByRole('dialog');
  await user.type(within(sheet).getByLabelText('Tu PIN de documentos'), '4019');
  await waitFor(() => expect(within(sheet).getByRole<HTMLButtonElement>('button', { name: 'Firmar' }).disabled).toBe(false));
  expect(saved).toHaveLength(1);
});

it('what another device saved is not signed unseen: the form shows it first', async () => {
  const mine = { ...FAMILY, irregulares: true };
  kept = vista({ formulario: mine, borrador: { version: 2, guardado: NOW }, huella: HUELLA });
  const { user, services } = await open();
  await user.click(screen.getByRole('button', { name: 'Revisar y firmar' }));
  await screen.findByRole('dialog');
  kept = { ...kept, formulario: { ...mine, anualidades: 360_000 }, borrador: { version: 3, guardado: NOW }, huella: 'c'.repeat(64) };
  await act(() => services.queryClient.invalidateQueries());
  expect(await screen.findByText('Lo has cambiado en otro dispositivo. Aquí está lo último.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('3.600,00 €')).toBeDefined();
});

it('a form that has changed since it was read is read again, and can then be signed', async () => {
  kept = vista({ formulario: { ...FAMILY, irregulares: true }, borrador: { version: 2, guardado: NOW }, huella: HUELLA });
  const next = 'c'.repeat(64);
  const sent: unknown[] = [];
  api.handle(modelo145.firmar, (input) => {
    sent.push(input.huella);
    kept = { ...kept, huella: next, efecto: '2027-01-01' };
    if (input.huella !== next) throw new FakeFailure('modelo145.ha-cambiado');
    return vista({ vigente: { ...SIGNED, id: 5, formulario: kept.formulario }, formulario: kept.formulario });
  });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Revisar y firmar' }));
  const sheet = await screen.findByRole('dialog');
  const sign = async () => {
    await user.type(within(sheet).getByLabelText('Tu PIN de documentos'), '4019');
    await user.click(within(sheet).getByRole('button', { name: 'Firmar' }));
  };
  await sign();
  expect(await within(sheet).findByText(/enero de 2027/)).toBeDefined();
  await sign();
  expect(await screen.findByText('Lo has firmado')).toBeDefined();
  expect(sent).toEqual([HUELLA, next]);
});

it('a draft that could not be saved is saved when it is tried again, and throwing it away is no news of another device', async () => {
  const { user } = await open();
  let isDown = true;
  api.handle(modelo145.guardar, (input) => {
    if (isDown) throw new FakeFailure('general.no-disponible');
    saved.push(input);
    kept = { ...kept, formulario: input.formulario, borrador: { version: 1, guardado: NOW }, huella: HUELLA };
    return kept;
  });
  api.handle(modelo145.descartar, () => (kept = vista()));
  await user.click(screen.getByRole('radio', { name: /Mi cónyuge gana/ }));
  await user.type(await screen.findByLabelText('NIF de tu cónyuge'), '12345678Z');
  expect(await screen.findByText('El borrador no se ha guardado.')).toBeDefined();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Probar otra vez' }));
  expect(await screen.findByRole('button', { name: 'Revisar y firmar' })).toBeDefined();
  expect(saved.at(-1)?.formulario).toMatchObject({ situacion: 2, nifConyuge: '12345678Z' });
  expect(screen.queryByText(/^Lo has cambiado/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Descartar los cambios' }));
  expect(await screen.findByText('Nada ha cambiado respecto al que firmaste.')).toBeDefined();
  expect(screen.queryByText('Lo has cambiado en otro dispositivo. Aquí está lo último.')).toBeNull();
});

it('the pay for the estimate is that of the last twelve statements, and can be changed', async () => {
  kept = vista({ nominas: { desde: '2025-11-01', hasta: '2026-10-01', retribucion: 2_698_000, cotizaciones: 174_000, pagas: 14 } });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Decir mi sueldo' }));
  const sheet = await screen.findByRole('dialog', { name: 'Datos de la estimación' });
  expect(within(sheet).getByText(/de noviembre de 2025 a octubre de 2026/)).toBeDefined();
  expect(within(sheet).getByRole<HTMLInputElement>('textbox', { name: /^Sueldo bruto/ }).value).toMatch(/26\.?980/);
  await user.click(within(sheet).getByRole('button', { name: 'Calcular' }));
  await waitFor(() => expect(saved.at(-1)?.paga).toMatchObject({ retribucion: 2_698_000, cotizaciones: 174_000, pagas: 14 }));
});

it('what a form says of health or a court can be proved with a file, which the form then has; the others ask for none', async () => {
  const fileOf = (id: number, nombre: string): FicheroVista => ({ id, nombre, tipo: 'application/pdf', bytes: 48_213, vistaPrevia: false });
  const [fallo, convenio] = [fileOf(31, 'sentencia.pdf'), fileOf(32, 'convenio.pdf')];
  kept = vista({
    formulario: { ...FAMILY, anualidades: 360_000 },
    vigente: { ...SIGNED, formulario: { ...FAMILY, anualidades: 360_000 } },
  });
  const uploaded: FicheroVista[] = [];
  api.handle(ficheros.temporales, () => ({ items: uploaded, maximoBytes: 1024 * 1024 }));
  api.handle(ficheros.subir, (_input, { file }) => {
    const one = file?.name === fallo.nombre ? fallo : convenio;
    uploaded.push(one);
    return one;
  });
  api.handle(ficheros.confirmartemporales, (input) => {
    expect(input).toEqual({ modulo: 'modelo145', asuntoId: SIGNED.id, ids: [31, 32] });
    kept = { ...kept, vigente: kept.vigente && { ...kept.vigente, ficheros: uploaded } };
    return { items: uploaded };
  });
  const { user } = await open();
  const section = screen.getByRole('region', { name: 'Lo que lo demuestra' });
  expect(within(section).getByText(/pedirte la resolución judicial/)).toBeDefined();
  // The second one is still on its way when the first is there.
  const chosen = [fallo, convenio].map(({ nombre, tipo }) => new File(['%PDF-1.4'], nombre, { type: tipo }));
  await user.upload(within(section).getByLabelText('Añadir archivos'), chosen);
  await user.click(await within(section).findByRole('button', { name: 'Adjuntar un justificante' }));
  for (const { name } of chosen) expect(await within(section).findByRole('button', { name: new RegExp(`Abrir ${name}`) })).toBeDefined();
  cleanup();
  kept = vista();
  await open();
  expect(screen.queryByRole('region', { name: 'Lo que lo demuestra' })).toBeNull();
});
