import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registros } from '@jornada/contract';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { CambioLinea, CambioVista, ResumenCambio } from '@jornada/contract/cambio-turnos/vistas.ts';
import { diaDeSemana, masDias } from '@jornada/domain/horario/calendario.ts';
import { createHoy, createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const perfil = createPerfil({ AccesoCambioTurnos: true, AccesoTurnos: true });
const NOW = '2026-11-27T15:00:00+01:00';
const HOY = '2026-11-27';
const YO = 7;
const AYTHAMI = { id: 8, nombre: 'Aythami Vera', iniciales: 'AV', fotoToken: '' };
const YAIZA = { id: YO, nombre: 'Yaiza Santana', iniciales: 'YS', fotoToken: '' };
const shift = (clave: string, codigo: string, nombre: string, inicio: string, fin: string) => ({
  clave,
  codigo,
  nombre,
  inicio,
  fin,
  pausas: [],
  minutos: 480,
  delHorario: true,
});
const TURNOS = [
  shift('m', 'M', 'Mañana', '06:00', '14:00'),
  shift('t', 'T', 'Tarde', '14:00', '22:00'),
  shift('n', 'N', 'Noche', '22:00', '06:00'),
];
const on = (turno: string) => [{ turno, puestoId: null }];
const NADA = { aceptar: false, declinar: false, desdecirse: false, retirar: false, validar: false };

type Weeks = SalidaDe<typeof cambioTurnos.diasturnos>;
const LUNES = '2026-11-23';

/** Six weeks: afternoons, then nights, then mornings. */
function weeksOf(): Weeks {
  const semanas = Array.from({ length: 6 }, (_, week) => {
    const lunes = masDias(LUNES, 7 * week);
    const turno = (['t', 'n', 'm'] as const)[week % 3] ?? 'm';
    const dias = Array.from({ length: 7 }, (_one, index) => {
      const fecha = masDias(lunes, index);
      const partes = diaDeSemana(fecha) < 6 ? on(turno) : [];
      return {
        fecha,
        partes,
        minutos: partes.length * 480,
        festivo: null,
        publicado: true,
        ausencia: false,
        impedimento: fecha < HOY ? ('pasado' as const) : partes.length === 0 ? ('sin-turno' as const) : null,
        pendiente: null as { id: number; partes: { turno: string; puestoId: null }[] } | null,
        ofertaId: null,
      };
    });
    return { lunes, dias };
  });
  return { hoy: HOY, desde: LUNES, hasta: masDias(LUNES, 41), semanas, publicadoHasta: '2026-12-31', turnos: TURNOS };
}

const SEMANA = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'];
const lineOf = (of: Partial<CambioLinea> = {}): CambioLinea => ({
  id: 41,
  estado: 'propuesta',
  version: 1,
  clase: 'intercambio',
  creada: '2026-11-27T09:00:00Z',
  caduca: '2026-12-01T19:00:00Z',
  desde: '2026-12-07',
  hasta: '2026-12-11',
  yo: YO,
  solicitante: AYTHAMI,
  companeros: [{ persona: YAIZA, respuesta: 'espera' }],
  cesiones: SEMANA.flatMap((fecha) => [
    { de: 8, a: YO, fecha, partes: on('n') },
    { de: YO, a: 8, fecha, partes: on('m') },
  ]),
  comentario: 'Me vendría bien tener libres esas noches.',
  espera: 'yo',
  esperaNombre: null,
  motivo: null,
  avisosMios: 0,
  puede: { ...NADA, aceptar: true, declinar: true },
  ...of,
});

const sideOf = (personaId: number, antes: string, despues: string): ResumenCambio['consecuencias'][number] => ({
  personaId,
  dias: [
    { fecha: '2026-12-04', antes: on('n'), despues: on('n'), cambia: false },
    ...SEMANA.map((fecha) => ({ fecha, antes: on(antes), despues: on(despues), cambia: true })),
  ],
  minutos: { ahora: 2400, luego: 2400 },
  semanas: [],
  descansos: [
    { desde: SEMANA[0] ?? '', hasta: SEMANA[4] ?? '', antes: { ahora: 2880, luego: 600 }, despues: { ahora: 4320, luego: 3360 } },
  ],
  paga: { nocturna: { ahora: 0, luego: personaId === YO ? 2400 : 0 }, festiva: { ahora: 0, luego: 0 }, dominical: { ahora: 0, luego: 0 } },
  nochesSeguidas: null,
});
const resumenOf = (of: Partial<ResumenCambio> = {}): ResumenCambio => ({
  cesiones: lineOf().cesiones,
  vale: true,
  obstaculos: [],
  avisos: [{ personaId: YO, fecha: '2026-12-07', regla: 'descanso-diario', norma: 'ET 34.3', valorMinutos: 600, limiteMinutos: 720 }],
  comprobado: ['descanso-semanal', 'jornada-diaria'],
  consecuencias: [sideOf(YO, 'm', 'n'), sideOf(8, 'n', 'm')],
  ...of,
});
const viewOf = (of: Partial<CambioVista> = {}): CambioVista => ({
  ...lineOf(),
  pasos: [],
  historia: [],
  resumen: resumenOf(),
  movidos: [],
  ...of,
});

let api: FakeApi;
let weeks: Weeks;
let lines: CambioLinea[];
let vista: CambioVista;
beforeEach(() => {
  api = createApi();
  weeks = weeksOf();
  lines = [lineOf()];
  vista = viewOf();
  api.handle(registros.registrosHoy, () => createHoy());
  api.handle(cambioTurnos.diasturnos, () => weeks);
  api.handle(cambioTurnos.listado, () => ({ items: lines, total: lines.length, esperan: 1, turnos: TURNOS }));
  api.handle(cambioTurnos.turnos, () => ({ ofertas: [], anillos: [], isAgotado: false, turnos: TURNOS }));
  api.handle(cambioTurnos.byId, () => ({ cambio: vista, turnos: TURNOS }));
  api.handle(cambioTurnos.nuevo, () => ({
    valores: { fechas: [], con: null, devuelve: [], comentario: null },
    config: { respuestaMinutos: 4320, antelacionMinutos: 120, sinDevolver: true, ofertas: true, ventanaDias: 28 },
    resumen: null,
    decide: ['Dácil Suárez'],
    ayuda: 'Dácil Suárez',
    turnos: TURNOS,
  }));
  api.handle(cambioTurnos.obtenerresumensolicitud, () => ({ resumen: resumenOf({ avisos: [] }), turnos: TURNOS }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const show = (path: string, options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ api, path, perfil, now: NOW, ...options });

describe('the own shifts', () => {
  it('stand below what waits, equal days of a later week in one row, with what a request would make of them', async () => {
    for (const day of weeks.semanas.flatMap(({ dias }) => dias))
      if (SEMANA.includes(day.fecha)) day.pendiente = { id: 41, partes: on('n') };
    await show('/cambio-turnos-list');
    const card = await screen.findByRole('link', { name: /Aythami Vera/ });
    expect(card.textContent).toContain('su noche por tu mañana, 7 – 11 dic');
    expect(card.textContent).toContain('Responde antes de');
    expect(within(card).queryByRole('button')).toBeNull();
    const own = await screen.findByRole('region', { name: 'Tus turnos' });
    const rows = within(own)
      .getAllByRole('listitem')
      .map((row) => row.textContent);
    expect(rows[0]).toContain('hoy');
    expect(rows[0]).toContain('14:00 – 22:00');
    expect(rows[1]).toContain('lun 30');
    expect(rows.find((row) => row?.includes('7 – 11 dic'))).toContain('si aceptas, N');
  });

  it('say who publishes them where none is', async () => {
    lines = [];
    weeks.semanas = weeks.semanas.map((week) => ({ ...week, dias: week.dias.map((day) => ({ ...day, publicado: false })) }));
    await show('/cambio-turnos-list');
    expect(await screen.findByText('No tienes turnos publicados')).toBeDefined();
  });

  it('stand where what is asked about them could not be read, which says so', async () => {
    api.handle(cambioTurnos.listado, () => {
      throw new FakeFailure('general.no-disponible', { message: 'Ahora no.' });
    });
    await show('/cambio-turnos-list');
    expect(await screen.findByRole('region', { name: 'Tus turnos' })).toBeDefined();
    expect(
      within(await screen.findByRole('alert')).getByText('No hemos podido traer «Tus propuestas»: el servidor no responde'),
    ).toBeDefined();
  });

  it('are all that somebody sees who may not change them', async () => {
    const { requestsTo } = await show('/cambio-turnos-list', { perfil: createPerfil({ AccesoCambioTurnos: false, AccesoTurnos: true }) });
    expect(await screen.findByRole('region', { name: 'Tus turnos' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Cambiar un turno' })).toBeNull();
    expect(requestsTo(cambioTurnos.listado)).toEqual([]);
  });
});

describe('an offered shift', () => {
  const oferta = {
    id: 5,
    version: 1,
    estado: 'abierta' as const,
    de: null,
    dias: [{ fecha: '2026-12-12', partes: on('m') }],
    centro: null,
    elige: 'primero' as const,
    comentario: 'inventario',
    acepta: null,
    caduca: '2026-12-11T12:00:00Z',
    apuntados: 2,
    mia: false,
    apuntado: false,
    impedimento: null,
    cambioId: null,
  };

  it('is taken with one tap, and taken back within ten seconds', async () => {
    let taken = false;
    api.handle(cambioTurnos.turnos, () => ({ ofertas: [{ ...oferta, apuntado: taken }], anillos: [], isAgotado: false, turnos: TURNOS }));
    api.handle(cambioTurnos.apuntarme, () => ((taken = true), { oferta: { ...oferta, apuntado: true }, turnos: TURNOS }));
    api.handle(cambioTurnos.desapuntarme, () => ((taken = false), { oferta, turnos: TURNOS }));
    const { requestsTo } = await show('/cambio-turnos-list');
    await userEvent.click(await screen.findByRole('button', { name: /^Me apunto: Sábado 12, mañana, inventario/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Deshacer/ }));
    await waitFor(() => expect(requestsTo(cambioTurnos.desapuntarme)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: /^Me apunto:/ })).toBeDefined();
  });

  it('withdraws an own offer, once asked, and does not name whose it is', async () => {
    let isThere = true;
    const own = { ...oferta, mia: true, de: YAIZA, version: 3 };
    api.handle(cambioTurnos.turnos, () => ({ ofertas: isThere ? [own] : [], anillos: [], isAgotado: false, turnos: TURNOS }));
    api.handle(cambioTurnos.retirarOferta, () => ((isThere = false), { oferta: { ...own, estado: 'retirada' as const }, turnos: TURNOS }));
    const { requestsTo } = await show('/cambio-turnos-list');
    const part = within(await screen.findByRole('region', { name: 'Tus propuestas' }));
    expect(part.queryByText(/de Yaiza/)).toBeNull();
    await userEvent.click(await part.findByRole('button', { name: /^Retirar la oferta: Sábado 12/ }));
    await userEvent.click(part.getByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Retirar la oferta/ })).toBeNull());
    expect(requestsTo(cambioTurnos.retirarOferta).map(({ input }) => input)).toEqual([{ id: String(oferta.id), version: '3' }]);
  });

  it('that somebody else was faster for says so in its row', async () => {
    api.handle(cambioTurnos.turnos, () => ({ ofertas: [oferta], anillos: [], isAgotado: false, turnos: TURNOS }));
    api.handle(cambioTurnos.apuntarme, () => {
      throw new FakeFailure('cambio-turnos.ya-tiene-dueno');
    });
    await show('/cambio-turnos-list');
    await userEvent.click(await screen.findByRole('button', { name: /^Me apunto:/ }));
    const offers = within(await screen.findByRole('region', { name: 'Se ofrece' }));
    expect((await offers.findByRole('alert')).textContent).toContain('ya-tiene-dueno');
  });

  it('that could not be asked for can be asked for again', async () => {
    api.handle(cambioTurnos.turnos, () => ({ ofertas: [oferta], anillos: [], isAgotado: false, turnos: TURNOS }));
    api.handle(cambioTurnos.apuntarme, () => {
      throw new FakeFailure('general.no-disponible', { message: 'Ahora no.' });
    });
    const { requestsTo } = await show('/cambio-turnos-list');
    await userEvent.click(await screen.findByRole('button', { name: /^Me apunto:/ }));
    await waitFor(() => expect(requestsTo(cambioTurnos.apuntarme)).toHaveLength(1));
    expect(await screen.findByText('Ahora no.')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Me apunto:/ })).toBeDefined();
  });
});

describe('a request of a colleague', () => {
  it('shows rests between the days, the short one as a warning, and is agreed to', async () => {
    api.handle(cambioTurnos.aceptar, () => {
      vista = viewOf({ estado: 'aceptada', espera: 'responsable', version: 2, puede: { ...NADA, desdecirse: true } });
      return { cambio: vista, turnos: TURNOS };
    });
    const { requestsTo } = await show('/cambio-turnos-view/41');
    expect(await screen.findByRole('heading', { name: 'Aythami te lo pide' })).toBeDefined();
    expect(screen.getByText('«Me vendría bien tener libres esas noches.»')).toBeDefined();
    const rest = screen.getAllByRole('row', { name: /^Descanso/ })[0];
    expect(rest?.textContent).toContain('mín. 12:00');
    expect(screen.getByText('Horas de noche')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(requestsTo(cambioTurnos.aceptar)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Ya no puedo' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Aceptar' })).toBeNull();
  });

  it('that breaks a limit by now has a sentence in place of the button', async () => {
    vista = viewOf({
      resumen: resumenOf({ vale: false, obstaculos: [{ personaId: 8, fecha: '2026-12-07', motivo: 'no-disponible', limite: null }] }),
      movidos: [{ personaId: 8, fecha: '2026-12-07', antes: on('n'), ahora: [] }],
    });
    await show('/cambio-turnos-view/41');
    expect(await screen.findByText('Así no puede ser: No puede ese día')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Aceptar' })).toBeNull();
    expect(screen.getByText('Ha cambiado algo desde que se pidió')).toBeDefined();
  });

  it('may be declined without a reason', async () => {
    api.handle(cambioTurnos.declinar, () => ({ cambio: viewOf({ estado: 'rechazada', espera: null, puede: NADA }), turnos: TURNOS }));
    const { requestsTo } = await show('/cambio-turnos-view/41');
    await userEvent.click(await screen.findByRole('button', { name: 'No puedo' }));
    const question = screen.getByRole('group', { name: /Decir que no/ });
    await userEvent.click(within(question).getByRole('button', { name: 'No puedo' }));
    await waitFor(() => expect(requestsTo(cambioTurnos.declinar)).toHaveLength(1));
  });

  it('of which there is none says so', async () => {
    await show('/cambio-turnos-view/0');
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Aceptar' })).toBeNull();
  });
});

describe('the form', () => {
  const GUACIMARA = { id: 9, nombre: 'Guacimara Falcón', iniciales: 'GF', fotoToken: '' };
  const cesiones = [
    { de: YO, a: 9, fecha: '2026-12-18', partes: on('t') },
    { de: 9, a: YO, fecha: '2026-12-23', partes: on('n') },
  ];
  beforeEach(() => {
    api.handle(cambioTurnos.empleados, () => ({
      encajan: [
        {
          persona: GUACIMARA,
          opciones: [
            { devuelve: ['2026-12-23'], cesiones, avisos: [], recorte: 0 },
            { devuelve: [], cesiones: cesiones.slice(0, 1), avisos: [], recorte: 0 },
          ],
        },
      ],
      noEncajan: [
        { motivo: 'ya-trabaja' as const, limite: null, personas: [{ id: 8, nombre: 'Aythami Vera' }] },
        { motivo: 'no-disponible' as const, limite: null, personas: [{ id: 10, nombre: 'Tamara León' }] },
      ],
      turnos: TURNOS,
    }));
  });
  const strip = async () => within(await screen.findByRole('toolbar', { name: 'Días que das' }));
  const pressed = async () => (await strip()).getAllByRole('button', { pressed: true }).map((button) => button.textContent?.split(',')[0]);

  it('gives one day, then its week, then none; a day that cannot be given says why', async () => {
    await show('/cambio-turnos-form1?semana=2026-12-14');
    await userEvent.click((await strip()).getByRole('button', { name: /viernes 18/ }));
    expect(await pressed()).toEqual(['viernes 18 de diciembre']);
    expect(await screen.findByText('Das el viernes 18, tarde')).toBeDefined();
    await userEvent.click((await strip()).getByRole('button', { name: /viernes 18/ }));
    expect(await pressed()).toHaveLength(5);
    await userEvent.click((await strip()).getByRole('button', { name: /lunes 14/ }));
    expect((await strip()).queryAllByRole('button', { pressed: true })).toEqual([]);
    await userEvent.click((await strip()).getByRole('button', { name: /sábado 19/ }));
    expect(await screen.findByText('Sábado 19: Ese día no tienes turno')).toBeDefined();
  });

  it('goes on to the next week with the arrow keys', async () => {
    await show('/cambio-turnos-form1?semana=2026-12-14');
    const last = (await strip()).getByRole('button', { name: /domingo 20/ });
    last.focus();
    fireEvent.keyDown(last, { key: 'ArrowRight' });
    expect(await screen.findByRole('button', { name: /lunes 21/ })).toBeDefined();
  });

  it('names who fits and why others do not, shows what it means, and proposes it', async () => {
    api.handle(cambioTurnos.insertar, () => ({
      cambio: viewOf({ solicitante: YAIZA, espera: 'companero', puede: { ...NADA, retirar: true } }),
      turnos: TURNOS,
    }));
    const { router, requestsTo } = await show('/cambio-turnos-form1?fechas=2026-12-18');
    expect(await screen.findByRole('heading', { name: 'Encaja con 1 de 3' })).toBeDefined();
    expect(screen.queryByText('Tamara León')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /No encaja con 2/ }));
    expect(screen.getByText('No puede ese día')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: /Guacimara Falcón/ }));
    expect(router.state.location.pathname).toBe('/cambio-turnos-form2');
    expect(await screen.findByRole('row', { name: /^Horas en total/ })).toBeDefined();
    expect(screen.getByText('Si dice que sí, lo valida Dácil Suárez')).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Proponérselo a Guacimara' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/cambio-turnos-view/41'));
    expect(requestsTo(cambioTurnos.insertar)).toHaveLength(1);
  });

  it('sends nothing that breaks a limit', async () => {
    api.handle(cambioTurnos.obtenerresumensolicitud, () => ({
      resumen: resumenOf({ vale: false, obstaculos: [{ personaId: 9, fecha: '2026-12-18', motivo: 'plan-cambiado', limite: null }] }),
      turnos: TURNOS,
    }));
    await show('/cambio-turnos-form2?fechas=2026-12-18&con=9&devuelve=2026-12-23');
    expect(await screen.findByText('Así no puede ser: El turno ha cambiado')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Proponérselo/ })).toBeNull();
  });

  it('looks for rings where nobody fits', async () => {
    api.handle(cambioTurnos.empleados, () => ({ encajan: [], noEncajan: [], turnos: TURNOS }));
    api.handle(cambioTurnos.turnos, () => ({
      ofertas: [],
      anillos: [{ personas: [YAIZA, AYTHAMI, GUACIMARA], cesiones, avisos: [] }],
      isAgotado: false,
      turnos: TURNOS,
    }));
    await show('/cambio-turnos-form1?fechas=2026-12-18');
    expect(await screen.findByRole('heading', { name: 'Nadie puede solo; 1 rueda sí' })).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: /Yaiza, Aythami y Guacimara/ }));
    expect(await screen.findByRole('button', { name: 'Proponer la rueda' })).toBeDefined();
  });

  it('asks whoever decides to find somebody where neither anybody nor a ring does', async () => {
    api.handle(cambioTurnos.empleados, () => ({ encajan: [], noEncajan: [], turnos: TURNOS }));
    api.handle(cambioTurnos.ofertar, () => {
      throw new FakeFailure('general.no-disponible');
    });
    const { requestsTo } = await show('/cambio-turnos-form1?fechas=2026-12-18');
    await userEvent.click(await screen.findByRole('radio', { name: /Pedírselo a Dácil/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Pedírselo a Dácil' }));
    await waitFor(() => expect(requestsTo(cambioTurnos.ofertar)).toHaveLength(1));
    expect(requestsTo(cambioTurnos.ofertar)[0]?.input).toMatchObject({ fechas: ['2026-12-18'], pedirAyuda: true });
  });

  it('names everybody in a list of its own, from which it goes on', async () => {
    const { router } = await show('/cambio-turnos-empleados-modal?fechas=2026-12-18');
    expect(await screen.findByText('Tamara León')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: /Guacimara Falcón/ }));
    expect(router.state.location.pathname).toBe('/cambio-turnos-form2');
  });

  it('shows what each shift is to whoever only looks', async () => {
    await show('/cambio-turnos-form-consulta');
    const sheet = within(await screen.findByRole('dialog', { name: 'Consultar turnos' }));
    expect(await sheet.findByText('22:00 – 6:00')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Propon/ })).toBeNull();
  });
});
