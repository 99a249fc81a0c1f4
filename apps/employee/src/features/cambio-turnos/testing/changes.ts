import { registros } from '@jornada/contract';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import type { CambioLinea, OfertaTurnoVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import {
  createCambio,
  createCambioLinea,
  createHoy,
  createOfertaDeTurno,
  createPerfil,
  createResumenCambio,
  createSemanasDeTurnos,
  TURNOS_DE_PRUEBA,
} from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

export const LIST = '/cambio-turnos-list';
export const VIEW = '/cambio-turnos-view/70';
const perfil = createPerfil({ AccesoTurnos: true, AccesoCambioTurnos: true });
/** Nothing can be done about a change. */
export const NADIE = { aceptar: false, declinar: false, desdecirse: false, retirar: false, validar: false };
export const on = (turno: string) => [{ turno, puestoId: null }];

/** A server with a request that waits for the person, and with their shifts. What it tells can be changed at any time. */
export function createChanges() {
  const api = createApi();
  const turnos = TURNOS_DE_PRUEBA;
  const told = {
    api,
    semanas: createSemanasDeTurnos(),
    lineas: [createCambioLinea()] as CambioLinea[],
    ofertas: [createOfertaDeTurno()] as OfertaTurnoVista[],
    vista: createCambio(),
    show: (path: string, options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
      renderApp({ api, path, perfil, now: '2026-11-27T15:00:00+01:00', ...options }),
  };
  api.handle(registros.registrosHoy, () => createHoy());
  api.handle(cambioTurnos.diasturnos, () => told.semanas);
  api.handle(cambioTurnos.listado, () => ({ items: told.lineas, total: told.lineas.length, esperan: 1, turnos }));
  api.handle(cambioTurnos.estados, () => ({
    items: [
      { id: 'validada' as const, nombre: 'Validado' },
      { id: 'rechazada' as const, nombre: 'Rechazado' },
    ],
  }));
  api.handle(cambioTurnos.turnos, () => ({ ofertas: told.ofertas, anillos: [], isAgotado: false, turnos }));
  api.handle(cambioTurnos.byId, () => ({ cambio: told.vista, turnos }));
  api.handle(cambioTurnos.nuevo, () => ({
    valores: { fechas: [], con: null, devuelve: [], comentario: null },
    config: { respuestaMinutos: 4320, antelacionMinutos: 120, sinDevolver: true, ofertas: true, ventanaDias: 28 },
    resumen: null,
    decide: ['Dácil Suárez'],
    ayuda: 'Dácil Suárez',
    turnos,
  }));
  api.handle(cambioTurnos.obtenerresumensolicitud, () => ({ resumen: createResumenCambio({ avisos: [] }), turnos }));
  return told;
}
