import * as z from 'zod/mini';
import { EXCESOS_TAREAS } from '@jornada/domain/tareas/modelo.ts';
import { fecha, id, instante, textoHasta, version } from '../valores.ts';

/** The longest budget of hours: a million of them. */
const MAXIMO_PRESUPUESTO_MINUTOS = 60_000_000;
/** The highest budget of money, in cents. */
const MAXIMO_PRESUPUESTO_IMPORTE = 100_000_000_000;

const huella = z.nullable(z.object({ autor: z.string(), momento: instante }));
const nombrado = z.object({ id: z.int(), nombre: z.string() });
export const nombreLargo = textoHasta(120).check(z.minLength(1));
const nombreCorto = textoHasta(60).check(z.minLength(1));
const minutosDePresupuesto = z.nullable(z.int().check(z.minimum(1), z.maximum(MAXIMO_PRESUPUESTO_MINUTOS)));

/** A project, for the people who manage projects. */
export const proyectoGestionado = z.object({
  id: z.int(),
  nombre: z.string(),
  cliente: z.nullable(z.string()),
  clienteId: z.nullable(z.int()),
  abierto: z.boolean(),
  responsable: z.nullable(nombrado),
  facturable: z.boolean(),
  paraTodos: z.boolean(),
  aprueba: z.boolean(),
  bloqueadoHasta: z.nullable(fecha),
  empieza: z.nullable(fecha),
  entrega: z.nullable(fecha),
  presupuestoMinutos: z.nullable(z.int()),
  presupuestoImporte: z.nullable(z.int()),
  /** To be sent back when it is saved, closed or opened, so that the server notices if somebody else has saved since. */
  version: z.int(),
  /** Who made it, who last changed it and who closed it; null if nobody did, or if it happened before this was recorded. */
  creado: huella,
  cambiado: huella,
  cerrado: huella,
});
export type ProyectoGestionado = z.output<typeof proyectoGestionado>;

/** A project with its people, and what was spent of its budget. */
export const proyectoEntero = z.object({
  ...proyectoGestionado.shape,
  miembros: z.array(nombrado),
  gastadoMinutos: z.int(),
  tareas: z.int(),
});
export type ProyectoEntero = z.output<typeof proyectoEntero>;

export const entradaProyecto = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  nombre: nombreLargo,
  cliente: z.optional(z.nullable(textoHasta(120))),
  responsable: z.optional(z.nullable(id)),
  facturable: z.optional(z.boolean()),
  paraTodos: z.optional(z.boolean()),
  aprueba: z.optional(z.boolean()),
  empieza: z.optional(z.nullable(fecha)),
  entrega: z.optional(z.nullable(fecha)),
  presupuestoMinutos: z.optional(minutosDePresupuesto),
  presupuestoImporte: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(MAXIMO_PRESUPUESTO_IMPORTE)))),
});

export const clienteGestionado = z.object({
  id: z.int(),
  nombre: z.string(),
  abierto: z.boolean(),
  version: z.int(),
  proyectos: z.int(),
});
export type ClienteGestionado = z.output<typeof clienteGestionado>;
export const entradaCliente = z.strictObject({ id: z.optional(id), version: z.optional(version), nombre: nombreLargo });

export const categoriaTarea = z.object({ id: z.int(), nombre: z.string(), abierto: z.boolean(), version: z.int() });
export type CategoriaTarea = z.output<typeof categoriaTarea>;
export const entradaCategoria = z.strictObject({ id: z.optional(id), version: z.optional(version), nombre: nombreCorto });

/** A task, for the people who manage projects. */
export const tareaGestionada = z.object({
  id: z.int(),
  proyectoId: z.int(),
  nombre: z.string(),
  facturable: z.nullable(z.boolean()),
  presupuestoMinutos: z.nullable(z.int()),
  categoria: z.nullable(nombrado),
  abierto: z.boolean(),
  version: z.int(),
});
export type TareaGestionada = z.output<typeof tareaGestionada>;
export const entradaTarea = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  proyectoId: id,
  nombre: nombreLargo,
  facturable: z.optional(z.nullable(z.boolean())),
  presupuestoMinutos: z.optional(minutosDePresupuesto),
  categoriaId: z.optional(z.nullable(id)),
});

export const ajustesDeTareas = z.object({ exceso: z.enum(EXCESOS_TAREAS), version: z.int() });
export const entradaAjustesDeTareas = z.strictObject({ exceso: z.enum(EXCESOS_TAREAS), version });
