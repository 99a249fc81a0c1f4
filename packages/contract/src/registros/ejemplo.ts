import type { RegistroVista } from './vistas.ts';

/** A clock-in at two past eight in Madrid: for the reference of the calls, and for what tests make of it. */
export const REGISTRO_DE_EJEMPLO: RegistroVista = {
  id: 1841,
  fecha: '2026-03-10',
  clase: 'entrada',
  tipoId: 1,
  subtipo: 'trabajo',
  nombre: 'Clock in',
  momento: '2026-03-10T07:02:00Z',
  momentoOriginal: null,
  zona: 'Europe/Madrid',
  recibido: '2026-03-10T07:02:41.318Z',
  modo: 'directo',
  confianza: 'directa',
  proyectoId: null,
  proyecto: null,
  observaciones: null,
  anulado: false,
  autor: null,
  cercania: null,
};
