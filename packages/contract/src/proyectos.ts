import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { CAMPOS_DE_PROYECTOS } from './proyectos/campos.ts';
import { ensayoDeProyectos, llamadasDeImportarProyectos } from './proyectos/importar.ts';
import { filtrosDeLista, llamadasDeListas } from './proyectos/listas.ts';
import {
  ajustesDeTareas,
  categoriaTarea,
  clienteGestionado,
  entradaProyecto,
  proyectoEntero,
  proyectoGestionado,
  tareaGestionada,
} from './proyectos/vistas.ts';
import { fecha, filtroId, id, version } from './valores.ts';

export { MAXIMO_BYTES_DE_HORAS, MAXIMO_FILAS_DE_HORAS } from './proyectos/importar.ts';
export type { EnsayoDeProyectos, FilaDeProyectosEnsayada } from './proyectos/importar.ts';
export { entradaProyecto } from './proyectos/vistas.ts';

const comun = { host: 'instance', acceso: 'proyectos.gestionar:all', nuestra: true, soloTitular: true } as const;
/** For whoever manages projects; others see those in their charge. */
const aCargo = { ...comun, acceso: 'proyectos.llevar:team' } as const;
const salida = proyectoGestionado;

/** The projects of a company. People choose from `tipos.proyectos`. */
export const proyectos = feature('proyectos', {
  resumen: 'Projects that working time is given to, with their clients, tasks, people and budgets.',
  esquemas: {
    ProyectoGestionado: proyectoGestionado,
    ProyectoEntero: proyectoEntero,
    ClienteGestionado: clienteGestionado,
    CategoriaTarea: categoriaTarea,
    TareaGestionada: tareaGestionada,
    AjustesDeTareas: ajustesDeTareas,
    EnsayoDeProyectos: ensayoDeProyectos,
  },
  campos: CAMPOS_DE_PROYECTOS,
  permisos: { 'gestionar:all': ['admin'], 'llevar:team': ['responsable'] },
  errores: {
    'no-existe': 404,
    'nombre-repetido': 409,
    'persona-no-valida': 422,
    'fechas-no-validas': 422,
    'proyecto-cerrado': 409,
    'cliente-no-existe': 404,
    'cliente-repetido': 409,
    'cliente-en-uso': 409,
    'cliente-cerrado': 409,
    'categoria-no-existe': 404,
    'categoria-repetida': 409,
    'tarea-no-existe': 404,
    'tarea-repetida': 409,
    'archivo-no-valido': 422,
    'archivo-vacio': 422,
    'archivo-sin-lineas': 422,
    'archivo-largo': 422,
    'columnas-faltan': 422,
    'columnas-repetidas': 422,
    'ensayo-cambiado': 409,
  },
  auditoria: {
    crear: 'proyecto',
    cambiar: 'proyecto',
    cerrar: 'proyecto',
    reabrir: 'proyecto',
    bloquear: 'proyecto',
    miembros: 'proyecto',
    'crear-tareas': 'proyecto',
    'crear-cliente': 'cliente',
    'cambiar-cliente': 'cliente',
    'cerrar-cliente': 'cliente',
    'reabrir-cliente': 'cliente',
    'crear-categoria': 'categoria-tarea',
    'cambiar-categoria': 'categoria-tarea',
    'cerrar-categoria': 'categoria-tarea',
    'reabrir-categoria': 'categoria-tarea',
    'crear-tarea': 'tarea',
    'cambiar-tarea': 'tarea',
    'cerrar-tarea': 'tarea',
    'reabrir-tarea': 'tarea',
    ajustes: 'empresa',
    importar: 'empresa',
  },
  llamadas: {
    listado: call({
      ...aCargo,
      method: 'GET',
      path: '/intranet/proyectos',
      resumen: 'Projects, also closed ones, by name. Whoever does not manage projects sees those in their charge.',
      entrada: z.strictObject({ ...filtrosDeLista, clienteId: filtroId }),
      salida: z.object({ items: z.array(salida), total: z.int() }),
      errores: [],
    }),
    uno: call({
      ...aCargo,
      method: 'GET',
      path: '/intranet/proyectos/uno',
      resumen: 'A project with its people, and what was spent of its budget.',
      entrada: z.strictObject({ id }),
      salida: proyectoEntero,
      errores: ['proyectos.no-existe'],
    }),
    guardar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/proyectos',
      resumen: 'Makes a project, or changes the one that is named. Beside name and client, what is left out stays as it is.',
      entrada: entradaProyecto,
      salida,
      errores: [
        'proyectos.no-existe',
        'proyectos.nombre-repetido',
        'proyectos.persona-no-valida',
        'proyectos.fechas-no-validas',
        'general.cambiado-entretanto',
      ],
    }),
    cerrar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/proyectos/cerrar',
      resumen: 'Closes a project: what was recorded stays, nobody may choose it any more.',
      entrada: z.strictObject({ id, version }),
      salida,
      errores: ['proyectos.no-existe', 'general.cambiado-entretanto'],
    }),
    reabrir: call({
      ...comun,
      method: 'POST',
      path: '/intranet/proyectos/reabrir',
      resumen: 'Opens a closed project again. Its client has to be open.',
      entrada: z.strictObject({ id, version }),
      salida,
      errores: ['proyectos.no-existe', 'proyectos.nombre-repetido', 'proyectos.cliente-cerrado', 'general.cambiado-entretanto'],
    }),
    bloquear: call({
      ...aCargo,
      method: 'PUT',
      path: '/intranet/proyectos/bloqueo',
      resumen: 'Locks the entries of a project up to a day, or opens them again. Also for whoever has it in their charge.',
      entrada: z.strictObject({ id, version, hasta: z.nullable(fecha) }),
      salida,
      errores: ['proyectos.no-existe', 'general.cambiado-entretanto'],
    }),
    miembros: call({
      ...comun,
      method: 'PUT',
      path: '/intranet/proyectos/miembros',
      resumen: 'Adds people to a project and takes people away. Hours that they have given stay.',
      entrada: z.strictObject({
        id,
        poner: z.optional(z.array(id).check(z.maxLength(200))),
        quitar: z.optional(z.array(id).check(z.maxLength(200))),
      }),
      salida: proyectoEntero,
      errores: ['proyectos.no-existe', 'proyectos.persona-no-valida'],
    }),
    ...llamadasDeListas,
    ...llamadasDeImportarProyectos,
  },
});
