import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import type { CambioVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import { turnos, type TurnoDelPlanVista } from '@jornada/contract/turnos/calls.ts';
import { createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const shift = (codigo: string, nombre: string, inicio: string, fin: string): TurnoDelPlanVista => ({
  clave: codigo,
  codigo,
  nombre,
  inicio,
  fin,
  pausas: [],
  minutos: 480,
  delHorario: true,
});
const TURNOS = [shift('M', 'Mañana', '06:00', '14:00'), shift('T', 'Tarde', '14:00', '22:00'), shift('N', 'Noche', '22:00', '06:00')];
const DAY = '2027-03-15';
const persona = (id: number, nombre: string) => ({ id, nombre, iniciales: 'XX', fotoToken: '', departamento: null });
const [AIRAM, IDAIRA, AYOSE] = [persona(1, 'Airam Rodríguez'), persona(2, 'Idaira Quintana'), persona(3, 'Ayose Ramírez')];
const part = (turno: string) => [{ turno, puestoId: null }];

const consequences = (personaId: number, antes: string, despues: string, noche = { ahora: 0, luego: 0 }) => ({
  personaId,
  dias: [{ fecha: DAY, antes: part(antes), despues: part(despues), cambia: true }],
  minutos: { ahora: 480, luego: 480 },
  semanas: [],
  descansos: [{ desde: DAY, hasta: DAY, antes: { ahora: 4320, luego: 3840 }, despues: { ahora: 4320, luego: 4800 } }],
  paga: { nocturna: noche, festiva: { ahora: 0, luego: 0 }, dominical: { ahora: 0, luego: 0 } },
  nochesSeguidas: null,
});

const ring = (over: Partial<CambioVista> = {}): CambioVista => ({
  id: 5,
  estado: 'aceptada',
  version: 4,
  clase: 'rueda',
  creada: '2027-02-20T09:00:00Z',
  caduca: '2027-03-10T09:00:00Z',
  desde: DAY,
  hasta: DAY,
  solicitante: AIRAM,
  companeros: [
    { persona: IDAIRA, respuesta: 'si' },
    { persona: AYOSE, respuesta: 'si' },
  ],
  cesiones: [
    { de: 1, a: 3, fecha: DAY, partes: part('T') },
    { de: 3, a: 2, fecha: DAY, partes: part('N') },
    { de: 2, a: 1, fecha: DAY, partes: part('M') },
  ],
  comentario: null,
  espera: 'yo',
  yo: 9,
  avisosMios: null,
  esperaNombre: null,
  motivo: null,
  puede: { aceptar: false, declinar: false, desdecirse: false, retirar: false, validar: true },
  pasos: [],
  historia: [],
  movidos: [],
  resumen: {
    cesiones: [],
    vale: true,
    obstaculos: [],
    avisos: [{ regla: 'noches-seguidas', norma: 'ET 36.3', personaId: 2, fecha: DAY, valorMinutos: 2880, limiteMinutos: 2880 }],
    comprobado: ['descanso-diario', 'noches-seguidas'],
    consecuencias: [
      consequences(1, 'T', 'M'),
      consequences(2, 'M', 'N', { ahora: 0, luego: 2400 }),
      consequences(3, 'N', 'T', { ahora: 2400, luego: 0 }),
    ],
  },
  ...over,
});

let api: FakeApi;
let cambio: CambioVista;
beforeEach(() => {
  cambio = ring();
  api = createApi({ cambioTurnos, turnos });
  api.handle(turnos.plan, ({ desde, hasta }) => ({
    desde,
    hasta,
    hoy: desde,
    turnos: TURNOS,
    puestos: [],
    centros: [
      { id: 4, nombre: 'Puerto' },
      { id: 5, nombre: 'Centro' },
    ],
    departamentos: [],
    items: [],
    total: 0,
    otros: [],
  }));
  api.handle(cambioTurnos.listado, () => {
    const { pasos: _steps, historia: _story, resumen: _sum, movidos: _moved, ...line } = cambio;
    return { items: [line], total: 1, esperan: 1, turnos: TURNOS };
  });
  api.handle(cambioTurnos.byId, () => ({ cambio, turnos: TURNOS }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const open = (perfil = createPerfil({ EsAdmin: true, AccesoCambioTurnos: true })) =>
  renderIntranet({ api, perfil, path: '/turnos/cambios', now: '2027-02-25T10:00:00+01:00' });

it('is neither read nor offered where the company lets nobody change shifts', async () => {
  const { requestsTo } = await open(createPerfil({ EsAdmin: true, AccesoCambioTurnos: false }));
  expect(await screen.findByText('Ningún cambio espera')).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Cambios/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Se ofrecen' })).toBeDefined();
  expect(requestsTo(cambioTurnos.listado)).toEqual([]);
});

it('shows who gives to whom as a ring and in words, with rests and nights now and then, and the rule that warns', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Rueda de 3: Airam, Idaira y Ayose' })).toBeDefined();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    expect.stringContaining('Airam Rodríguez'),
    expect.stringContaining('Ayose Ramírez'),
    expect.stringContaining('Idaira Quintana'),
  ]);
  expect(within(rows[2] as HTMLElement).getByText('ahora Mañana, 6:00 – 14:00, después Noche, 22:00 – 6:00')).toBeDefined();
  expect(within(rows[2] as HTMLElement).getByText('+40:00')).toBeDefined();
  expect(within(rows[0] as HTMLElement).getByText('72:00')).toBeDefined();
  expect(screen.getByText('Ayose da a Idaira: Noche, 22:00 – 6:00, lun 15 mar')).toBeDefined();
  expect(screen.getByText('Noches seguidas (ET 36.3)')).toBeDefined();
});

it('approves it for all of them at once', async () => {
  api.handle(cambioTurnos.validarrechazar, () => {
    cambio = ring({ estado: 'validada', espera: null, puede: { ...ring().puede, validar: false } });
    return { cambio, turnos: TURNOS };
  });
  const { requestsTo } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Aprobar a los 3' }));
  expect(await screen.findByText('Ningún cambio espera')).toBeDefined();
  expect(requestsTo(cambioTurnos.validarrechazar).map(({ input }) => input)).toEqual([{ id: 5, version: 4, validar: true }]);
});

it('rejects it only with a reason', async () => {
  api.handle(cambioTurnos.validarrechazar, () => ({ cambio, turnos: TURNOS }));
  const { requestsTo } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Rechazar' }));
  expect(requestsTo(cambioTurnos.validarrechazar)).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Hace falta Airam por la tarde');
  await userEvent.click(screen.getByRole('button', { name: 'Rechazar' }));
  await waitFor(() => expect(requestsTo(cambioTurnos.validarrechazar)).toHaveLength(1));
  expect(requestsTo(cambioTurnos.validarrechazar)[0]?.input).toMatchObject({ validar: false, motivo: 'Hace falta Airam por la tarde' });
});

it('cannot approve what breaks a rule, and says which', async () => {
  const broken = { personaId: 2, fecha: DAY, motivo: 'plan-cambiado' as const, limite: null };
  cambio = ring({ resumen: { ...ring().resumen!, vale: false, obstaculos: [broken] } });
  await open();
  expect(await screen.findByText('El turno ha cambiado')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Aprobar/ })).toBeNull();
  expect(screen.getByText(/ya no se puede aprobar/)).toBeDefined();
});

it('says why it was refused where it has moved meanwhile', async () => {
  api.handle(cambioTurnos.validarrechazar, () => {
    throw new FakeFailure('cambio-turnos.no-vale');
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Aprobar a los 3' }));
  expect(await screen.findByRole('alert')).toBeDefined();
});

const offers = () => api.handle(cambioTurnos.ofrecidos, () => ({ items: [], total: 0, turnos: TURNOS }));
const OFFERED = { path: '/turnos/ofrecidos', now: '2027-02-25T10:00:00+01:00' };

it('offers an open shift of the company: one of the legend, or hours of its own', async () => {
  offers();
  const sent: unknown[] = [];
  api.handle(cambioTurnos.ofrecer, (input) => {
    sent.push(input);
    throw new FakeFailure('cambio-turnos.sin-dias');
  });
  await renderIntranet({ api, ...OFFERED });
  await userEvent.click(await screen.findByRole('button', { name: 'Ofrecer un turno' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Ofrecer un turno' }));
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Centro' }), 'Centro');
  await userEvent.selectOptions(
    sheet.getByRole('combobox', { name: 'Turno' }),
    await sheet.findByRole('option', { name: 'Noche, 22:00 – 6:00' }),
  );
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Quién lo tiene' }), 'A quien elijas tú');
  await userEvent.click(sheet.getByRole('button', { name: 'Ofrecer un turno' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    centroId: 5,
    fecha: '2027-02-25',
    elige: 'responsable',
    comentario: null,
    partes: [{ turno: { codigo: 'N', nombre: 'Noche', inicio: '22:00', fin: '06:00', pausas: [] } }],
  });
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Turno' }), 'Otras horas');
  await userEvent.click(sheet.getByRole('button', { name: 'Ofrecer un turno' }));
  expect(sent).toHaveLength(1);
  await userEvent.type(sheet.getByRole('textbox', { name: 'De' }), '10:00');
  await userEvent.type(sheet.getByRole('textbox', { name: 'A' }), '12:00');
  await userEvent.click(sheet.getByRole('button', { name: 'Ofrecer un turno' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ partes: [{ turno: { nombre: 'Turno suelto', inicio: '10:00', fin: '12:00' } }] });
});

it('gives an offered shift to one of those who want it', async () => {
  const oferta = {
    id: 8,
    version: 2,
    estado: 'abierta' as const,
    de: null,
    dias: [{ fecha: DAY, partes: part('M') }],
    centro: { id: 4, nombre: 'Puerto' },
    elige: 'responsable' as const,
    comentario: null,
    acepta: null,
    caduca: '2027-03-14T09:00:00Z',
    apuntados: 2,
    mia: false,
    apuntado: false,
    impedimento: null,
    cambioId: null,
  };
  const interesados = [
    { id: 2, nombre: 'Idaira Quintana', impedimento: null },
    { id: 3, nombre: 'Ayose Ramírez', impedimento: 'ya-trabaja' as const },
  ];
  api.handle(cambioTurnos.ofrecidos, () => ({ items: [{ oferta, interesados }], total: 1, turnos: TURNOS }));
  api.handle(cambioTurnos.elegir, () => ({ oferta: { ...oferta, estado: 'dada' as const }, turnos: TURNOS }));
  const { requestsTo } = await renderIntranet({ api, path: '/turnos/ofrecidos', now: '2027-02-25T10:00:00+01:00' });
  const refused = await screen.findByRole<HTMLButtonElement>('button', { name: 'Dárselo a Ayose Ramírez' });
  expect(refused.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Dárselo a Idaira Quintana' }));
  await waitFor(() => expect(requestsTo(cambioTurnos.elegir).map(({ input }) => input)).toEqual([{ id: 8, version: 2, personaId: 2 }]));
});

it('on a phone the tabs stand below the bar, so that the title and what can be done keep their room', async () => {
  offers();
  await renderIntranet({ api, ...OFFERED, width: 390 });
  const title = await screen.findByRole('heading', { level: 1 });
  const tabs = within(screen.getByRole('main')).getByRole('navigation');
  expect(tabs.querySelector('a')?.getAttribute('href')).toBe('/intranet/turnos');
  expect(title.closest('header')?.contains(tabs)).toBe(false);
});
