import { screen } from '@testing-library/react';
import { registros, type SalidaDe } from '@jornada/contract';
import { createDiaVista, createHoyTerminada, createRegistro } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

export const FECHA = '2026-10-22';
/** An hour of Madrid's wall clock in summer time, on the day itself if no other is named. */
export const hourAt = (hora: string, fecha = FECHA) => `${fecha}T${hora}:00+02:00`;
export const hoy = createHoyTerminada();
export const salida = hoy.registros.find(({ clase }) => clase === 'salida') ?? createRegistro();

/** The answer about a day: the records of the finished one. */
export function listado(fecha: string, changes: Partial<SalidaDe<typeof registros.listado>> = {}): SalidaDe<typeof registros.listado> {
  const dia = createDiaVista({ fecha, tramos: hoy.tramos });
  return { fecha, items: hoy.registros, total: hoy.registros.length, correcciones: [], retenidos: [], dia, ...changes };
}

/** A server on which somebody has clocked a whole day, and the app in the evening of it. */
export function createFinishedDay() {
  const api = createApi();
  api.handle(registros.registrosHoy, () => hoy);
  api.handle(registros.calendario, () => ({
    ano: 2026,
    mes: 10,
    hoy: FECHA,
    dias: [],
    balance: null,
    cerrado: false,
    festivosConfirmados: true,
  }));
  api.handle(registros.leyenda, () => ({ items: [] }));
  api.handle(registros.listado, ({ filtro_fecha = FECHA }) => listado(filtro_fecha));
  const show = (path: string, options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
    renderApp({ api, path, now: hourAt('18:30'), ...options });
  return { api, show };
}
export const sheet = (name: string) => screen.findByRole('dialog', { name });
