import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { centros, cierres, contacto, correo, personas, type CentroGestionado } from '@jornada/contract';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { createPerfil, type FakeApi } from '@jornada/testkit';
import { FILAS } from '../../../testing/people.ts';
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
  pais: 'ES',
  region: null,
  zona: 'Europe/Madrid',
  latitud: null,
  longitud: null,
  radioMetros: 150,
  abierto: true,
  personas: 30,
  festivosConfirmados: [2026],
  version: 3,
};

const ROSA = FILAS.filter(({ nombre }) => nombre === 'Rosa Lima');
const handlePeople = (todas: number, tarde = 0, sinEntrar = { invitadas: 0, sinAcceso: 0 }): void => {
  const ahora = '2026-10-22T11:24:00Z';
  const cuentas = { todas, trabajando: 41, pausa: 5, fuera: 14, tarde, ausente: 4 };
  api.handle(personas.cuentas, () => ({ cuentas, sinEntrar, centros: 1, ahora }));
  api.handle(personas.listado, () => ({ items: tarde > 0 ? ROSA : [], hayMas: tarde > 1, ahora }));
};

const helpAsked = (pendientes: number) => ({ items: [], total: pendientes, cuentas: { pendientes, hechas: 5 } });

let api: FakeApi;
beforeEach(() => {
  api = createApi({ centros, contacto, personas });
  handlePeople(64);
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
  const waiting = await screen.findByRole('link', { name: '3 solicitudes esperan tu decisión' });
  expect(waiting.getAttribute('href')).toBe('/intranet/bandeja');
  const help = screen.getByRole('link', { name: '2 peticiones de ayuda esperan respuesta' });
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
  expect(steps.filter((text) => / de (tu empresa|un archivo|un centro)$/.test(text))).toEqual([
    'Añade a las personas de tu empresa',
    'Importa a muchas personas de un archivo',
    'Confirma los festivos de 2026 de un centro',
  ]);
});

const quiet = (): void => {
  api.handle(solicitudes.pendientes, () => ({ total: 0 }));
  api.handle(contacto.listado, () => helpAsked(0));
  api.handle(cierres.listado, ({ ano }) => {
    const items = Number(ano) === 2026 ? [{ ...mes(10, false), cerrado: false }, mes(9, false)] : [];
    return { ano: Number(ano), items, total: items.length };
  });
};

it('says on a quiet day who is in, that nobody is missing, that nothing waits, and what comes next', async () => {
  quiet();
  await renderIntranet({ api, path: '/' });
  expect(await screen.findByText('No hay nada pendiente.')).toBeDefined();
  expect(screen.getByText('Ahora no falta nadie por entrar.')).toBeDefined();
  expect(screen.getByText('Octubre se podrá cerrar desde el 1 nov.')).toBeDefined();
  const working = screen.getByRole('link', { name: 'Trabajando 41' });
  expect(working.getAttribute('href')).toBe('/intranet/personas?estado=trabajando');
  expect(screen.getByRole('link', { name: 'Fuera 14' }).getAttribute('href')).toBe('/intranet/personas?estado=fuera&orden=ahora');
});

it('names who was expected by now, and leads to them and to all of them', async () => {
  quiet();
  handlePeople(64, 3);
  await renderIntranet({ api, path: '/' });
  const rosa = await screen.findByRole('link', { name: /^Rosa Lima/ });
  expect(rosa.textContent).toBe('Rosa Limase esperaba a las 13:00 · Atocha');
  expect(rosa.getAttribute('href')).toBe('/intranet/personas?ver=9');
  expect(screen.getByRole('link', { name: '2 personas más' }).getAttribute('href')).toBe('/intranet/personas?estado=fuera&orden=ahora');
});

it('counts who cannot come in yet, and the mails that wait or failed of late', async () => {
  quiet();
  handlePeople(64, 0, { invitadas: 2, sinAcceso: 1 });
  const mail = (creado: string) => ({
    id: 1,
    plantilla: 'invitacion',
    para: 'rosa@aurora.example',
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
  api.handle(cierres.listado, ({ ano }) => {
    const items = Number(ano) === 2026 ? [{ ...mes(12, true), cerrado: false }] : [{ ...mes(1, false), ano: 2027, cerrado: false }];
    return { ano: Number(ano), items, total: items.length };
  });
  await renderIntranet({ api, path: '/', now: '2027-01-08T09:00:00+01:00' });
  expect(await screen.findByRole('link', { name: '1 mes de un centro se puede cerrar' })).toBeDefined();
  expect(screen.queryByText(/se podrá cerrar/)).toBeNull();
});

it('is closed to people who are not admins, and leads home', async () => {
  await renderIntranet({ api, path: '/', perfil: createPerfil({ EsAdmin: false }) });
  expect(await screen.findByRole('heading', { name: 'Esta parte es de la administración' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Volver a mi jornada' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('navigation')).toBeNull();
});
