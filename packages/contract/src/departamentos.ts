import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { id, nada, textoLibre, version } from './valores.ts';

/** A department as everybody sees it. Closed ones are left out. */
const departamento = z.object({ Id: z.int(), Nombre: z.string(), PadreId: z.nullable(z.int()) });

/** A department, for the people who manage departments. */
const departamentoGestionado = z.object({
  id: z.int(),
  nombre: z.string(),
  /** The top department that it belongs to; null if it is a top one itself. */
  padre: z.nullable(z.object({ id: z.int(), nombre: z.string() })),
  responsable: z.nullable(z.object({ id: z.int(), nombre: z.string() })),
  abierto: z.boolean(),
  /** Active people in it, without those of the departments in it. */
  personas: z.int(),
  /** To be sent back when it is saved, so that the server notices if somebody else has saved since. */
  version: z.int(),
});
export type DepartamentoGestionado = z.output<typeof departamentoGestionado>;

const comun = { host: 'instance', acceso: 'departamentos.gestionar:all', nuestra: true, soloTitular: true } as const;

export const entradaDepartamento = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  nombre: textoLibre.check(z.minLength(1), z.maxLength(80)),
  padre: z.optional(z.nullable(id)),
  responsable: z.optional(z.nullable(id)),
});
const cual = z.strictObject({ id, version });

export const departamentos = feature('departamentos', {
  resumen: 'Departments, in two levels.',
  esquemas: { Departamento: departamento, DepartamentoGestionado: departamentoGestionado },
  permisos: { 'gestionar:all': ['admin'] },
  errores: {
    'no-existe': 404,
    'nombre-repetido': 409,
    'padre-no-valido': 422,
    'responsable-no-valido': 422,
    'con-personas': 409,
    'con-departamentos': 409,
  },
  auditoria: { crear: 'departamento', cambiar: 'departamento', cerrar: 'departamento', reabrir: 'departamento' },
  llamadas: {
    listado: call({
      host: 'instance',
      method: 'GET',
      path: '/departamentos/listado',
      acceso: 'people.ver:all',
      resumen: 'The departments in use, each followed by those within it, by name.',
      entrada: nada,
      salida: z.object({ items: z.array(departamento) }),
      errores: [],
    }),
    filtro: call({
      host: 'instance',
      method: 'GET',
      path: '/departamentos/filtro',
      acceso: 'people.ver:all',
      resumen: 'The departments by which people can be filtered: those in use that somebody is in, or in one within them.',
      entrada: nada,
      salida: z.object({ items: z.array(departamento) }),
      errores: [],
    }),
    gestion: call({
      ...comun,
      method: 'GET',
      path: '/intranet/departamentos',
      resumen: 'All departments, also closed ones, each followed by those within it, by name.',
      entrada: nada,
      salida: z.object({ items: z.array(departamentoGestionado), total: z.int() }),
      errores: [],
    }),
    guardar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/departamentos',
      resumen: 'Makes a department, or changes the one that is named.',
      entrada: entradaDepartamento,
      salida: departamentoGestionado,
      errores: [
        'departamentos.no-existe',
        'departamentos.nombre-repetido',
        'departamentos.padre-no-valido',
        'departamentos.responsable-no-valido',
        'general.cambiado-entretanto',
      ],
    }),
    cerrar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/departamentos/cerrar',
      resumen: 'Closes a department that nobody is in and that has none within it.',
      entrada: cual,
      salida: departamentoGestionado,
      errores: ['departamentos.no-existe', 'departamentos.con-personas', 'departamentos.con-departamentos', 'general.cambiado-entretanto'],
    }),
    reabrir: call({
      ...comun,
      method: 'POST',
      path: '/intranet/departamentos/reabrir',
      resumen: 'Opens a closed department again.',
      entrada: cual,
      salida: departamentoGestionado,
      errores: ['departamentos.no-existe', 'departamentos.nombre-repetido', 'departamentos.padre-no-valido', 'general.cambiado-entretanto'],
    }),
  },
});
