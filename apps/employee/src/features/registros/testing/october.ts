import { registros } from '@jornada/contract';
import type { DiaVista } from '@jornada/contract/registros/vistas.ts';
import {
  createBalance,
  createCorreccion,
  createDiaFuturo,
  createDiaPrevisto,
  createDiaVista,
  createLineaDia,
  createPerfil,
  createRegistro,
  type FakeApi,
} from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

/** A Thursday, early in the afternoon. */
const NOW = '2026-10-22T13:24:00+02:00';
/** An hour of Madrid's wall clock on a day in summer time. */
export const at = (fecha: string, hora: string) => `${fecha}T${hora}:00+02:00`;

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

/** A month with the given working days; the others are free, or in the future. */
export function month(mes: string, known: readonly DiaVista[] = [], changes: { cerrado?: boolean; hasBalance?: boolean } = {}) {
  const { cerrado = false, hasBalance = true } = changes;
  const [ano = 0, number = 0] = mes.split('-').map(Number);
  const days = Temporal.PlainYearMonth.from(mes).daysInMonth;
  const dias = Array.from({ length: days }, (_, index) => `${mes}-${String(index + 1).padStart(2, '0')}`).map(
    (fecha) => known.find((dia) => dia.fecha === fecha) ?? (fecha > '2026-10-22' ? createDiaFuturo(fecha) : free(fecha)),
  );
  const balance = hasBalance ? createBalance(dias.map(({ linea }) => linea)) : null;
  return { ano, mes: number, hoy: '2026-10-22', dias, balance, cerrado, festivosConfirmados: true };
}
/** The month of the tests: one worked day, one without its end, and free ones. */
export const october = (changes?: Parameters<typeof month>[2]) => month('2026-10', [createDiaVista(), incomplete], changes);

/** A change that was requested and agreed. */
export const corrected = createCorreccion({
  registroId: 106,
  fecha: '2026-10-21',
  momentoAntes: at('2026-10-21', '17:30'),
  momentoNuevo: at('2026-10-21', '17:58'),
  estado: 'acordada',
  propuestaEl: at('2026-10-21', '18:05'),
  resueltaPor: 'Marta Gil',
  resueltaEl: at('2026-10-22', '09:12'),
});
/** What was clocked on the 21st. */
export const marks = [
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

/** A server with this October; other months are free. */
export function createOctoberApi(): FakeApi {
  const api = createApi();
  api.handle(registros.calendario, ({ ano, mes }) => (mes === 10 ? october() : month(`${ano}-${String(mes).padStart(2, '0')}`)));
  api.handle(registros.leyenda, () => ({ items: [{ codigo: 'M', nombre: 'Mañana', inicio: '08:00', fin: '17:20', noche: false }] }));
  api.handle(registros.listado, ({ filtro_fecha = '2026-10-22' }) => {
    const dia = october().dias.find(({ fecha }) => fecha === filtro_fecha) ?? createDiaVista();
    const items = filtro_fecha === '2026-10-21' ? marks : [];
    return { fecha: filtro_fecha, items, total: items.length, correcciones: items.length > 0 ? [corrected] : [], retenidos: [], dia };
  });
  return api;
}

/** The app at the calendar of a person who may see shifts. */
export const openCalendar = (api: FakeApi, path = '/registros-list', options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ api, path, now: NOW, perfil: createPerfil({ AccesoTurnos: true }), ...options });
