import * as z from 'zod/mini';
import { call } from '../call.ts';
import { entero, fecha, filtroId, id, textoHasta } from '../valores.ts';
import { facturacionVista, porFacturarVista } from './vistas.ts';

const comun = { host: 'instance', acceso: 'informe-proyectos.facturar:all', nuestra: true, soloTitular: true } as const;

/** With the sums that were on the screen: if they are others now, nothing is marked. */
export const entradaFacturar = z.strictObject({
  proyecto: id,
  hasta: fecha,
  referencia: textoHasta(60).check(z.minLength(1)),
  entradas: entero.check(z.minimum(1)),
  minutos: entero.check(z.minimum(1)),
  importeCentimos: z.optional(z.nullable(z.int().check(z.nonnegative()))),
});

export const llamadasDeFacturar = {
  porFacturar: call({
    ...comun,
    method: 'GET',
    path: '/intranet/informe-proyectos/por-facturar',
    resumen: 'What is billable and not yet billed up to a day, by project. Without a day: up to the end of last month.',
    entrada: z.strictObject({ hasta: z.optional(fecha) }),
    salida: z.object({ hasta: fecha, items: z.array(porFacturarVista) }),
    errores: [],
  }),
  facturar: call({
    ...comun,
    method: 'POST',
    path: '/intranet/informe-proyectos/facturar',
    cambia: ['tareas'],
    resumen: 'Marks what is billable of a project up to a day as billed, each entry once. Its entries stay as they are from then on.',
    entrada: entradaFacturar,
    salida: facturacionVista,
    errores: ['informe-proyectos.proyecto-no-existe', 'informe-proyectos.nada-que-facturar', 'general.cambiado-entretanto'],
  }),
  facturaciones: call({
    ...comun,
    method: 'GET',
    path: '/intranet/informe-proyectos/facturaciones',
    resumen: 'What was marked as billed, the last first, also what was taken back.',
    entrada: z.strictObject({
      proyecto: filtroId,
      start: z.optional(entero.check(z.minimum(0))),
      limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
    }),
    salida: z.object({ items: z.array(facturacionVista), total: z.int() }),
    errores: [],
  }),
  anularFacturacion: call({
    ...comun,
    method: 'POST',
    path: '/intranet/informe-proyectos/facturaciones/anular',
    cambia: ['tareas'],
    resumen: 'Takes back that entries were billed: they can be billed again. What was written stays, with who took it back.',
    entrada: z.strictObject({ id }),
    salida: facturacionVista,
    errores: ['informe-proyectos.facturacion-no-existe', 'informe-proyectos.ya-anulada'],
  }),
};
