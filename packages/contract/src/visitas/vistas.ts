import * as z from 'zod/mini';
import { ANFITRIONES, CLASES_PREGUNTA, ICONOS_VISITA, MAXIMO_FIRMA, MODOS_SALIDA } from '@jornada/domain/visitas/modelo.ts';
import { entero, id, instante, textoHasta } from '../valores.ts';

/** Questions of a type, and choices of a question. */
export const MAXIMO_PREGUNTAS = 12;
const MAXIMO_OPCIONES = 10;

export const icono = z.enum(ICONOS_VISITA);
export const anfitrion = z.enum(ANFITRIONES);
const clase = z.enum(CLASES_PREGUNTA);

/** A text in the language of the company, and in others where somebody has written them. */
export const traducido = (most: number, least = 1) => {
  const one = z.optional(textoHasta(most));
  return z.strictObject({ texto: textoHasta(most).check(z.minLength(least)), es: one, en: one, pt: one, de: one });
};
export const preguntaGestionada = z.strictObject({
  /** Its place among all questions that the type has ever had; it never changes. */
  id: entero.check(z.minimum(1), z.maximum(10_000)),
  clase,
  texto: traducido(160),
  opciones: z.array(traducido(60)).check(z.maxLength(MAXIMO_OPCIONES)),
  obligatoria: z.boolean(),
});

/** A question in one language. `opciones`: only of a choice. */
export const preguntaVista = z.object({
  id: z.int(),
  clase,
  texto: z.string(),
  opciones: z.array(z.string()),
  obligatoria: z.boolean(),
});
/** A type of visit as the tablet shows it, in one language. */
export const tipoVisita = z.object({
  id: z.int(),
  nombre: z.string(),
  descripcion: z.string(),
  icono,
  anfitrion,
  pideMatricula: z.boolean(),
  pideDocumento: z.boolean(),
  /** The safety rules that a visitor accepts; empty: there are none. */
  normas: z.string(),
  preguntas: z.array(preguntaVista),
});
export type TipoVisitaVista = z.output<typeof tipoVisita>;

/** Somebody who can be visited, by name and department only. `clave`: chooses them, for half an hour. */
export const anfitrionVista = z.object({ clave: z.string(), nombre: z.string(), departamento: z.nullable(z.string()) });
export type AnfitrionVista = z.output<typeof anfitrionVista>;

const firma = z.array(z.array(entero).check(z.maxLength(MAXIMO_FIRMA))).check(z.maxLength(400));
/** An answer: the question, and the field of its class. `opcion`: the place of the choice, from 0. */
const respuestaVisita = z.strictObject({
  pregunta: entero,
  texto: z.optional(textoHasta(500)),
  opcion: z.optional(entero.check(z.minimum(0), z.maximum(MAXIMO_OPCIONES - 1))),
  si: z.optional(z.boolean()),
  firma: z.optional(firma),
});
/** An answer as it is kept, with the words of the question. */
export const respuestaGuardada = z.object({
  pregunta: z.string(),
  clase,
  texto: z.optional(z.string()),
  si: z.optional(z.boolean()),
  firma: z.optional(z.array(z.array(z.int()))),
});

const opcional = (most: number) => z.optional(z.nullable(textoHasta(most)));
export const entradaVisita = z.strictObject({
  tipoId: id,
  /** Of a visitor who was announced it is known. */
  nombre: z.optional(textoHasta(100).check(z.minLength(2))),
  /** Who is expected: `clave` of `esperadas`. */
  anuncio: z.optional(z.string().check(z.maxLength(400))),
  empresa: opcional(100),
  /** A telephone or a mail address, if the visitor wants to leave one. */
  contacto: opcional(100),
  matricula: opcional(20),
  documento: opcional(30),
  /** Whom they visit: `clave` of `anfitriones`. */
  anfitrion: z.optional(z.nullable(z.string().check(z.maxLength(400)))),
  respuestas: z.optional(z.array(respuestaVisita).check(z.maxLength(MAXIMO_PREGUNTAS))),
  aceptaNormas: z.optional(z.boolean()),
});

/** What the visitor is told, and what stands on the badge. */
export const visitaRegistrada = z.object({
  id: z.int(),
  /** Signs the visitor out. */
  codigo: z.string(),
  nombre: z.string(),
  empresa: z.nullable(z.string()),
  tipo: z.string(),
  anfitrion: z.nullable(z.string()),
  centro: z.string(),
  zona: z.string(),
  entrada: instante,
});
export type VisitaRegistrada = z.output<typeof visitaRegistrada>;

/** A visit as those see it who run the visits of the company. */
export const visitaListada = z.object({
  id: z.int(),
  nombre: z.string(),
  empresa: z.nullable(z.string()),
  tipo: z.string(),
  icono,
  centro: z.string(),
  zona: z.string(),
  anfitrion: z.nullable(z.string()),
  entrada: instante,
  salida: z.nullable(instante),
  modoSalida: z.nullable(z.enum(MODOS_SALIDA)),
});
export type VisitaListada = z.output<typeof visitaListada>;

export const visitaDetalle = z.extend(visitaListada, {
  codigo: z.nullable(z.string()),
  contacto: z.nullable(z.string()),
  matricula: z.nullable(z.string()),
  documento: z.nullable(z.string()),
  respuestas: z.array(respuestaGuardada),
  /** The safety rules that were accepted, in the words that the visitor has read. */
  normas: z.nullable(z.string()),
  /** The day on which it is deleted. */
  seBorra: z.string(),
});
export type VisitaDetalle = z.output<typeof visitaDetalle>;

/** A visit as its host sees it. */
export const visitaPropia = z.object({
  id: z.int(),
  nombre: z.string(),
  empresa: z.nullable(z.string()),
  tipo: z.string(),
  icono,
  centro: z.string(),
  zona: z.string(),
  entrada: instante,
  salida: z.nullable(instante),
});
export type VisitaPropia = z.output<typeof visitaPropia>;
