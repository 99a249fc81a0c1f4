import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { centros, cierres, contacto, correo, personas, type CentroGestionado } from '@jornada/contract';
import { hoy, type PersonaHoy } from '@jornada/contract/hoy.ts';
import { visitas } from '@jornada/contract/visitas/calls.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { createPerfil, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const mes = (numero: number, puedeCerrarse: boolean) => ({
  ano: 2026,
  mes: numero,
  centro: { id: 1, nombre: 'Madrid' },
  cerrado: !puedeCerrarse,
  puedeCerrarse,
  actas: [],
  retenidos: 0,
  obstaculos: null,
});

const MADRID: CentroGestionado = {
  id: 4,
  nombre: 'Madrid',
  direccion: '',
  municipio: '',
  ccc: '',
  pais: 'ES',
  region: null,
  zona: 'Europe/Madrid',
  latitud: null,
  longitud: null,
  radioMetros: 150,
  abierto: true,
  personas: 30,
  festivosConfirmados: [2026, 2027],
  version: 3,
};

const AHORA = '2026-10-22T11:24:00Z';
const handlePeople = (todas: number, sinEntrar = { invitadas: 0, sinAcceso: 0 }): void => {
  const cuentas = { todas, trabajando: 41, pausa: 5, fuera: 14, tarde: 0, ausente: 4 };
  api.handle(personas.cuentas, () => ({ cuentas, sinEntrar, centros: 1, ahora: AHORA }));
};

const person = (id: number, nombre: string, more: Partial<PersonaHoy>): PersonaHoy => ({
  id,
  nombre,
  iniciales: 'XX',
  fotoToken: '',
  telefono: '',
  centro: { id: 4, nombre: 'Atocha' },
  estado: 'trabajando',
  situacion: { estado: 'trabajando', desde: '2026-10-22T06:02:00Z' },
  dia: { fecha: '2026-10-22', zona: 'Europe/Madrid', turno: null, linea: [], trabajadoMinutos: 0, previstoMinutos: 480 },
  fecha: '2026-10-22',
  pregunta: null,
  solicitudId: null,
  ...more,
});
const ROSA = person(9, 'Rosa Lima', {
  estado: 'tarde',
  situacion: { estado: 'fuera', motivo: 'tarde', hora: '2026-10-22T11:00:00Z' },
  telefono: '+34 600 11 22 33',
});
const CUENTAS = { todas: 64, trabajando: 41, pausa: 5, tarde: 1, noVino: 0, sinSalida: 0, ausente: 4, fuera: 13, sinEstrenar: 0 };
const handleToday = (items: PersonaHoy[], cuentas = CUENTAS): void =>
  api.handle(hoy.listado, ({ estado }) => ({
    items: items.filter((one) => estado === undefined || one.estado === estado),
    total: items.length,
    cuentas,
    centros: [{ id: 4, nombre: 'Atocha', zona: 'Europe/Madrid', cuentas: CUENTAS }],
    ayer: 44,
    turnos: [{ hora: '2026-10-22T20:00:00Z', nombre: 'Noche', centro: 'Atocha', zona: 'Europe/Madrid', personas: 4 }],
    ahora: AHORA,
    zona: 'Europe/Madrid',
    fecha: '2026-10-22',
  }));

const helpAsked = (pendientes: number) => ({ items: [], total: pendientes, cuentas: { pendientes, hechas: 5 } });

let api: FakeApi;
beforeEach(() => {
  api = createApi({ centros, contacto, personas, hoy, visitas });
  handlePeople(64);
  handleToday([ROSA, person(3, 'Lucía Martín', {})]);
  api.handle(visitas.esperadasDeHoy, () => ({
    items: [
      {
        id: 1,
        nombre: 'Ana Ruiz',
        empresa: 'Nordwind',
        tipo: 'Reunión',
        icono: 'reunion' as const,
        centro: 'Atocha',
        fecha: '2026-10-22',
        hora: '15:30',
        anfitrion: 'Javier Ortega',
      },
    ],
  }));
  api.handle(hoy.opciones, () => ({ centros: [{ id: 4, nombre: 'Atocha' }], departamentos: [] }));
  api.handle(hoy.incidencias, () => ({
    items: [],
    total: 0,
    cuentas: { abierta: 0, preguntada: 0, respondida: 0, resuelta: 0 },
    faltan: 0,
    desde: '2026-08-23',
    hasta: '2026-10-22',
  }));
  api.handle(centros.listado, () => ({ items: [MADRID], total: 1 }));
  api.handle(solicitudes.pendientes, () => ({ total: 3 }));
  api.handle(contacto.listado, () => helpAsked(2));
  api.handle(cierres.listado, ({ ano }) => {
    const items = Number(ano) === 2026 ? [mes(8, false), mes(9, true)] : [];
    return { ano: Number(ano), items, total: items.length };
  });
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

it('says what waits, and leads to it', async () => {
  await renderIntranet({ api, path: '/' });
  const waiting = await screen.findByRole('link', { name: '3 solicitudes por responder' });
  expect(waiting.getAttribute('href')).toBe('/intranet/bandeja');
  const help = screen.getByRole('link', { name: '2 solicitudes de ayuda esperan respuesta' });
  expect(help.getAttribute('href')).toBe('/intranet/contacto');
  expect(screen.getByText('1 mes de un centro se puede cerrar')).toBeDefined();
});

it('tells a new company what comes first', async () => {
  handlePeople(1);
  api.handle(centros.listado, () => ({ items: [{ ...MADRID, festivosConfirmados: [] }], total: 1 }));
  await renderIntranet({ api, path: '/' });
  const add = await screen.findByRole('link', { name: 'Añade a las personas de tu empresa' });
  expect(add.getAttribute('href')).toBe('/intranet/personas');
  const steps = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(steps.filter((text) => / (de (tu empresa|un archivo|un centro)|en diez minutos)$/.test(text))).toEqual([
    'Primeros pasos: pon en marcha tu empresa en diez minutos',
    'Añade a las personas de tu empresa',
    'Importa a muchas personas de un archivo',
    'Confirma los festivos de 2026 de un centro',
  ]);
});

it('in autumn asks for the holidays of the next year as soon as those of this one are confirmed', async () => {
  api.handle(centros.listado, () => ({ items: [{ ...MADRID, festivosConfirmados: [2026] }], total: 1 }));
  await renderIntranet({ api, path: '/' });
  expect((await screen.findByRole('link', { name: 'Confirma los festivos de 2027 de un centro' })).getAttribute('href')).toBe(
    '/intranet/festivos?ano=2027',
  );
});

const quiet = (): void => {
  api.handle(solicitudes.pendientes, () => ({ total: 0 }));
  api.handle(contacto.listado, () => helpAsked(0));
  api.handle(cierres.listado, ({ ano }) => {
    const items = Number(ano) === 2026 ? [{ ...mes(10, false), cerrado: false }, mes(9, false)] : [];
    return { ano: Number(ano), items, total: items.length };
  });
};

it('says on a quiet day that nothing waits, and what comes next', async () => {
  quiet();
  await renderIntranet({ api, path: '/' });
  expect(await screen.findByText('No hay nada pendiente.')).toBeDefined();
  expect(await screen.findByText('Octubre se podrá cerrar desde el 1 nov.')).toBeDefined();
});

it('shows everybody with their state, those to look at first, and how many are in', async () => {
  await renderIntranet({ api, path: '/' });
  const first = within(await screen.findByRole('list', { name: 'Lo primero' }));
  expect(first.getByText('Tarde 0:24 h')).toBeDefined();
  expect(first.getByRole('link', { name: 'Llamar a Rosa Lima' }).getAttribute('href')).toBe('tel:+34600112233');
  expect(within(screen.getByRole('list', { name: 'Atocha' })).getByText('desde las 8:02')).toBeDefined();
  expect(screen.getByText('46 de 64 están')).toBeDefined();
  expect(screen.getByText('Ayer a esta hora: 44')).toBeDefined();
  expect(screen.getByText('Atocha, 4 personas')).toBeDefined();
  expect(screen.getByText('Visita de Nordwind')).toBeDefined();
  expect(screen.getByRole('heading', { name: /^Atocha 64/ }).textContent).toContain(
    '41 trabajando, 5 en pausa, 4 ausentes, 13 fuera, 1 por saber',
  );
});

it('asks in one press, and shows the answer where the button was', async () => {
  const { requestsTo } = await renderIntranet({ api, path: '/' });
  api.handle(hoy.preguntar, () => {
    const pregunta = { momento: AHORA, respuesta: 'olvido' as const, respondida: AHORA };
    handleToday([{ ...ROSA, pregunta }]);
    return { preguntadas: 1 };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Preguntar a Rosa Lima' }));
  expect(await screen.findByText('«Me he olvidado de fichar»')).toBeDefined();
  expect(requestsTo(hoy.preguntar)[0]?.input).toEqual({ cuales: [{ personaId: 9, fecha: '2026-10-22', clase: 'tarde' }] });
});

describe('asking all who are late', () => {
  const late = (id: number, nombre: string, more: Partial<PersonaHoy> = {}) => ({ ...ROSA, id, nombre, ...more });
  const asked = { momento: AHORA, respuesta: null, respondida: null };
  const open = async () => {
    handleToday([ROSA, late(10, 'Iker Sanz'), late(11, 'Ana Gil', { pregunta: asked })]);
    api.handle(hoy.preguntar, ({ cuales }) => ({ preguntadas: cuales.length }));
    const { requestsTo } = await renderIntranet({ api, path: '/' });
    await userEvent.click(await screen.findByRole('button', { name: 'Preguntar a 2 que llegan tarde' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Lo reciben: Rosa Lima e Iker Sanz.')).toBeDefined();
    return { dialog, requestsTo, words: await dialog.findByRole('textbox', { name: 'Lo que leerán' }) };
  };
  const both = [9, 10].map((personaId) => ({ personaId, fecha: '2026-10-22', clase: 'tarde' }));

  it('is one action whose words are seen first; unchanged, each person reads them in their language', async () => {
    const { dialog, requestsTo, words } = await open();
    expect((words as HTMLTextAreaElement).value).toBe('Tu turno ya había empezado y no constaba tu entrada.');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar la pregunta' }));
    expect(await screen.findByText('Se ha preguntado a 2 personas.')).toBeDefined();
    expect(requestsTo(hoy.preguntar)[0]?.input).toEqual({ cuales: both });
  });

  it('sends the words as somebody has changed them', async () => {
    const { dialog, requestsTo, words } = await open();
    await userEvent.clear(words);
    await userEvent.type(words, '¿Vienes hoy?');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar la pregunta' }));
    expect(await screen.findByText('Se ha preguntado a 2 personas.')).toBeDefined();
    expect(requestsTo(hoy.preguntar)[0]?.input).toEqual({ cuales: both, texto: '¿Vienes hoy?' });
  });
});

it('from an hour after the planned beginning on nobody is merely late', async () => {
  handleToday([{ ...ROSA, situacion: { estado: 'fuera', motivo: 'tarde', hora: '2026-10-22T10:24:00Z' } }]);
  await renderIntranet({ api, path: '/' });
  expect(await screen.findByText('Sin fichar desde las 12:24')).toBeDefined();
  cleanup();
  handleToday([{ ...ROSA, situacion: { estado: 'fuera', motivo: 'tarde', hora: '2026-10-22T10:25:00Z' } }]);
  await renderIntranet({ api, path: '/' });
  expect(await screen.findByText('Tarde 0:59 h')).toBeDefined();
});

it('an account that nobody has used yet is said to be so, and counted where there is one', async () => {
  await renderIntranet({ api, path: '/' });
  expect(await screen.findByText('Rosa Lima')).toBeDefined();
  expect(screen.queryByRole('radio', { name: /^Sin entrar aún/ })).toBeNull();
  cleanup();
  handleToday([person(12, 'Leo Mas', { estado: 'sin-estrenar' })], { ...CUENTAS, sinEstrenar: 1 });
  await renderIntranet({ api, path: '/' });
  expect(await screen.findByText('todavía no ha entrado')).toBeDefined();
  expect(screen.getByRole('radio', { name: /^Sin entrar aún/ })).toBeDefined();
});

it('filters by state in the address', async () => {
  const { router } = await renderIntranet({ api, path: '/' });
  await userEvent.click(await screen.findByRole('radio', { name: /^Trabajando/ }));
  expect(router.state.location.search).toEqual({ estado: 'trabajando' });
  await waitFor(() => expect(screen.queryByText('Rosa Lima')).toBeNull());
});

it('a manager has today, the incidences, the inbox, the calendar, the plan and the month of their people and its confirmation, the projects in their charge, and nothing else', async () => {
  const perfil = createPerfil({ EsAdmin: false, AccesoResponder: true });
  await renderIntranet({ api, path: '/', perfil });
  expect(await screen.findByText('Rosa Lima')).toBeDefined();
  const links = within(screen.getByRole('navigation', { name: 'Menú' })).getAllByRole('link');
  const paths = links.map((link) => link.getAttribute('href')).filter((href) => href?.startsWith('/intranet'));
  expect(paths).toEqual([
    '/intranet/',
    '/intranet/incidencias',
    '/intranet/bandeja',
    '/intranet/ausencias',
    '/intranet/mes',
    '/intranet/turnos',
    '/intranet/proyectos',
    '/intranet/documentos',
  ]);
});

it.each(['/personas', '/informe-proyectos/facturar', '/proyectos/tarifas'])('other pages are closed to a manager: %s', async (path) => {
  await renderIntranet({ api, path, perfil: createPerfil({ EsAdmin: false, AccesoResponder: true }) });
  expect(await screen.findByRole('heading', { name: 'Esta página no es para tu equipo' })).toBeDefined();
});

it('counts who cannot come in yet, and the mails that wait or failed of late', async () => {
  quiet();
  handlePeople(64, { invitadas: 2, sinAcceso: 1 });
  const mail = (creado: string) => ({
    id: 1,
    plantilla: 'invitacion',
    para: 'rosa@aurora.example',
    destinatario: null,
    asunto: 'Jornada',
    estado: 'fallido' as const,
    creado,
    caduca: '2026-10-30T00:00:00Z',
    enviado: null,
    entregado: null,
    intentos: 3,
    motivo: null,
    sePuedeVer: false,
    llevaEnlace: false,
  });
  api.handle(correo.listado, ({ estado }) =>
    estado === 'fallido'
      ? { items: [mail('2026-10-21T08:00:00Z'), mail('2026-10-01T08:00:00Z')], total: 2, seEnvia: false }
      : { items: [], total: 4, seEnvia: false },
  );
  await renderIntranet({ api, path: '/' });
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('2 personas aún no han usado su invitación')).toBe('/intranet/personas?cuenta=invitada');
  expect(await hrefOf('1 persona no puede entrar: no tiene contraseña ni invitación')).toBe('/intranet/personas?cuenta=sin-acceso');
  expect(await hrefOf('4 correos esperan a que los entregues')).toBe('/intranet/correo?estado=pendiente');
  expect(await hrefOf('1 correo de los últimos 7 días no ha salido')).toBe('/intranet/correo?estado=fallido');
});

it('waits for last December when the year is new', async () => {
  quiet();
  // The list of a year has what is open of others.
  const items = [
    { ...mes(1, false), ano: 2027, cerrado: false },
    { ...mes(12, true), cerrado: false },
  ];
  api.handle(cierres.listado, ({ ano }) => ({ ano: Number(ano), items, total: items.length }));
  const { requestsTo } = await renderIntranet({ api, path: '/', now: '2027-01-08T09:00:00+01:00' });
  const link = await screen.findByRole('link', { name: '1 mes de un centro se puede cerrar' });
  expect(link.getAttribute('href')).toBe('/intranet/cierres');
  expect(screen.queryByText(/se podrá cerrar/)).toBeNull();
  expect(requestsTo(cierres.listado).map(({ input }) => input)).toEqual([{ ano: '2027' }]);
});

it('is closed to people who answer for nobody, and leads home', async () => {
  await renderIntranet({ api, path: '/', perfil: createPerfil({ EsAdmin: false, AccesoResponder: false }) });
  expect(await screen.findByRole('heading', { name: 'Esta parte es de la administración' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Volver a mi jornada' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('navigation')).toBeNull();
});
