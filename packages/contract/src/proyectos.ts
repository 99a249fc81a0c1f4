import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { entero, id, instante, textoLibre, version } from './valores.ts';

const huella = z.nullable(z.object({ autor: z.string(), momento: instante }));

/** A project, for the people who manage projects. */
export const proyectoGestionado = z.object({
  id: z.int(),
  nombre: z.string(),
  cliente: z.nullable(z.string()),
  abierto: z.boolean(),
  /** To be sent back when it is saved, closed or opened, so that the server notices if somebody else has saved since. */
  version: z.int(),
  /** Who made it, who last changed it and who closed it; null if nobody did, or if it happened before this was recorded. */
  creado: huella,
  cambiado: huella,
  cerrado: huella,
});

const comun = { host: 'instance', acceso: 'proyectos.gestionar:all', nuestra: true, soloTitular: true } as const;
const salida = proyectoGestionado;

export const entradaProyecto = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  nombre: textoLibre.check(z.minLength(1), z.maxLength(120)),
  cliente: z.optional(z.nullable(textoLibre.check(z.maxLength(120)))),
});

/** The projects of a company. People choose from `tipos.proyectos`. */
export const proyectos = feature('proyectos', {
  resumen: 'Projects that working time is given to.',
  esquemas: { ProyectoGestionado: proyectoGestionado },
  permisos: { 'gestionar:all': ['admin'] },
  errores: { 'no-existe': 404, 'nombre-repetido': 409 },
  auditoria: { crear: 'proyecto', cambiar: 'proyecto', cerrar: 'proyecto', reabrir: 'proyecto' },
  llamadas: {
    listado: call({
      ...comun,
      method: 'GET',
      path: '/intranet/proyectos',
      resumen: 'Projects, also closed ones, by name.',
      entrada: z.strictObject({
        estado: z.optional(z.enum(['abierto', 'cerrado'])),
        texto: z.optional(z.string().check(z.maxLength(100))),
        start: z.optional(entero.check(z.minimum(0))),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
      }),
      salida: z.object({ items: z.array(salida), total: z.int() }),
      errores: [],
    }),
    guardar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/proyectos',
      resumen: 'Makes a project, or changes the one that is named.',
      entrada: entradaProyecto,
      salida,
      errores: ['proyectos.no-existe', 'proyectos.nombre-repetido', 'general.cambiado-entretanto'],
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
      resumen: 'Opens a closed project again.',
      entrada: z.strictObject({ id, version }),
      salida,
      errores: ['proyectos.no-existe', 'proyectos.nombre-repetido', 'general.cambiado-entretanto'],
    }),
  },
});
