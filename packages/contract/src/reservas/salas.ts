import * as z from 'zod/mini';
import { MAX_MINUTOS_RESERVA } from '@jornada/domain/reservas/modelo.ts';
import { call } from '../call.ts';
import { entero, fecha, id, nada, textoHasta, textoLibre, version } from '../valores.ts';
import { cierreSala, clase, equipo, salaGestionada } from './vistas.ts';

const gestion = { host: 'instance', acceso: 'reservas.gestionar:all', nuestra: true, soloTitular: true } as const;
const cual = z.strictObject({ id, version });

export const entradaSala = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  nombre: textoLibre.check(z.minLength(1), z.maxLength(80)),
  padre: z.optional(z.nullable(id)),
  clase,
  reservable: z.boolean(),
  divisible: z.boolean(),
  centro: z.optional(z.nullable(id)),
  aforo: z.optional(z.nullable(entero.check(z.minimum(1), z.maximum(10_000)))),
  equipamiento: z.array(equipo).check(z.maxLength(20)),
  dias: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7)),
  abre: entero.check(z.minimum(0), z.maximum(1435)),
  cierra: entero.check(z.minimum(5), z.maximum(1440)),
  maximoMinutos: entero.check(z.minimum(5), z.maximum(MAX_MINUTOS_RESERVA)),
  antelacionDias: entero.check(z.minimum(0), z.maximum(730)),
  avisoMinutos: entero.check(z.minimum(0), z.maximum(MAX_MINUTOS_RESERVA)),
  conAprobacion: z.boolean(),
  departamentos: z.array(id).check(z.maxLength(200)),
});

export const entradaCierreSala = z.strictObject({
  sala: id,
  desde: fecha.check(z.regex(/^20/)),
  hasta: fecha.check(z.regex(/^20/)),
  motivo: z.optional(z.nullable(textoHasta(200))),
  /** Without it, a room that is booked on these days is not shut: the answer says how many bookings there are. */
  aunConReservas: z.optional(z.boolean()),
});

const ajustes = z.object({ muestraNombres: z.boolean(), version: z.int() });

/** The calls of those who run the rooms of a company. */
export const salasCalls = {
  salas: call({
    ...gestion,
    method: 'GET',
    path: '/intranet/reservas/salas',
    resumen: 'All rooms and the places that hold them, also those that are not used any more; each followed by those in it, by name.',
    entrada: nada,
    salida: z.object({ items: z.array(salaGestionada), total: z.int() }),
    errores: [],
  }),
  guardarSala: call({
    ...gestion,
    method: 'POST',
    path: '/intranet/reservas/salas',
    resumen: 'Makes a room, or changes the one that is named, also its place in the tree. Bookings keep what they have.',
    entrada: entradaSala,
    salida: salaGestionada,
    errores: [
      'reservas.sala-no-existe',
      'reservas.nombre-repetido',
      'reservas.lugar-no-valido',
      'reservas.chocarian',
      'general.cambiado-entretanto',
    ],
  }),
  cerrarSala: call({
    ...gestion,
    method: 'POST',
    path: '/intranet/reservas/salas/cerrar',
    resumen: 'Takes a room out of use, if nothing in it is used and nobody has booked it.',
    entrada: cual,
    salida: salaGestionada,
    errores: ['reservas.sala-no-existe', 'reservas.con-salas', 'reservas.con-reservas', 'general.cambiado-entretanto'],
  }),
  reabrirSala: call({
    ...gestion,
    method: 'POST',
    path: '/intranet/reservas/salas/reabrir',
    resumen: 'Takes a room into use again.',
    entrada: cual,
    salida: salaGestionada,
    errores: ['reservas.sala-no-existe', 'reservas.nombre-repetido', 'reservas.lugar-no-valido', 'general.cambiado-entretanto'],
  }),
  cierres: call({
    ...gestion,
    method: 'GET',
    path: '/intranet/reservas/cierres',
    resumen: 'The days on which rooms are shut, from today on.',
    entrada: nada,
    salida: z.object({ items: z.array(cierreSala), total: z.int() }),
    errores: [],
  }),
  cerrarDias: call({
    ...gestion,
    method: 'POST',
    path: '/intranet/reservas/cierres',
    resumen: 'Shuts a room, and all in it, on some days. Whoever has booked it then is told.',
    entrada: entradaCierreSala,
    salida: cierreSala,
    errores: ['reservas.sala-no-existe', 'reservas.con-reservas'],
  }),
  abrirDias: call({
    ...gestion,
    method: 'DELETE',
    path: '/intranet/reservas/cierres',
    resumen: 'Takes shut days back.',
    entrada: z.strictObject({ id }),
    salida: z.null(),
    errores: ['reservas.cierre-no-existe'],
  }),
  ajustes: call({
    ...gestion,
    method: 'GET',
    path: '/intranet/reservas/ajustes',
    resumen: 'Whether everybody sees who has booked what.',
    entrada: nada,
    salida: ajustes,
    errores: [],
  }),
  guardarAjustes: call({
    ...gestion,
    method: 'POST',
    path: '/intranet/reservas/ajustes',
    resumen: 'Says whether everybody sees who has booked what.',
    entrada: z.strictObject({ muestraNombres: z.boolean(), version }),
    salida: ajustes,
    errores: ['general.cambiado-entretanto'],
  }),
};
