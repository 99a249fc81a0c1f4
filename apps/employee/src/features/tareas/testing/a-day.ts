import { screen, within } from '@testing-library/react';
import { tareas, type DiaDeTareasVista } from '@jornada/contract/tareas/calls.ts';
import { createPerfil, type FakeApi } from '@jornada/testkit';
import { renderApp } from '../../../testing/render-app.tsx';
import { createImputacion, createTarea } from './tasks.ts';

const NOW = '2026-11-27T15:12:00Z';
const RESERVAS = createTarea({ anclada: true });
export const CIERRE = createTarea({
  tareaId: 2,
  nombre: 'Cierre de facturas',
  proyecto: { id: 12, nombre: 'Mejora interna' },
  cliente: null,
});
const ACME = { id: 22, nombre: 'Acme Ibérica' };
const MENSUAL = createTarea({ tareaId: 7, nombre: 'Informe mensual', proyecto: { id: 13, nombre: 'Informes' }, cliente: ACME });
const ANUAL = createTarea({ tareaId: 8, nombre: 'Informe anual', proyecto: { id: 13, nombre: 'Informes' }, cliente: ACME });
export const ALL = [RESERVAS, CIERRE, MENSUAL, ANUAL];
export const at = (hour: string): string => `2026-11-27T${hour}:00Z`;
/** 4:50 of 6:50 are given, with the coffee. */
export const DAY: Partial<DiaDeTareasVista> = {
  imputaciones: [
    createImputacion({ id: 1, tarea: RESERVAS, desde: at('07:02'), minutos: 75 }),
    createImputacion({ id: 2, tarea: CIERRE, desde: at('08:17'), minutos: 73 }),
    createImputacion({ id: 3, tarea: RESERVAS, desde: at('09:48'), minutos: 124 }),
  ],
  sugerencias: [
    { tarea: RESERVAS, motivo: 'anclada', minutos: 120 },
    { tarea: CIERRE, motivo: 'dia-semana', minutos: 30 },
    { tarea: MENSUAL, motivo: 'reciente', minutos: 120 },
  ],
};

/** What waits belongs to somebody. */
const Token = `h.${btoa(JSON.stringify({ ent: 1, usr: 7 }))}.s`;
const PERFIL = createPerfil({ ModuloProyectos: true, Token });

export type ShowOptions = Partial<Omit<Parameters<typeof renderApp>[0], 'api'>>;
export const showDay = (api: FakeApi, path = '/tareas-view', options: ShowOptions = {}) =>
  renderApp({ api, path, now: NOW, perfil: PERFIL, ...options });
export const typedLine = () => screen.findByRole('textbox', { name: 'Qué hiciste' });
/** The changes that were sent. */
export const sent = (app: Awaited<ReturnType<typeof showDay>>) => app.requestsTo(tareas.insertarImputaciones).map(({ input }) => input);
export const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00A0', ' ');
/** What stands in the list of what was given. */
export const rows = (): string[] =>
  within(screen.getByRole('list', { name: 'Lo repartido' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));
