import * as z from 'zod/mini';
import {
  CIERRES_DIA_TAREAS,
  ESTADOS_SEMANA_TAREAS,
  EXCESOS_TAREAS,
  FIJEZAS_IMPUTACION,
  MAXIMO_MINUTOS_IMPUTACION,
  MOTIVOS_SUGERENCIA,
  ORIGENES_IMPUTACION,
} from '@jornada/domain/tareas/modelo.ts';
import { fecha, id, idLargo, instante, textoLibre } from '../valores.ts';

const nombrado = z.object({ id: z.int(), nombre: z.string() });

/** A task as people choose it, or a project alone: then `tareaId` is null. */
export const tareaVista = z.object({
  tareaId: z.nullable(z.int()),
  nombre: z.nullable(z.string()),
  proyecto: nombrado,
  cliente: z.nullable(nombrado),
  facturable: z.boolean(),
  categoriaId: z.nullable(z.int()),
  anclada: z.boolean(),
  ultimoUso: z.nullable(fecha),
});
export type TareaVista = z.output<typeof tareaVista>;

/** An entry. `id` is null for what the clock gives to a project and nobody has written: it becomes an entry when the day is over. */
export const imputacionVista = z.object({
  id: z.nullable(z.int()),
  fecha,
  tarea: tareaVista,
  desde: z.nullable(instante),
  minutos: z.int(),
  categoriaId: z.nullable(z.int()),
  observacion: z.nullable(z.string()),
  facturable: z.boolean(),
  origen: z.enum(ORIGENES_IMPUTACION),
  fija: z.nullable(z.enum(FIJEZAS_IMPUTACION)),
});
export type ImputacionVista = z.output<typeof imputacionVista>;

/** A part of the day by the record: work, or a pause. The last one of a day that is open ends now. */
export const tramoDeTareas = z.object({
  desde: instante,
  hasta: instante,
  clase: z.enum(['trabajo', 'pausa']),
  pagada: z.boolean(),
  nombre: z.nullable(z.string()),
});
export type TramoDeTareas = z.output<typeof tramoDeTareas>;

/** The sums of a day. `trabajadoMinutos` and `faltaMinutos` are null where the company hides totals. */
export const sumasDeDia = z.object({
  fecha,
  trabajadoMinutos: z.nullable(z.int()),
  pagadoMinutos: z.int(),
  asignadoMinutos: z.int(),
  faltaMinutos: z.nullable(z.int()),
  cierre: z.nullable(z.enum(CIERRES_DIA_TAREAS)),
});
export type SumasDeDia = z.output<typeof sumasDeDia>;

export const sugerenciaTarea = z.object({ tarea: tareaVista, motivo: z.enum(MOTIVOS_SUGERENCIA), minutos: z.int() });
export type SugerenciaTarea = z.output<typeof sugerenciaTarea>;

/** A day in tasks: what was worked beside what was given to tasks. */
export const diaDeTareas = z.object({
  ...sumasDeDia.shape,
  zona: z.string(),
  abierta: z.boolean(),
  finPrevisto: z.nullable(instante),
  exceso: z.enum(EXCESOS_TAREAS),
  tramos: z.array(tramoDeTareas),
  imputaciones: z.array(imputacionVista),
  sugerencias: z.array(sugerenciaTarea),
  version: z.string(),
});
export type DiaDeTareasVista = z.output<typeof diaDeTareas>;

export const semanaDeTareas = z.object({
  lunes: fecha,
  proyecto: nombrado,
  estado: z.nullable(z.enum(ESTADOS_SEMANA_TAREAS)),
  minutos: z.int(),
  motivo: z.nullable(z.string()),
  decididaPor: z.nullable(z.string()),
});
export type SemanaDeTareasVista = z.output<typeof semanaDeTareas>;

/** A week that waits for whoever approves it. */
export const semanaPorAprobar = z.object({
  persona: nombrado,
  proyecto: nombrado,
  lunes: fecha,
  minutos: z.int(),
  enviada: instante,
  version: z.int(),
  dias: z.array(z.object({ fecha, minutos: z.int() })),
});
export type SemanaPorAprobarVista = z.output<typeof semanaPorAprobar>;

const que = { tareaId: z.optional(id), proyectoId: z.optional(id) };

/** What is written of a day, in order and all or nothing: entries put, changed (with their `id`) and taken away. */
const cambioDeImputacion = z.discriminatedUnion('hace', [
  z.strictObject({
    hace: z.literal('poner'),
    id: z.optional(idLargo),
    ...que,
    desde: z.optional(z.nullable(instante)),
    minutos: z.int().check(z.minimum(1), z.maximum(MAXIMO_MINUTOS_IMPUTACION)),
    categoriaId: z.optional(z.nullable(id)),
    observacion: z.optional(z.nullable(textoLibre.check(z.maxLength(500)))),
    facturable: z.optional(z.boolean()),
  }),
  z.strictObject({ hace: z.literal('quitar'), id: idLargo }),
]);
export type CambioDeImputacion = z.input<typeof cambioDeImputacion>;

export const entradaImputaciones = z.strictObject({
  fecha,
  version: z.optional(z.string().check(z.maxLength(64))),
  cambios: z.array(cambioDeImputacion).check(z.minLength(1), z.maxLength(100)),
});
