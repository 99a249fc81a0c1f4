import * as z from 'zod/mini';
import { CLASES_INCIDENCIA, ESTADOS_HOY, ESTADOS_INCIDENCIA, RESPUESTAS } from '@jornada/domain/hoy/index.ts';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { diaDePersona, nombrado, situacion, trazo } from './personas/vistas.ts';
import { entero, fecha, id, idLargo, instante, nada, textoLibre } from './valores.ts';

/** So many people, or incidences, are read or asked about at once. */
const MAXIMO_HOY = 200;
export const MAXIMO_PREGUNTAS = 100;
/** Incidences of so many days are listed. */
export const DIAS_DE_INCIDENCIAS = 366;

const clase = z.enum(CLASES_INCIDENCIA);
const cuentas = z.object({
  todas: z.int(),
  trabajando: z.int(),
  pausa: z.int(),
  tarde: z.int(),
  noVino: z.int(),
  sinSalida: z.int(),
  ausente: z.int(),
  fuera: z.int(),
  sinEstrenar: z.int(),
});
export type CuentasHoy = z.output<typeof cuentas>;

/** What a person was asked about a day, and what they answered. */
const pregunta = z.object({ momento: instante, respuesta: z.nullable(z.enum(RESPUESTAS)), respondida: z.nullable(instante) });

/** Somebody today. Of an absence nothing but its last day; `solicitudId`: the request behind it, for those who may open that. */
const personaHoy = z.object({
  id: z.int(),
  nombre: z.string(),
  iniciales: z.string(),
  /** Gives access to their photo only; empty if there is none. */
  fotoToken: z.string(),
  /** Empty where it is not known, or the person shows it to nobody. */
  telefono: z.string(),
  centro: z.nullable(nombrado),
  estado: z.enum(ESTADOS_HOY),
  situacion,
  /** The line is that of the viewer's day, in `zona` of the answer. */
  dia: diaDePersona,
  /** The day that one would ask about, or open. */
  fecha,
  pregunta: z.nullable(pregunta),
  solicitudId: z.nullable(z.int()),
});
export type PersonaHoy = z.output<typeof personaHoy>;

/** A day of a person with something to settle. */
const incidencia = z.object({
  persona: nombrado,
  fecha,
  clase,
  estado: z.enum(ESTADOS_INCIDENCIA),
  pregunta: z.nullable(pregunta),
  resuelta: z.nullable(z.object({ momento: instante, autor: z.string(), nota: z.nullable(z.string()) })),
  /** The shift and what was recorded, from 0 to 24 h of the day's zone. */
  linea: z.array(trazo),
});
export type IncidenciaVista = z.output<typeof incidencia>;

/** What waits for the answer of whoever reads it. */
const preguntaPropia = z.object({
  id: z.int(),
  fecha,
  clase,
  autor: z.string(),
  momento: instante,
  /** The words of whoever asks; null: those of the kind, in the language of whoever reads. */
  texto: z.nullable(z.string()),
  /** What may be answered. */
  opciones: z.array(z.enum(RESPUESTAS)),
});
export type PreguntaPropia = z.output<typeof preguntaPropia>;

const cuales = z.array(z.strictObject({ personaId: id, fecha, clase })).check(z.minLength(1), z.maxLength(MAXIMO_PREGUNTAS));
const filtro = { centro: z.optional(id), departamento: z.optional(id) };
const pagina = {
  start: z.optional(entero.check(z.minimum(0))),
  limit: z.optional(entero.check(z.minimum(1), z.maximum(MAXIMO_HOY))),
};
const comun = { host: 'instance', acceso: 'hoy.ver:team', nuestra: true, soloTitular: true } as const;
const propio = { host: 'instance', acceso: 'sesion', nuestra: true } as const;

/** Who is in today, and what has to be settled about days: for those who run the company, and for managers about their people. */
export const hoy = feature('hoy', {
  resumen: 'Today as it goes, and days with something to settle: of the whole company, or of the people that one answers for.',
  esquemas: {
    PersonaHoy: personaHoy,
    CuentasHoy: cuentas,
    IncidenciaDeDia: incidencia,
    PreguntaDeDia: pregunta,
    PreguntaPropia: preguntaPropia,
  },
  permisos: { 'ver:team': ['responsable'] },
  errores: { 'demasiados-dias': 422, 'pregunta-no-existe': 404, 'respuesta-no-valida': 422, 'ya-respondida': 409 },
  auditoria: { preguntar: 'persona', resolver: 'persona' },
  avisos: ['preguntas'],
  novedades: true,
  campos: {
    abierta: 'How many days nobody has been asked about.',
    preguntada: 'How many days somebody was asked about who has not answered yet.',
    faltan: 'How many people have days that are still to be looked through; 0: nothing lacks in the list.',
    noVino: 'How many did not come, although their shift is over.',
    sinEstrenar: 'How many have never used their account: no password, no sign-in, and no clocking.',
    sinSalida: 'How many have an open day whose clock-out was forgotten.',
    respondida: 'When it was answered; null: not yet.',
    ayer: 'How many of them were there the day before at this hour.',
    turnos: 'Shifts that are still to begin, with how many people of those who are out.',
    nota: 'What whoever settled it has written, for those who see it; null: nothing.',
    opciones: 'What may be answered, or chosen.',
    cuales: 'The days in question, each with its person and what is wrong with it.',
    resuelta: 'Who said that it is settled, and when; null: nobody.',
    preguntadas: 'How many people were asked; whoever waits for an answer already is not asked twice.',
    resueltas: 'How many were settled.',
  },
  llamadas: {
    listado: call({
      ...comun,
      method: 'GET',
      path: '/intranet/hoy/listado',
      resumen:
        'Some people as they stand today, those to look at first before the others, who follow by centre and name; and how many there are of each. One call says all that the page shows.',
      entrada: z.strictObject({ ...filtro, ...pagina, estado: z.optional(z.enum(ESTADOS_HOY)) }),
      salida: z.object({
        items: z.array(personaHoy),
        /** How many pass the filters, `estado` included. */
        total: z.int(),
        /** Of all that pass the other filters. */
        cuentas,
        centros: z.array(z.object({ id: z.nullable(z.int()), nombre: z.string(), zona: z.string(), cuentas })),
        ayer: z.int(),
        /** Shifts of this day that are still to begin, the next one first. */
        turnos: z.array(z.object({ hora: instante, nombre: z.string(), centro: z.string(), zona: z.string(), personas: z.int() })),
        ahora: instante,
        /** The zone of the lines, and its date. */
        zona: z.string(),
        fecha,
      }),
      errores: [],
    }),
    opciones: call({
      ...comun,
      method: 'GET',
      path: '/intranet/hoy/opciones',
      resumen: 'The centres and departments of the people that one sees, for filters.',
      entrada: nada,
      salida: z.object({ centros: z.array(nombrado), departamentos: z.array(nombrado) }),
      errores: [],
    }),
    incidencias: call({
      ...comun,
      method: 'GET',
      path: '/intranet/hoy/incidencias',
      resumen: 'Days with something to settle, the newest first, and how many there are by state.',
      entrada: z.strictObject({
        ...filtro,
        ...pagina,
        persona: z.optional(id),
        clase: z.optional(clase),
        estado: z.optional(z.enum(ESTADOS_INCIDENCIA)),
        /** Default: the last 60 days. */
        desde: z.optional(fecha),
        hasta: z.optional(fecha),
      }),
      salida: z.object({
        items: z.array(incidencia),
        total: z.int(),
        cuentas: z.object({ abierta: z.int(), preguntada: z.int(), respondida: z.int(), resuelta: z.int() }),
        faltan: z.int(),
        desde: fecha,
        hasta: fecha,
      }),
      errores: ['hoy.demasiados-dias'],
    }),
    preguntar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/hoy/preguntar',
      resumen: 'Asks people about days of theirs. They are told, and answer with one of two answers.',
      entrada: z.strictObject({ cuales, texto: z.optional(textoLibre.check(z.maxLength(300))) }),
      salida: z.object({ preguntadas: z.int() }),
      errores: ['personas.no-existe'],
    }),
    resolver: call({
      ...comun,
      method: 'POST',
      path: '/intranet/hoy/resolver',
      resumen: 'Says that days are settled: they were looked at, and nothing is to be mended. The record stays as it is.',
      entrada: z.strictObject({ cuales, nota: z.optional(textoLibre.check(z.maxLength(300))) }),
      salida: z.object({ resueltas: z.int() }),
      errores: ['personas.no-existe'],
    }),
    preguntas: call({
      ...propio,
      method: 'GET',
      path: '/hoy/preguntas',
      resumen: 'What one was asked about days of the own record and has not answered, the newest first.',
      entrada: nada,
      salida: z.object({ items: z.array(preguntaPropia) }),
      errores: [],
    }),
    responder: call({
      ...propio,
      sinSimular: true,
      method: 'POST',
      path: '/hoy/responder',
      resumen: 'Answers what one was asked about a day. Nobody answers in the name of somebody else. The record does not change by it.',
      entrada: z.strictObject({ id: idLargo, respuesta: z.enum(RESPUESTAS) }),
      salida: z.object({ items: z.array(preguntaPropia) }),
      errores: ['hoy.pregunta-no-existe', 'hoy.respuesta-no-valida', 'hoy.ya-respondida'],
    }),
  },
});
