import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { tiposEnUso } from './tipos/vistas.ts';
import { fecha, nada } from './valores.ts';

export { tipoRegistro, type TipoRegistroVista } from './tipos/vistas.ts';

export const proyecto = z.object({ Id: z.int(), Nombre: z.string(), Cliente: z.nullable(z.string()) });

export const tipos = feature('tipos', {
  resumen: 'What one clocks with: record types and open projects.',
  auditoria: { cambiar: 'tipo', ordenar: 'empresa' },
  llamadas: {
    todos: call({
      host: 'instance',
      enQuiosco: true,
      method: 'GET',
      path: '/tipos/allTipos',
      acceso: 'registros.ver:own',
      resumen: 'The record types that the company uses, in the order to show them; at a kiosk those that it offers.',
      entrada: nada,
      salida: tiposEnUso,
      errores: [],
    }),
    proyectos: call({
      host: 'instance',
      enQuiosco: true,
      method: 'GET',
      path: '/tipos/allProyectos',
      acceso: 'registros.ver:own',
      modulo: 'proyectos',
      resumen: 'The open projects.',
      entrada: nada,
      salida: z.object({ items: z.array(proyecto) }),
      errores: [],
    }),
    proyectosHoras: call({
      host: 'instance',
      method: 'GET',
      path: '/tipos/allProyectosHoras',
      acceso: 'registros.proyectos:own',
      modulo: 'proyectos',
      resumen: 'The open projects with the minutes that the person gave each on a day; those last used first, then by name.',
      entrada: z.strictObject({ fecha: z.optional(fecha) }),
      /** `trabajadoMinutos`: null if the company hides totals (MostrarHorasTotalizadasJornada). */
      salida: z.object({ fecha, trabajadoMinutos: z.nullable(z.int()), items: z.array(z.extend(proyecto, { horasMinutos: z.int() })) }),
      errores: [],
    }),
  },
});
