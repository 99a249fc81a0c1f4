import * as z from 'zod/mini';
import { call } from '../call.ts';
import { RESPUESTAS_TAREA_PEDIDA } from '@jornada/domain/tareas/modelo.ts';
import { fecha, id, nada, textoLibre, vacio } from '../valores.ts';

const nombre = textoLibre.check(z.minLength(1), z.maxLength(120));

/** A task that somebody misses and that nobody has answered yet. */
export const tareaPedidaVista = z.object({
  id: z.int(),
  nombre: z.string(),
  fecha,
  persona: z.object({ id: z.int(), nombre: z.string() }),
});
export type TareaPedidaVista = z.output<typeof tareaPedidaVista>;

/** A task that the caller asked for, with the answer. */
export const miTareaPedida = z.object({
  id: z.int(),
  nombre: z.string(),
  fecha,
  respuesta: z.nullable(z.enum(RESPUESTAS_TAREA_PEDIDA)),
  respondidaPor: z.nullable(z.string()),
  creada: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
});
export type MiTareaPedida = z.output<typeof miTareaPedida>;

const propia = { host: 'instance', nuestra: true, acceso: 'tareas.ver:own' } as const;
const deQuienLleva = { host: 'instance', nuestra: true, acceso: 'proyectos.gestionar:all', soloTitular: true } as const;

/** Tasks that somebody asks for: asked, and answered by those who manage projects. */
export const llamadasDePedidas = {
  pedir: call({
    ...propia,
    method: 'POST',
    path: '/tareas/pedir',
    resumen: 'Asks those who manage projects for a task that nobody found.',
    entrada: z.strictObject({ nombre }),
    salida: vacio,
    errores: ['tareas.ya-pedida'],
  }),
  misPedidas: call({
    ...propia,
    method: 'GET',
    path: '/tareas/pedidas',
    resumen: 'The tasks that the caller asked for in the last thirty days, newest first, with the answers.',
    entrada: nada,
    salida: z.object({ items: z.array(miTareaPedida) }),
    errores: [],
  }),
  pedidas: call({
    ...deQuienLleva,
    method: 'GET',
    path: '/intranet/tareas/pedidas',
    resumen: 'Tasks that people of the company asked for within a year and that nobody has answered, newest first, fifty at most.',
    entrada: nada,
    salida: z.object({ items: z.array(tareaPedidaVista), total: z.int() }),
    errores: [],
  }),
  crearPedida: call({
    ...deQuienLleva,
    method: 'POST',
    cambia: ['proyectos'],
    path: '/intranet/tareas/pedidas/crear',
    resumen: 'Makes a task that was asked for, and tells everybody who asked for it by that name.',
    entrada: z.strictObject({ id, proyectoId: id, nombre }),
    salida: vacio,
    errores: ['tareas.pedida-no-existe', 'proyectos.no-existe', 'proyectos.proyecto-cerrado', 'proyectos.tarea-repetida'],
  }),
  rechazarPedida: call({
    ...deQuienLleva,
    method: 'POST',
    path: '/intranet/tareas/pedidas/rechazar',
    resumen: 'Says why a task that was asked for is not made, to everybody who asked for it by that name.',
    entrada: z.strictObject({ id, motivo: textoLibre.check(z.minLength(1), z.maxLength(500)) }),
    salida: vacio,
    errores: ['tareas.pedida-no-existe'],
  }),
} as const;
