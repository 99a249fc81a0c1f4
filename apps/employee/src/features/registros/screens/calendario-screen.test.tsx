import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registros } from '@jornada/contract';
import type { DiaVista } from '@jornada/contract/registros/vistas.ts';
import {
  createBalance,
  createCorreccion,
  createDiaFuturo,
  createDiaPrevisto,
  createDiaVista,
  createLineaDia,
  createHoyTrabajando,
  createPerfil,
  createRegistro,
  FakeFailure,
  type FakeApi,
} from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const NOW = '2026-10-22T13:24:00+02:00';
const at = (fecha: string, hora: string) => `${fecha}T${hora}:00+02:00`;
let api: FakeApi;

const incomplete = createDiaVista({
  fecha: '2026-10-16',
  estado: 'incompleta',
  inicio: at('2026-10-16', '08:02'),
  fin: null,
  linea: createLineaDia({ fecha: '2026-10-16', cuenta: false, porque: 'incompleta', incidencias: ['falta-salida'] }),
});
const free = (fecha: string): DiaVista =>
  createDiaVista({
    fecha,
    estado: null,
    tramos: [],
    previsto: createDiaPrevisto({ fecha, motivo: 'libre', turno: null, minutos: 0 }),
    linea: createLineaDia({ fecha, motivo: 'libre', cuenta: false, porque: 'libre', sumandos: [] }),
  });

/** A month whose working days are the ones given; the others are free, or to come. */
function month(mes: string, known: readonly DiaVista[] = [], changes: { cerrado?: boolean; hasBalance?: boolean } = {}) {
  const { cerrado = false, hasBalance = true } = changes;
  const [ano = 0, number = 0] = mes.split('-').map(Number);
  const days = Temporal.PlainYearMonth.from(mes).daysInMonth;
  const dias = Array.from({ length: days }, (_, index) => `${mes}-${String(index + 1).padStart(2, '0')}`).map(
    (fecha) => known.find((dia) => dia.fecha === fecha) ?? (fecha > '2026-10-22' ? createDiaFuturo(fecha) : free(fecha)),
  );
  const balance = hasBalance ? createBalance(dias.map(({ linea }) => linea)) : null;
  return { ano, mes: number, hoy: '2026-10-22', dias, balance, cerrado, festivosConfirmados: true };
}
const october = (changes?: Parameters<typeof month>[2]) => month('2026-10', [createDiaVista(), incomplete], changes);

const corrected = createCorreccion({
  registroId: 106,
  fecha: '2026-10-21',
  momentoAntes: at('2026-10-21', '17:30'),
  momentoNuevo: at('2026-10-21', '17:58'),
  estado: 'acordada',
  propuestaEl: at('2026-10-21', '18:05'),
  resueltaPor: 'Marta Gil',
  resueltaEl: at('2026-10-22', '09:12'),
});
const marks = [
  createRegistro({ fecha: '2026-10-21', momento: at('2026-10-21', '08:04') }),
  createRegistro({
    id: 105,
    fecha: '2026-10-21',
    clase: 'pausa',
    subtipo: 'cafe',
    nombre: 'Café',
    momento: at('2026-10-21', '11:00'),
    anulado: true,
  }),
  createRegistro({
    id: 106,
    fecha: '2026-10-21',
    clase: 'salida',
    nombre: 'Salida',
    momento: at('2026-10-21', '17:58'),
    momentoOriginal: at('2026-10-21', '17:30'),
  }),
];

beforeEach(() => {
  api = createApi();
  api.handle(registros.calendario, ({ ano, mes }) => (mes === 10 ? october() : month(`${ano}-${String(mes).padStart(2, '0')}`)));
  api.handle(registros.leyenda, () => ({ items: [{ codigo: 'M', nombre: 'Mañana', inicio: '08:00', fin: '17:20', noche: false }] }));
  api.handle(registros.listado, ({ filtro_fecha = '2026-10-22' }) => {
    const dia = october().dias.find(({ fecha }) => fecha === filtro_fecha) ?? createDiaVista();
    const items = filtro_fecha === '2026-10-21' ? marks : [];
    return { fecha: filtro_fecha, items, total: items.length, correcciones: items.length > 0 ? [corrected] : [], retenidos: [], dia };
  });
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const open = (path = '/registros-list', options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ api, path, now: NOW, perfil: createPerfil({ AccesoTurnos: true }), ...options });
/** The button of a day, by its sentence. By text: a role with a name is slow to look up among so many. */
const day = async (words: RegExp): Promise<HTMLElement> => {
  const button = (await screen.findByText(words)).closest('button');
  if (!button) throw new Error(`No button says ${String(words)}`);
  return button;
};
const panel = () => screen.findByRole('dialog', { name: /Miércoles/ });

describe('the month', () => {
  it('opens at today’s, says what it comes to and what does not count', async () => {
    await open();
    // The first test of all waits for the screen's code.
    await waitFor(() => expect(document.title).toBe('Octubre 2026 · Jornada'), { timeout: 5000 });
    expect((await day(/22 de octubre: hoy/)).getAttribute('aria-current')).toBe('date');
    expect(screen.getByText('+0:26', { selector: '[class*=balance]' })).toBeDefined();
    expect(document.body.textContent).toContain('8:26 de 8:00');
    await userEvent.click(screen.getByRole('button', { name: 'El 16 no cuenta: falta la salida' }));
    const dialog = await screen.findByRole('dialog', { name: 'Viernes 16 oct' });
    expect(within(dialog).getByRole('link', { name: 'Añadir la salida' }).getAttribute('href')).toContain('/registros-list/proponer?');
  });

  it('is a grid with Monday first, the other days of whose weeks belong to its neighbours', async () => {
    await open('/registros-list?mes=2026-10');
    await day(/21 de octubre/);
    const rows = screen.getAllByRole('row');
    expect(rows).toHaveLength(6);
    expect(
      within(rows[0]!)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)[0],
    ).toBe('lunesL');
    expect(within(rows[1]!).getAllByRole('gridcell')[0]?.textContent).toContain('28 de septiembre');
  });

  it('takes two requests at first, and one for each next month', async () => {
    const { requestsTo } = await open();
    await day(/21 de octubre/);
    await screen.findByText('mañana');
    expect(api.requests.filter(({ call }) => call === registros.calendario || call === registros.leyenda)).toHaveLength(2);
    expect(api.requests.filter(({ call }) => call === registros.listado)).toHaveLength(0);
    await userEvent.click(screen.getByRole('link', { name: 'Mes siguiente' }));
    await day(/, 2 de noviembre/);
    expect(requestsTo(registros.calendario)).toHaveLength(2);
    expect(requestsTo(registros.leyenda)).toHaveLength(1);
  });

  it('keeps the old one in sight, busy, until the new one is there', async () => {
    await open();
    await day(/21 de octubre/);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    api.handle(registros.calendario, async () => {
      await arrived;
      return month('2026-09');
    });
    await userEvent.click(screen.getByRole('link', { name: 'Mes anterior' }));
    await waitFor(() => expect(document.title).toBe('Septiembre 2026 · Jornada'));
    const grid = screen.getByRole('grid');
    expect([grid.getAttribute('aria-busy'), grid.textContent?.includes('21 de octubre')]).toEqual(['true', true]);
    arrive();
    await day(/21 de septiembre/);
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('false');
  });

  it('says why it could not be fetched, and fetches it again', async () => {
    let fails = true;
    api.handle(registros.calendario, () => {
      if (fails) throw new FakeFailure('general.no-disponible', { message: 'El servicio no está disponible.' });
      return october();
    });
    await open();
    await screen.findByText('El servicio no está disponible.');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
    expect(await day(/21 de octubre/)).toBeDefined();
  });

  it('tells neither plan, shifts nor balance where the company shows none', async () => {
    api.handle(registros.calendario, () => ({
      ...october({ hasBalance: false }),
      dias: october().dias.map((dia) => ({ ...dia, previsto: null, linea: { ...dia.linea, previstoMinutos: 0, diferenciaMinutos: 0 } })),
    }));
    const perfil = createPerfil({ VerJornadaPrevista: false, MostrarHorasTotalizadasJornada: true, AccesoTurnos: false });
    const { requestsTo } = await open('/registros-list', { perfil });
    expect((await day(/21 de octubre/)).textContent).not.toContain('+0:26');
    expect(screen.queryByText('de saldo')).toBeNull();
    expect(requestsTo(registros.leyenda)).toHaveLength(0);
  });
});

describe('by keyboard', () => {
  it('one day takes the Tab key, the arrows lead to the others, Enter opens, Escape gives the focus back', async () => {
    const { router } = await open();
    const today = await day(/22 de octubre: hoy/);
    expect(screen.getAllByRole('gridcell').flatMap((cell) => [...cell.querySelectorAll('[tabindex="0"]')])).toEqual([today]);
    today.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement?.textContent).toContain('21 de octubre');
    await userEvent.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { name: 'Miércoles 21 oct' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(router.state.location.search).toMatchObject({ mes: '2026-10', dia: '2026-10-21' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Miércoles 21 oct' })).toBeNull());
    expect(document.activeElement?.textContent).toContain('21 de octubre');
  });

  it('turns the page at the end of the month and goes on from there', async () => {
    await open('/registros-list?mes=2026-10');
    (await day(/31 de octubre/)).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('1 de noviembre'));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('1 de octubre'));
  });
});

describe('a day', () => {
  it('opens by its address, down to the sum and who agreed to what', async () => {
    await open('/registros-list?dia=2026-10-21');
    const dialog = await panel();
    await within(dialog).findByText('Salida: hora corregida');
    const told = dialog.textContent ?? '';
    expect(told).toContain('17:3017:58');
    expect(told).toContain('«Olvidé fichar al cerrar el muelle». Lo pediste tú el 21 oct, 18:05. Lo aceptó Marta Gil el 22 oct, 9:12.');
    expect(within(dialog).getByText('anulado')).toBeDefined();
    expect(within(dialog).getByRole('heading', { name: 'De dónde sale +0:26' })).toBeDefined();
    expect(
      within(dialog)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Presencia', 'Comida', 'Trabajado', 'Previsto', 'Diferencia']);
  });

  it('offers for each record what can be done with it, and asks which hour to change', async () => {
    await open('/registros-list?dia=2026-10-21');
    const dialog = await panel();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Opciones de Salida, 17:58' }));
    expect(within(dialog).getByRole('link', { name: 'Comentar' }).getAttribute('href')).toMatch(/^\/edit-observaciones\/106/);
    expect(within(dialog).getByRole('link', { name: 'Cambiar la hora' }).getAttribute('href')).toMatch(/^\/solicitud-cambio-hora\/106/);
    expect(within(dialog).queryByRole('button', { name: /Opciones de Café/ })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pedir un cambio de hora' }));
    const choice = await screen.findByRole('dialog', { name: '¿Qué hora quieres cambiar?' });
    expect(
      within(choice)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['8:04Entrada', '17:58Salida']);
  });

  it('voids a record only after saying what that means', async () => {
    api.handle(registros.borrar, () => ({ resultado: 'solicitado' as const, hoy: createHoyTrabajando() }));
    const { requestsTo } = await open('/registros-list?dia=2026-10-21');
    const dialog = await panel();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Opciones de Salida, 17:58' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Anular' }));
    expect(within(dialog).getByText(/Se lo pediremos a tu responsable/)).toBeDefined();
    expect(requestsTo(registros.borrar)).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sí, anular' }));
    expect(await screen.findByText('Hemos pedido que se anule.', undefined, { timeout: 5000 })).toBeDefined();
    expect(requestsTo(registros.borrar)[0]?.input).toEqual({ id: '106' });

    const anulacion = createCorreccion({ id: 501, clase: 'anulacion', registroId: 106, momentoNuevo: null });
    api.handle(registros.listado, ({ filtro_fecha = '2026-10-21' }) => ({
      fecha: filtro_fecha,
      items: marks,
      total: marks.length,
      retenidos: [],
      correcciones: [anulacion],
      dia: createDiaVista(),
    }));
    api.handle(registros.retirarCorreccion, () => ({ correcciones: [{ ...anulacion, estado: 'retirada' as const }] }));
    await userEvent.click(screen.getByRole('button', { name: /Deshacer/ }));
    await waitFor(() => expect(requestsTo(registros.retirarCorreccion).map(({ input }) => input)).toEqual([{ ids: [501] }]));
  });

  it('of a closed month can only be read, and says so', async () => {
    api.handle(registros.calendario, () => october({ cerrado: true }));
    await open('/registros-list?dia=2026-10-21');
    const dialog = await panel();
    expect(await within(dialog).findByText('El mes está cerrado; Recursos Humanos puede reabrirlo.')).toBeDefined();
    expect(within(dialog).queryByRole('button', { name: /Opciones|Pedir/ })).toBeNull();
    expect(screen.getByText('Mes cerrado')).toBeDefined();
  });

  it.each(['2026-10-21', '2026-10-04'])('of a closed month says so in the same words, worked or free: %s', async (fecha) => {
    api.handle(registros.calendario, () => october({ cerrado: true }));
    await open(`/registros-list?dia=${fecha}`);
    const dialog = await screen.findByRole('dialog', { name: /Miércoles|Domingo/ });
    expect(await within(dialog).findByText('El mes está cerrado; Recursos Humanos puede reabrirlo.')).toBeDefined();
    expect(within(dialog).queryByRole('link', { name: /Añadir/ })).toBeNull();
  });

  it('that was free takes what was worked on it once it is over', async () => {
    await open('/registros-list?dia=2026-10-04');
    const dialog = await screen.findByRole('dialog', { name: /Domingo/ });
    const link = await within(dialog).findByRole('link', { name: 'Añadir lo que trabajé' });
    expect(link.getAttribute('href')).toMatch(/\/registros-list\/proponer\?fecha=.*2026-10-04/);
  });

  it('tells what came after its month had been closed', async () => {
    const held = {
      tipoId: 1,
      nombre: 'Entrada',
      momento: '2026-10-21T06:02:00Z',
      recibido: '2026-11-03T08:00:00Z',
      confianza: 'tardia' as const,
    };
    api.handle(registros.listado, () => ({
      fecha: '2026-10-21',
      items: marks,
      total: marks.length,
      correcciones: [],
      retenidos: [held],
      dia: october().dias.find(({ fecha }) => fecha === '2026-10-21') ?? createDiaVista(),
    }));
    await open('/registros-list?dia=2026-10-21');
    expect(await screen.findByRole('heading', { name: 'Un fichaje llegó con el mes cerrado' })).toBeDefined();
    expect(screen.getByText(/^Entrada, 8:02\. Se hizo sin conexión/)).toBeDefined();
  });

  it('whose record waits for a change shows what was asked for instead of asking again', async () => {
    api.handle(registros.listado, () => ({
      fecha: '2026-10-21',
      items: marks,
      total: marks.length,
      retenidos: [],
      correcciones: [{ ...corrected, estado: 'pendiente' as const, resueltaEl: null, resueltaPor: null }],
      dia: createDiaVista(),
    }));
    await open('/registros-list?dia=2026-10-21');
    const dialog = await panel();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Opciones de Salida, 17:58' }));
    expect(within(dialog).getByRole('link', { name: 'Ver la petición' }).getAttribute('href')).toMatch(/^\/solicitud-cambio-hora\/106/);
    expect(within(dialog).queryByRole('link', { name: 'Cambiar la hora' })).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Anular' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Opciones de Entrada, 8:04' }));
    expect(within(dialog).getByRole('link', { name: 'Cambiar la hora' })).toBeDefined();
  });

  it('names the other calendar day of its hours, in the records, the corrections and the sum', async () => {
    const next = '2026-10-22';
    const leave = { ...marks[2]!, momento: at(next, '06:00'), momentoOriginal: at(next, '05:30') };
    const presencia = {
      clase: 'presencia' as const,
      subtipo: null,
      inicio: at('2026-10-21', '22:00'),
      fin: at(next, '06:00'),
      minutos: 480,
    };
    const night = createDiaVista({
      tramos: [],
      inicio: presencia.inicio,
      fin: presencia.fin,
      linea: createLineaDia({ sumandos: [presencia] }),
    });
    api.handle(registros.calendario, () => month('2026-10', [night]));
    api.handle(registros.listado, () => ({
      fecha: '2026-10-21',
      items: [leave],
      total: 1,
      retenidos: [],
      correcciones: [{ ...corrected, momentoAntes: leave.momentoOriginal, momentoNuevo: leave.momento }],
      dia: night,
    }));
    await open('/registros-list?dia=2026-10-21');
    const dialog = await panel();
    await within(dialog).findByRole('button', { name: 'Opciones de Salida, 6:00 (jue, 22 oct)' });
    expect(within(dialog).getByRole('list').textContent).toContain('6:00Salida (jue, 22 oct)');
    expect(within(dialog).getByRole('article').textContent).toContain('5:30 (jue, 22 oct)');
    expect(within(dialog).getByRole('article').textContent).toContain('6:00 (jue, 22 oct)');
    expect(within(dialog).getAllByRole('definition')[0]?.textContent).toBe('22:00 – 6:00 (jue, 22 oct)');
  });

  it('to come is its plan', async () => {
    await open('/registros-list?dia=2026-10-23');
    const dialog = await screen.findByRole('dialog', { name: 'Viernes 23 oct' });
    await within(dialog).findByRole('heading', { name: 'Lo previsto' });
    expect(
      within(dialog)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['8:00 – 17:20', '9:20', '13:30', '\u22121:20', '8:00']);
    expect(within(dialog).queryByRole('button', { name: /Pedir/ })).toBeNull();
  });

  it('shows its sum at once and what failed in its place', async () => {
    api.handle(registros.listado, () => {
      throw new FakeFailure('general.no-disponible', { message: 'Ahora no.' });
    });
    await open('/registros-list?dia=2026-10-21');
    const dialog = await panel();
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Ahora no.');
    expect(within(dialog).getByRole('heading', { name: 'De dónde sale +0:26' })).toBeDefined();
  });

  it('stands beside the month where there is room, and closes into it', async () => {
    await open('/registros-list?dia=2026-10-21', { width: 1440 });
    const aside = await screen.findByRole('complementary', { name: 'Miércoles, 21 de octubre' });
    await userEvent.click(within(aside).getByRole('button', { name: 'Cerrar el día' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(document.activeElement?.textContent).toContain('21 de octubre');
  });
});
