import type { SalidaDe } from '@jornada/contract/call.ts';
import type { proyectos } from '@jornada/contract/proyectos.ts';

type Llamadas = typeof proyectos;

/** An open project that everybody may choose, without a budget. */
export const createProyectoGestionado = (own: Partial<SalidaDe<Llamadas['guardar']>> = {}): SalidaDe<Llamadas['guardar']> => ({
  id: 1,
  nombre: 'Muelle',
  cliente: null,
  clienteId: null,
  abierto: true,
  responsable: null,
  facturable: true,
  paraTodos: true,
  aprueba: false,
  bloqueadoHasta: null,
  empieza: null,
  entrega: null,
  presupuestoMinutos: null,
  presupuestoImporte: null,
  version: 1,
  creado: null,
  cambiado: null,
  cerrado: null,
  ...own,
});

/** The same with its people, and what was spent. */
export const createProyectoEntero = (own: Partial<SalidaDe<Llamadas['uno']>> = {}): SalidaDe<Llamadas['uno']> => ({
  ...createProyectoGestionado(),
  miembros: [],
  gastadoMinutos: 0,
  tareas: 0,
  ...own,
});

export const createTareaGestionada = (own: Partial<SalidaDe<Llamadas['guardarTarea']>> = {}): SalidaDe<Llamadas['guardarTarea']> => ({
  id: 1,
  proyectoId: 1,
  nombre: 'Montaje',
  facturable: null,
  presupuestoMinutos: null,
  categoria: null,
  abierto: true,
  version: 1,
  ...own,
});
