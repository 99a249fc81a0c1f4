import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import {
  turnos,
  type CeldaDelPlanVista,
  type CeldaParaEscribir,
  type PersonaDelPlanVista,
  type TurnoDelPlanVista,
} from '@jornada/contract/turnos/calls.ts';
import { FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const shift = (codigo: string, nombre: string, inicio: string, fin: string): TurnoDelPlanVista => ({
  clave: `${codigo}-clave`,
  codigo,
  nombre,
  inicio,
  fin,
  pausas: [],
  minutos: 480,
  delHorario: true,
});
const TURNOS = [shift('M', 'Mañana', '06:00', '14:00'), shift('T', 'Tarde', '14:00', '22:00'), shift('N', 'Noche', '22:00', '06:00')];
const DAYS = Array.from({ length: 7 }, (_, index) => `2027-03-0${index + 1}`);

const dia = (fecha: string, over: Partial<CeldaDelPlanVista> = {}): CeldaDelPlanVista => ({
  fecha,
  partes: [{ turno: 'M-clave', puestoId: null }],
  minutos: 480,
  suelto: false,
  numero: null,
  publicado: true,
  festivo: null,
  ausencia: null,
  obstaculo: null,
  borrador: null,
  ...over,
});

const person = (id: number, nombre: string, dias = DAYS.map((fecha) => dia(fecha))): PersonaDelPlanVista => ({
  id,
  nombre,
  iniciales: 'XX',
  departamento: { id: 7, nombre: 'Almacén' },
  centro: { id: 4, nombre: 'Puerto' },
  horario: 'Rotación',
  puestoId: null,
  puestos: [],
  minutos: 3360,
  minutosBorrador: 3360,
  dicho: [],
  dias,
});

const noPreview = { huella: 'h1', items: [], personas: 0, cambios: 0, turnos: TURNOS };

let api: FakeApi;
let people: PersonaDelPlanVista[];
let version: number;

/** Writes cells as the server does: only upon the version that the planner saw. */
function write(celdas: readonly CeldaParaEscribir[]) {
  return celdas.map(({ personaId, fecha, que, partes, sobre, version: seen }) => {
    const one = people.find(({ id }) => id === personaId);
    const now = one?.dias.find((cell) => cell.fecha === fecha) ?? dia(fecha);
    const isStale = (now.borrador?.version ?? null) !== seen;
    version += 1;
    const drawn = partes?.map(({ turno }) => ({ turno: `${turno.codigo}-clave`, puestoId: null })) ?? (que === 'libre' ? [] : now.partes);
    const borrador =
      que === 'nada' ? null : { que, partes: drawn, minutos: (drawn?.length ?? 0) * 480, sobre, version, autorId: 1, alDia: true };
    const next = isStale ? now : { ...now, borrador };
    people = people.map((other) =>
      other.id === personaId ? { ...other, dias: other.dias.map((cell) => (cell.fecha === fecha ? next : cell)) } : other,
    );
    return { personaId, fallo: isStale ? ('otra-version' as const) : null, dia: next };
  });
}

beforeEach(() => {
  version = 0;
  people = [person(2, 'Airam Rodríguez'), person(1, 'Nayra Alemán')];
  api = createApi({ turnos, cambioTurnos });
  api.handle(cambioTurnos.listado, () => ({ items: [], total: 0, esperan: 0, turnos: [] }));
  api.handle(turnos.plan, ({ desde, hasta }) => ({
    desde,
    hasta,
    hoy: '2027-02-25',
    turnos: TURNOS,
    puestos: [],
    centros: [{ id: 4, nombre: 'Puerto' }],
    departamentos: [],
    items: people,
    total: people.length,
    otros: [],
  }));
  api.handle(turnos.escribir, ({ celdas }) => ({ items: write(celdas), turnos: [] }));
  api.handle(turnos.previsualizar, () => noPreview);
  api.handle(turnos.cobertura, () => ({ items: [] }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const open = (more = '', width = 1440) =>
  renderIntranet({ api, path: `/turnos?vista=semana&desde=2027-03-01${more}`, now: '2027-02-25T10:00:00+01:00', width });
/** Looked for by what the row's head says: names of rows hold those of all their days, which takes long to work out. */
const cells = async (nombre: string): Promise<HTMLElement[]> => {
  const head = await screen.findByText(new RegExp(nombre), { selector: '[role="rowheader"]' });
  return [...(head.closest('[role="row"]')?.querySelectorAll<HTMLElement>('[role="gridcell"]') ?? [])];
};
const cellOf = async (nombre: string, day: number): Promise<HTMLElement> => {
  const found = (await cells(nombre))[day - 1];
  if (!found) throw new Error(`no day ${day}`);
  return found;
};
/** Its words, with plain spaces. */
const nameOf = (cell: HTMLElement): string => (cell.getAttribute('aria-label') ?? '').replaceAll('\u00A0', ' ');

describe('the grid', () => {
  it('says of each day in words what it shows in shapes', async () => {
    people = [
      person(1, 'Nayra Alemán', [
        dia('2027-03-01', { festivo: 'Día de Canarias', publicado: false }),
        dia('2027-03-02', { ausencia: { clase: 'ausencia', aprobada: true, mitad: null, horas: false } }),
        dia('2027-03-03', { obstaculo: 'mes-cerrado' }),
        ...DAYS.slice(3).map((fecha) => dia(fecha)),
      ]),
    ];
    await open();
    expect(nameOf(await cellOf('Nayra', 1))).toBe('lunes 1 de marzo: Mañana, 6:00 – 14:00. Sin publicar. Festivo: Día de Canarias');
    expect(nameOf(await cellOf('Nayra', 2))).toBe('martes 2 de marzo: Ausente');
    expect(nameOf(await cellOf('Nayra', 3))).toContain('El mes está cerrado');
  });

  it('marks what people say of when they work, and says it in words', async () => {
    const said = { fecha: '2027-03-02', clase: 'prefiere-no' as const, desde: '06:00', hasta: '10:00' };
    people = [{ ...person(1, 'Nayra Alemán'), dicho: [said, { ...said, fecha: '2027-03-03', clase: 'no', desde: null, hasta: null }] }];
    await open();
    expect(nameOf(await cellOf('Nayra', 2))).toBe('martes 2 de marzo: Mañana, 6:00 – 14:00. Prefiere no trabajar, 6:00 – 10:00');
    expect(nameOf(await cellOf('Nayra', 3))).toContain('No se le puede pedir');
    expect(document.querySelectorAll('[data-said]')).toHaveLength(2);
    await userEvent.click(await cellOf('Nayra', 3));
    expect(within(screen.getByRole('complementary')).getByText('No se le puede pedir')).toBeTruthy();
  });

  it('is one stop of the tab key, and arrows walk through it', async () => {
    await open();
    const first = await cellOf('Airam', 1);
    const stops = screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([first]);
    first.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toBe(await cellOf('Nayra', 2));
  });

  it('is looked through by name without losing the field, also where nobody is found', async () => {
    const all = people;
    api.handle(turnos.plan, ({ desde, hasta, texto = '' }) => {
      const items = all.filter(({ nombre }) => nombre.includes(texto));
      return {
        desde,
        hasta,
        hoy: '2027-02-25',
        turnos: TURNOS,
        puestos: [],
        centros: [],
        departamentos: [],
        items,
        total: items.length,
        otros: [],
      };
    });
    await open();
    await cellOf('Nayra', 1);
    const field = screen.getByRole('searchbox', { name: 'Buscar a alguien' });
    await userEvent.type(field, 'Zz');
    expect(await screen.findByText('Nadie que planificar')).toBeDefined();
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    await cellOf('Nayra', 1);
    expect(document.activeElement).toBe(field);
  });

  it('adds up the hours of each person as they are drawn', async () => {
    await open();
    (await cellOf('Nayra', 1)).focus();
    await userEvent.keyboard('0');
    expect(nameOf((await cells('Nayra'))[7] as HTMLElement)).toBe('48:00 h; antes 56:00 h');
  });
});

describe('drawing by keyboard', () => {
  it('puts a shift by its letter over all that is chosen, in one sending', async () => {
    const { requestsTo } = await open();
    (await cellOf('Airam', 1)).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}t');
    await waitFor(() => expect(requestsTo(turnos.escribir)).toHaveLength(1));
    const sent = requestsTo(turnos.escribir)[0]?.input as { celdas: CeldaParaEscribir[] };
    expect(sent.celdas.map(({ personaId, fecha, que }) => `${personaId} ${fecha} ${que}`)).toEqual([
      '2 2027-03-01 turnos',
      '2 2027-03-02 turnos',
      '1 2027-03-01 turnos',
      '1 2027-03-02 turnos',
    ]);
    expect(sent.celdas[0]?.partes?.[0]?.turno).toEqual({ codigo: 'T', nombre: 'Tarde', inicio: '14:00', fin: '22:00', pausas: [] });
    await waitFor(async () =>
      expect(nameOf(await cellOf('Nayra', 2))).toBe('martes 2 de marzo: Tarde, 14:00 – 22:00. Cambiado, sin publicar'),
    );
  });

  it('keeps what could not be sent while another part of shifts shows, does not publish meanwhile, and sends it when it is back', async () => {
    api.handle(cambioTurnos.ofrecidos, () => ({ items: [], total: 0, turnos: TURNOS }));
    api.handle(turnos.previsualizar, () => ({ ...noPreview, personas: 1, cambios: 1 }));
    api.handle(turnos.escribir, () => {
      throw new FakeFailure('general.no-disponible', { message: 'Ahora no.' });
    });
    await open();
    (await cellOf('Airam', 1)).focus();
    await userEvent.keyboard('t');
    expect(await screen.findByText(/no se ha podido enviar/)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publicar a 1 persona' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Se ofrecen' }));
    expect(await screen.findByText('No se ofrece ningún turno')).toBeDefined();
    api.handle(turnos.escribir, ({ celdas }) => ({ items: write(celdas), turnos: [] }));
    await userEvent.click(screen.getByRole('link', { name: 'Plan' }));
    await waitFor(() => expect(people.flatMap(({ dias }) => dias).filter(({ borrador }) => borrador !== null)).toHaveLength(1));
  });

  it('copies days to others, takes that back and does it again', async () => {
    await open();
    (await cellOf('Airam', 1)).focus();
    await userEvent.keyboard('n{Control>}c{/Control}{ArrowRight}{Control>}v{/Control}');
    await waitFor(async () => expect(nameOf(await cellOf('Airam', 2))).toContain('Noche'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(nameOf(await cellOf('Airam', 2))).toContain('Mañana'));
    expect(nameOf(await cellOf('Airam', 1))).toContain('Noche');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(async () => expect(nameOf(await cellOf('Airam', 2))).toContain('Noche'));
  });

  it('repeats the first day to the right, and brings the schedule back', async () => {
    await open();
    (await cellOf('Airam', 1)).focus();
    await userEvent.keyboard('t{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Control>}r{/Control}');
    await waitFor(async () => expect(nameOf(await cellOf('Airam', 3))).toContain('Tarde'));
    await userEvent.keyboard('{Delete}');
    await waitFor(async () => expect(nameOf(await cellOf('Airam', 3))).toContain('Mañana'));
    expect(people.flatMap(({ dias }) => dias).every(({ borrador }) => borrador === null)).toBe(true);
  });

  it('sends nothing for days that cannot change', async () => {
    people = [
      person(
        1,
        'Nayra Alemán',
        DAYS.map((fecha) => dia(fecha, { obstaculo: 'pasado' })),
      ),
    ];
    const { requestsTo } = await open();
    (await cellOf('Nayra', 1)).focus();
    await userEvent.keyboard('t');
    expect(requestsTo(turnos.escribir)).toEqual([]);
  });
});

it('fills what is chosen with a pattern, each person some days later', async () => {
  await open();
  (await cellOf('Airam', 1)).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}');
  await userEvent.click(screen.getByRole('button', { name: 'Rellenar con un patrón' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Patrón' }), 'T N Q');
  expect(screen.getByText('«Q» no es ningún turno')).toBeDefined();
  await userEvent.type(screen.getByRole('textbox', { name: 'Patrón' }), '{Backspace}-');
  const step = screen.getByRole('textbox', { name: 'Días de diferencia entre personas' });
  await userEvent.clear(step);
  await userEvent.type(step, '1');
  await userEvent.click(screen.getByRole('button', { name: 'Rellenar 6 días' }));
  await waitFor(() => {
    const drawn = people.map(({ dias }) => dias.slice(0, 3).map(({ borrador }) => borrador?.partes?.[0]?.turno ?? borrador?.que));
    expect(drawn).toEqual([
      ['T-clave', 'N-clave', 'libre'],
      ['N-clave', 'libre', 'T-clave'],
    ]);
  });
});

it('tells what another planner has drawn meanwhile, and keeps what was wanted', async () => {
  await open();
  (await cellOf('Airam', 1)).focus();
  const borrador = { que: 'libre' as const, partes: [], minutos: 0, sobre: null, version: 99, autorId: 2, alDia: true };
  people = people.map((one) => (one.id === 2 ? { ...one, dias: one.dias.map((cell) => ({ ...cell, borrador })) } : one));
  await userEvent.keyboard('t');
  await waitFor(async () => expect(nameOf(await cellOf('Airam', 1))).toContain('otra persona ha dibujado este día a la vez'));
  expect(nameOf(await cellOf('Airam', 1))).toContain('Libre');
  await userEvent.click(screen.getByRole('button', { name: 'Poner lo mío' }));
  await waitFor(async () => expect(nameOf(await cellOf('Airam', 1))).toContain('Tarde'));
});

it('keeps what could not be sent, says so, and sends it again', async () => {
  api.handle(turnos.escribir, () => {
    throw new FakeFailure('general.no-disponible');
  });
  await open();
  (await cellOf('Airam', 1)).focus();
  await userEvent.keyboard('t');
  const alert = await screen.findByText(/Lo último que has dibujado no se ha podido enviar/);
  expect(alert).toBeDefined();
  expect(nameOf(await cellOf('Airam', 1))).toContain('Tarde');
  api.handle(turnos.escribir, ({ celdas }) => ({ items: write(celdas), turnos: [] }));
  await userEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
  await waitFor(() => expect(screen.queryByText(/no se ha podido enviar/)).toBeNull());
  expect(people[0]?.dias[0]?.borrador?.que).toBe('turnos');
});

describe('publishing', () => {
  const aviso = { regla: 'descanso-diario' as const, norma: 'ET 34.3', fecha: '2027-03-05', valorMinutos: 480, limiteMinutos: 720 };
  const preview = {
    huella: 'h1',
    personas: 1,
    cambios: 1,
    turnos: TURNOS,
    items: [
      {
        persona: { id: 1, nombre: 'Nayra Alemán' },
        cambios: [{ fecha: '2027-03-05', antes: [{ turno: 'T-clave', puestoId: null }], despues: [{ turno: 'M-clave', puestoId: null }] }],
        nuevos: [],
        avisos: [aviso],
        preavisos: [{ fecha: '2027-03-05', dias: 2, minimo: 5, norma: 'ET 34.2' }],
        obstaculos: [],
      },
    ],
  };

  it('says whom it touches and which rule warns, and publishes what was looked at', async () => {
    api.handle(turnos.previsualizar, () => preview);
    api.handle(turnos.publicar, () => ({ publicacionId: 3, personas: 1, dias: 1, obstaculos: 0 }));
    const { requestsTo } = await open();
    await waitFor(async () => expect(nameOf(await cellOf('Nayra', 5))).toContain('Descanso entre jornadas: 8:00 h'));
    await userEvent.click(screen.getByRole('button', { name: 'Publicar a 1 persona' }));
    const sheet = await screen.findByRole('dialog', { name: 'Publicar el plan' });
    expect(within(sheet).getByText('Tarde, 14:00 – 22:00').tagName).toBe('DEL');
    expect(within(sheet).getByText(/ET 34\.3/)).toBeDefined();
    expect(within(sheet).getByText(/lo mínimo son 5 \(ET 34\.2\)/)).toBeDefined();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Publicar a 1 persona' }));
    await waitFor(() => expect(requestsTo(turnos.publicar)).toHaveLength(1));
    expect(requestsTo(turnos.publicar)[0]?.input).toEqual({ desde: '2027-03-01', hasta: '2027-03-07', huella: 'h1' });
  });

  it('publishes nothing that has changed since it was looked at', async () => {
    api.handle(turnos.previsualizar, () => preview);
    api.handle(turnos.publicar, () => {
      throw new FakeFailure('turnos.borrador-cambiado');
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Publicar a 1 persona' }));
    const sheet = await screen.findByRole('dialog', { name: 'Publicar el plan' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Publicar a 1 persona' }));
    expect(await within(sheet).findByRole('button', { name: 'Mirarlo de nuevo' })).toBeDefined();
  });
});

it('shows cover beside what is needed, with what is missing in words', async () => {
  const necesidad = {
    id: 9,
    centroId: 4,
    nombre: 'Mañana',
    puestoId: null,
    inicio: '06:00',
    fin: '14:00',
    personas: [3, 3, 3, 3, 3, 0, 0],
    enFestivos: null,
    vigenteDesde: '2027-01-01',
    vigenteHasta: null,
    version: 1,
  };
  const day = (fecha: string, previstas: number) => ({
    fecha,
    necesarias: 3,
    previstas,
    faltan: Math.max(0, 3 - previstas),
    faltanMinutos: 0,
    horas: [],
  });
  api.handle(turnos.cobertura, () => ({ items: [{ necesidad, dias: [day('2027-03-01', 3), day('2027-03-02', 2)] }] }));
  await open();
  const table = await screen.findByRole('table', { name: 'Cobertura' });
  expect(within(table).getAllByRole('cell')[1]?.getAttribute('aria-label')).toBe('2 de 3');
  expect(within(table).getByText('falta 1')).toBeDefined();
  expect(await screen.findByText('Falta 1 en mañana')).toBeDefined();
});

it('shows a day on a phone, and draws from a sheet', async () => {
  await open('&dia=2027-03-02', 390);
  await userEvent.click(await screen.findByRole('button', { name: /Nayra Alemán.*martes 2 de marzo: Mañana/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Nayra Alemán' });
  await userEvent.click(within(sheet).getByRole('button', { name: /Noche/ }));
  await screen.findByRole('button', { name: /Nayra Alemán.*martes 2 de marzo: Noche.*Cambiado/ });
});

it('draws only the people in sight, however many there are', async () => {
  people = Array.from({ length: 200 }, (_, index) => person(index + 1, `Persona ${String(index + 1).padStart(3, '0')}`));
  await open();
  await cells('Persona 001');
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('202');
  expect(screen.getAllByRole('row').length).toBeLessThan(80);
  (await cellOf('Persona 001', 1)).focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(document.activeElement).toBe(await cellOf('Persona 200', 7));
});

it('names who could work instead where something is wrong with a day, and puts them in as one action', async () => {
  const warning = { regla: 'descanso-diario' as const, norma: 'ET 34.3', fecha: '2027-03-02', valorMinutos: 480, limiteMinutos: 720 };
  const about = { cambios: [], nuevos: [], preavisos: [], obstaculos: [] };
  people = [
    person(
      2,
      'Airam Rodríguez',
      DAYS.map((fecha) => dia(fecha, { partes: [] })),
    ),
    person(1, 'Nayra Alemán'),
  ];
  api.handle(turnos.previsualizar, () => ({
    ...noPreview,
    items: [{ persona: { id: 1, nombre: 'Nayra Alemán' }, ...about, avisos: [warning] }],
  }));
  api.handle(turnos.sustitutos, () => ({
    items: [{ persona: { id: 2, nombre: 'Airam Rodríguez', iniciales: 'AR' }, descanso: 870, deseo: 'favor' as const, avisos: [] }],
    total: 1,
  }));
  const { requestsTo } = await open();
  await userEvent.click(await cellOf('Nayra', 3));
  expect(screen.queryByText('Airam Rodríguez', { selector: 'b' })).toBeNull();
  expect(screen.getByRole('button', { name: '¿Quién puede en su lugar?' })).toBeTruthy();
  await userEvent.click(await cellOf('Nayra', 2));
  const found = within(await screen.findByRole('region', { name: 'En su lugar puede' }));
  expect((await found.findByText(/descansa/)).textContent?.replaceAll('\u00A0', ' ')).toBe('descansa 14:30 h, le viene bien');
  await userEvent.click(found.getByRole('button', { name: 'Poner a Airam Rodríguez' }));
  await waitFor(() => expect(requestsTo(turnos.escribir)).toHaveLength(1));
  const [sent] = requestsTo(turnos.escribir) as { input: { celdas: CeldaParaEscribir[] } }[];
  expect(sent?.input.celdas.map(({ personaId, que }) => [personaId, que])).toEqual([
    [1, 'libre'],
    [2, 'turnos'],
  ]);
});

it('offers what is missing with its day and its shift', async () => {
  const necesidad = {
    id: 9,
    centroId: 4,
    nombre: 'Tarde',
    puestoId: 3,
    inicio: '15:00',
    fin: '21:00',
    personas: [2, 2, 2, 2, 2, 0, 0],
    enFestivos: null,
    vigenteDesde: '2027-01-01',
    vigenteHasta: null,
    version: 1,
  };
  api.handle(turnos.cobertura, () => ({
    items: [{ necesidad, dias: [{ fecha: '2027-03-04', necesarias: 2, previstas: 1, faltan: 1, faltanMinutos: 360, horas: [] }] }],
  }));
  api.handle(cambioTurnos.ofrecer, () => {
    throw new FakeFailure('general.no-disponible');
  });
  const { requestsTo } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Ofrecer lo que falta en Tarde' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Ofrecer un turno' }));
  await waitFor(() =>
    expect(sheet.getByRole<HTMLSelectElement>('combobox', { name: 'Turno' }).selectedOptions[0]?.textContent).toContain('Tarde'),
  );
  await userEvent.click(sheet.getByRole('button', { name: 'Ofrecer un turno' }));
  await waitFor(() => expect(requestsTo(cambioTurnos.ofrecer)).toHaveLength(1));
  expect(requestsTo(cambioTurnos.ofrecer)[0]?.input).toMatchObject({
    centroId: 4,
    fecha: '2027-03-04',
    partes: [{ turno: { codigo: 'T', inicio: '14:00', fin: '22:00' }, puestoId: 3 }],
  });
});
