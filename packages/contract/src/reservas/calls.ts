import * as z from 'zod/mini';
import { call } from '../call.ts';
import { feature } from '../feature.ts';
import { alGuardar, entradaListado, solicitudCalls } from '../solicitudes/solicitud-calls.ts';
import { avisoAlDecidir, estado, solicitudAbierta } from '../solicitudes/vistas.ts';
import { entero, fecha, filtroId, id, idLargo, isWallClock, textoHasta, textoLibre, version } from '../valores.ts';
import { salasCalls } from './salas.ts';
import { alternativas, clase, consecuenciasReserva, ocupada, salaDeAgenda, salaGestionada, salaVista, tramo } from './vistas.ts';

const dia = fecha.check(z.regex(/^20/));

const MOMENT = /^20\d\d-\d\d-\d\dT\d\d:\d\d(?:(?::00)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d))?$/;

/** The wall clock of the room, `2026-11-25T10:00`; or an instant with its offset, for the hour that occurs twice. */
const momento = z.string().check(z.regex(MOMENT), z.refine(isWallClock));

const datosReserva = z.strictObject({
  sala: id,
  inicio: momento,
  fin: momento,
  asunto: z.optional(z.nullable(textoHasta(120))),
  asistentes: z.optional(z.nullable(entero.check(z.minimum(1), z.maximum(10_000)))),
  comentario: z.optional(z.nullable(textoLibre)),
});

const unfinished = z.optional(z.nullable(z.union([momento, z.literal('')])));
/** The fields of a form so far, in `data` of `reservas.nuevo`. */
export const borradorReserva = z.strictObject({
  id: z.optional(z.nullable(idLargo)),
  version: z.optional(z.nullable(version)),
  sala: z.optional(z.nullable(id)),
  inicio: unfinished,
  fin: unfinished,
  asunto: z.optional(z.nullable(textoHasta(120))),
  asistentes: z.optional(z.nullable(entero.check(z.minimum(1), z.maximum(10_000)))),
  comentario: z.optional(z.nullable(textoLibre)),
});

/** The input of `reservas.guardar`, for its form. */
export const entradaReserva = z.extend(datosReserva, alGuardar);

/** A booking. `salaCerrada`: the room was shut for one of its days since. `pasada`: it is over. */
const reservaVista = z.extend(z.extend(solicitudAbierta, tramo.shape), {
  sala: salaVista,
  minutos: z.int(),
  asunto: z.nullable(z.string()),
  asistentes: z.nullable(z.int()),
  salaCerrada: z.boolean(),
  pasada: z.boolean(),
  alternativas,
  avisos: z.array(avisoAlDecidir),
});
export type ReservaVista = z.output<typeof reservaVista>;

const nuevo = z.object({
  /** What the fields start with. Hours are those of the room's clock. */
  valores: z.object({
    sala: z.nullable(z.int()),
    inicio: z.nullable(z.string()),
    fin: z.nullable(z.string()),
    asunto: z.nullable(z.string()),
    asistentes: z.nullable(z.int()),
    comentario: z.nullable(z.string()),
  }),
  version: z.nullable(z.int()),
  estado: z.nullable(estado),
  /** The rooms that the person may book. */
  salas: z.array(salaVista),
  /** Null while room and hours are not complete. */
  consecuencias: z.nullable(consecuenciasReserva),
  /** Who will decide, in order; nobody where the room needs no approval. */
  decide: z.array(z.string()),
});

const ERRORES = [
  'reservas.sala-no-existe',
  'reservas.al-reves',
  'reservas.no-existe-hora',
  'reservas.rejilla',
  'reservas.pasada',
  'reservas.no-permitida',
  'reservas.muy-larga',
  'reservas.con-poca-antelacion',
  'reservas.muy-lejos',
  'reservas.aforo',
  'reservas.sala-cerrada',
  'reservas.fuera-de-horario',
  'reservas.ocupada',
] as const;

const propio = { host: 'instance', acceso: 'reservas.ver:own', method: 'GET' } as const;

const llamadas = solicitudCalls({
  base: '/reservas',
  acceso: 'reservas.ver:own',
  eliminar: '/reservas/eliminar',
  datos: datosReserva,
  vista: reservaVista,
  nuevo,
  errores: ERRORES,
});
/** Also by room, with all in it, and by days. */
const filtros = { SalaId: filtroId, fechaFiltroInicio: z.optional(dia), fechaFiltroFin: z.optional(dia) };

export const reservas = feature('reservas', {
  resumen: 'Bookings of rooms, desks, vehicles and parking spaces, and the rooms of the company.',
  modulo: 'reservas',
  esquemas: {
    ReservaVista: reservaVista,
    SalaReserva: salaVista,
    SalaDeAgenda: salaDeAgenda,
    HorasOcupadas: ocupada,
    AlternativasReserva: alternativas,
    ConsecuenciasReserva: consecuenciasReserva,
    SalaGestionada: salaGestionada,
  },
  permisos: { 'ver:own': ['empleado'], 'gestionar:all': ['admin'] },
  errores: {
    'sala-no-existe': 404,
    'cierre-no-existe': 404,
    'al-reves': 422,
    'no-existe-hora': 422,
    rejilla: 422,
    pasada: 422,
    'no-permitida': 403,
    'muy-larga': 422,
    'con-poca-antelacion': 422,
    'muy-lejos': 422,
    aforo: 422,
    'sala-cerrada': 409,
    'fuera-de-horario': 422,
    ocupada: 409,
    'ya-pasada': 409,
    'nombre-repetido': 409,
    'lugar-no-valido': 422,
    chocarian: 409,
    'con-salas': 409,
    'con-reservas': 409,
  },
  campos: {
    sala: 'The room.',
    salas: 'Rooms, in the order of their tree.',
    inicio: 'Its beginning. What is sent may be the wall clock of the room, without an offset.',
    fin: 'Its end, which does not belong to it. What is sent may be the wall clock of the room, without an offset.',
    asistentes: 'How many people come.',
    SalaId: 'The room. In the list: with all in it.',
    padreId: 'What it is directly in.',
    dentro: 'How many are directly in it.',
    reservable: 'Whether it can be booked; otherwise it is a place that only holds others.',
    divisible: 'What is directly in it are its parts: a booking of the whole takes all of them.',
    aforo: 'For how many people; null: nobody has said.',
    equipamiento: 'What it has.',
    abre: 'The minute of the day at which it opens.',
    cierra: 'The minute of the day at which it closes; 1440 is midnight.',
    maximoMinutos: 'Its longest booking.',
    antelacionDias: 'How many days ahead it may be booked.',
    avisoMinutos: 'How many minutes before its beginning at the latest.',
    conAprobacion: 'Whether somebody has to approve its bookings.',
    abiertas: 'When it is open on these days.',
    ocupadas: 'When it is taken on these days.',
    fechaFiltroInicio: 'Bookings of this day and later ones.',
    fechaFiltroFin: 'Bookings of this day and earlier ones.',
    misma: 'The nearest free time in the same room; null: none.',
    otras: 'Other rooms that are free at the wanted time, the nearest first.',
    choque: 'The first booking that is in the way; null: none.',
    alternativas: 'What could be booked instead.',
    seDecide: 'Whether somebody has to approve it.',
    reservaId: 'The own booking; null: it is somebody else’s.',
    salaCerrada: 'Whether the room has been shut for one of its days since.',
    pasada: 'Whether it is over.',
    reservas: 'How many bookings it concerns, or has to come.',
    ruta: 'The names of the places that it is in, the top one first.',
    lugarId: 'The top place that it is in; itself if it is in none.',
    lugarPropio: 'The top place where the person works; null: nothing there can be booked.',
    muestraNombres: 'Whether everybody sees who has booked what.',
    aunConReservas: 'Shuts it although it is booked then.',
  },
  auditoria: {
    crear: 'sala',
    cambiar: 'sala',
    cerrar: 'sala',
    reabrir: 'sala',
    'cerrar-dias': 'sala',
    'abrir-dias': 'sala',
    ajustes: 'empresa',
  },
  avisos: ['reservas'],
  novedades: true,
  llamadas: {
    ...llamadas,
    listado: call({ ...llamadas.listado, entrada: z.extend(entradaListado, filtros) }),
    eliminar: call({ ...llamadas.eliminar, errores: [...llamadas.eliminar.errores, 'reservas.ya-pasada'] }),
    salasselector: call({
      ...propio,
      path: '/reservas/salasselector',
      resumen:
        'The rooms and places directly in one (`padreId`), by name; without it the top ones. Only those that the person may book, and what holds them.',
      entrada: z.strictObject({ padreId: filtroId }),
      salida: z.object({
        items: z.array(
          z.object({
            id: z.int(),
            nombre: z.string(),
            padreId: z.nullable(z.int()),
            clase,
            reservable: z.boolean(),
            aforo: z.nullable(z.int()),
            /** How many are directly in it. */
            dentro: z.int(),
          }),
        ),
      }),
      errores: ['reservas.sala-no-existe'],
    }),
    horasocupadas: call({
      ...propio,
      path: '/reservas/horasocupadas',
      resumen:
        'When a room is open and taken on a day; today without `fecha`. What keeps it from being booked counts, also bookings of its parts.',
      entrada: z.strictObject({ SalaId: id, fecha: z.optional(dia) }),
      salida: z.object({ fecha, zona: z.string(), abiertas: z.array(tramo), items: z.array(ocupada) }),
      errores: ['reservas.sala-no-existe'],
    }),
    agenda: call({
      ...propio,
      nuestra: true,
      path: '/reservas/agenda',
      resumen: 'All rooms that the person may book, on one day or up to seven: when they are open and taken.',
      entrada: z.strictObject({ fecha: z.optional(dia), dias: z.optional(entero.check(z.minimum(1), z.maximum(7))) }),
      salida: z.object({
        fechas: z.array(fecha),
        /** The top place where the person works; null if nothing there can be booked. */
        lugarPropio: z.nullable(z.int()),
        salas: z.array(salaDeAgenda),
      }),
      errores: [],
    }),
    ...salasCalls,
  },
});
