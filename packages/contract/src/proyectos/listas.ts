import * as z from 'zod/mini';
import { call } from '../call.ts';
import { entero, id, nada, version } from '../valores.ts';
import {
  ajustesDeTareas,
  categoriaTarea,
  clienteGestionado,
  entradaAjustesDeTareas,
  entradaCategoria,
  entradaCliente,
  entradaTarea,
  nombreLargo,
  tareaGestionada,
} from './vistas.ts';

const comun = { host: 'instance', acceso: 'proyectos.gestionar:all', nuestra: true, soloTitular: true } as const;
const cual = z.strictObject({ id, version });

/** Filters of a list: open or closed, and what is in the name. */
export const filtrosDeLista = {
  estado: z.optional(z.enum(['abierto', 'cerrado'])),
  texto: z.optional(z.string().check(z.maxLength(100))),
  start: z.optional(entero.check(z.minimum(0))),
  limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
};

const deClientes = {
  clientes: call({
    ...comun,
    method: 'GET',
    path: '/intranet/proyectos/clientes',
    resumen: 'The clients of a company by name, each with how many open projects it has.',
    entrada: z.strictObject(filtrosDeLista),
    salida: z.object({ items: z.array(clienteGestionado), total: z.int() }),
    errores: [],
  }),
  guardarCliente: call({
    ...comun,
    method: 'POST',
    path: '/intranet/proyectos/clientes',
    resumen: 'Makes a client, or changes its name.',
    entrada: entradaCliente,
    salida: clienteGestionado,
    errores: ['proyectos.cliente-no-existe', 'proyectos.cliente-repetido', 'general.cambiado-entretanto'],
  }),
  cerrarCliente: call({
    ...comun,
    method: 'POST',
    path: '/intranet/proyectos/clientes/cerrar',
    resumen: 'Closes a client that has no open project.',
    entrada: cual,
    salida: clienteGestionado,
    errores: ['proyectos.cliente-no-existe', 'proyectos.cliente-en-uso', 'general.cambiado-entretanto'],
  }),
  reabrirCliente: call({
    ...comun,
    method: 'POST',
    path: '/intranet/proyectos/clientes/reabrir',
    resumen: 'Opens a closed client again.',
    entrada: cual,
    salida: clienteGestionado,
    errores: ['proyectos.cliente-no-existe', 'proyectos.cliente-repetido', 'general.cambiado-entretanto'],
  }),
} as const;

const deCategorias = {
  categorias: call({
    ...comun,
    method: 'GET',
    path: '/intranet/proyectos/categorias',
    resumen: 'The kinds of work, also closed ones, by name.',
    entrada: nada,
    salida: z.object({ items: z.array(categoriaTarea) }),
    errores: [],
  }),
  guardarCategoria: call({
    ...comun,
    method: 'POST',
    path: '/intranet/proyectos/categorias',
    resumen: 'Makes a kind of work, or changes its name.',
    entrada: entradaCategoria,
    salida: categoriaTarea,
    errores: ['proyectos.categoria-no-existe', 'proyectos.categoria-repetida', 'general.cambiado-entretanto'],
  }),
  cerrarCategoria: call({
    ...comun,
    method: 'POST',
    path: '/intranet/proyectos/categorias/cerrar',
    resumen: 'Closes a kind of work: what has it keeps it, nobody may choose it any more.',
    entrada: cual,
    salida: categoriaTarea,
    errores: ['proyectos.categoria-no-existe', 'general.cambiado-entretanto'],
  }),
  reabrirCategoria: call({
    ...comun,
    method: 'POST',
    path: '/intranet/proyectos/categorias/reabrir',
    resumen: 'Opens a closed kind of work again.',
    entrada: cual,
    salida: categoriaTarea,
    errores: ['proyectos.categoria-no-existe', 'proyectos.categoria-repetida', 'general.cambiado-entretanto'],
  }),
} as const;

const ERRORES_TAREA = [
  'proyectos.tarea-no-existe',
  'proyectos.tarea-repetida',
  'proyectos.proyecto-cerrado',
  'general.cambiado-entretanto',
] as const;

const deTareas = {
  tareas: call({
    ...comun,
    acceso: 'proyectos.llevar:team',
    method: 'GET',
    path: '/intranet/proyectos/tareas',
    resumen: 'The tasks of a project by name. Whoever does not manage projects sees those of projects in their charge.',
    entrada: z.strictObject({ proyectoId: id, ...filtrosDeLista }),
    salida: z.object({ items: z.array(tareaGestionada), total: z.int() }),
    errores: ['proyectos.no-existe'],
  }),
  guardarTarea: call({
    ...comun,
    method: 'POST',
    path: '/intranet/proyectos/tareas',
    resumen: 'Makes a task of a project, or changes the one that is named.',
    entrada: entradaTarea,
    salida: tareaGestionada,
    errores: ['proyectos.no-existe', 'proyectos.categoria-no-existe', ...ERRORES_TAREA],
  }),
  crearTareas: call({
    ...comun,
    method: 'POST',
    path: '/intranet/proyectos/tareas/varias',
    resumen: 'Makes several tasks of a project by their names. Names that an open task has, or that come twice, are left out.',
    entrada: z.strictObject({ proyectoId: id, nombres: z.array(nombreLargo).check(z.minLength(1), z.maxLength(500)) }),
    salida: z.object({ creadas: z.int(), repetidas: z.int() }),
    errores: ['proyectos.no-existe', 'proyectos.proyecto-cerrado'],
    maximoBytes: 256 * 1024,
  }),
  cerrarTarea: call({
    ...comun,
    method: 'POST',
    path: '/intranet/proyectos/tareas/cerrar',
    resumen: 'Closes a task: its hours stay, nobody may choose it any more.',
    entrada: cual,
    salida: tareaGestionada,
    errores: ['proyectos.tarea-no-existe', 'general.cambiado-entretanto'],
  }),
  reabrirTarea: call({
    ...comun,
    method: 'POST',
    path: '/intranet/proyectos/tareas/reabrir',
    resumen: 'Opens a closed task of an open project again.',
    entrada: cual,
    salida: tareaGestionada,
    errores: ERRORES_TAREA,
  }),
} as const;

/** Clients, kinds of work and tasks, and what the company has decided of tasks. */
export const llamadasDeListas = {
  ...deClientes,
  ...deCategorias,
  ...deTareas,
  ajustes: call({
    ...comun,
    method: 'GET',
    path: '/intranet/proyectos/ajustes',
    resumen: 'What the company has decided of tasks.',
    entrada: nada,
    salida: ajustesDeTareas,
    errores: [],
  }),
  guardarAjustes: call({
    ...comun,
    method: 'PUT',
    path: '/intranet/proyectos/ajustes',
    resumen: 'Says what happens with minutes beyond those worked.',
    entrada: entradaAjustesDeTareas,
    salida: ajustesDeTareas,
    errores: ['general.cambiado-entretanto'],
  }),
};
