import * as z from 'zod/mini';
import { ROLES_PERSONA } from '@jornada/domain/personas/cuenta.ts';
import { ESTADOS_COMUNICADO } from '@jornada/domain/wiki/plazo.ts';
import { ficheroVista } from '../ficheros.ts';
import { fecha, idioma, instante, isWallClock } from '../valores.ts';
import { documento } from './documento.ts';

const nombrado = z.object({ id: z.int(), nombre: z.string() });
/** `YYYY-MM-DDTHH:mm` in the company's zone. */
export const horaLocal = z.string().check(z.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/), z.refine(isWallClock));

/** An announcement in a list of those who may read it. */
export const comunicadoListado = z.object({
  id: z.int(),
  /** In the person's language where it is written in it. */
  titulo: z.string(),
  /** How it begins. */
  comienzo: z.string(),
  autor: z.string(),
  publicado: instante,
  fijado: z.boolean(),
  leido: z.boolean(),
  /** Whether its reading is to be confirmed, and was. */
  confirmacion: z.nullable(z.object({ antes: z.nullable(fecha), hecha: z.nullable(instante) })),
});
export type ComunicadoListado = z.output<typeof comunicadoListado>;

/** What it says, in one language. */
export const textoComunicado = z.object({ idioma, titulo: z.string(), documento });
export type TextoComunicado = z.output<typeof textoComunicado>;

/** An announcement as whoever may read it sees it. */
export const comunicadoVista = z.object({
  id: z.int(),
  /** The person's language first, where it is written in it. */
  textos: z.array(textoComunicado),
  autor: z.object({ nombre: z.string(), iniciales: z.string(), puesto: z.string() }),
  publicado: instante,
  /** It was changed after its publication. */
  corregido: z.nullable(instante),
  caduca: z.nullable(instante),
  /** Whom it is for. Single people are not named. */
  para: z.object({
    todos: z.boolean(),
    grupos: z.array(z.string()),
    roles: z.array(z.enum(ROLES_PERSONA)),
    personas: z.boolean(),
  }),
  fijado: z.boolean(),
  leido: z.boolean(),
  confirmacion: z.nullable(z.object({ antes: z.nullable(fecha), hecha: z.nullable(instante) })),
  /** Attachments, without the pictures of the text. */
  ficheros: z.array(ficheroVista),
});
export type ComunicadoVista = z.output<typeof comunicadoVista>;

/** How far it has come: people whom it is for now, those of them who have read and confirmed it. */
export const alcance = z.object({ destinatarios: z.int(), leido: z.int(), confirmado: z.int() });

/** An announcement in the list of those who write them. */
export const comunicadoGestionado = z.object({
  id: z.int(),
  titulo: z.string(),
  autor: z.string(),
  estado: z.enum(ESTADOS_COMUNICADO),
  publica: z.nullable(instante),
  caduca: z.nullable(instante),
  cambiado: instante,
  fijado: z.boolean(),
  confirmacion: z.boolean(),
  /** People who have read it, and confirmed it. */
  leido: z.int(),
  confirmado: z.int(),
  /** For how many people it was when it was published. */
  destinatarios: z.nullable(z.int()),
});
export type ComunicadoGestionado = z.output<typeof comunicadoGestionado>;

export const audienciaVista = z.object({
  todos: z.boolean(),
  centros: z.array(nombrado),
  departamentos: z.array(nombrado),
  roles: z.array(z.enum(ROLES_PERSONA)),
  personas: z.array(nombrado),
});
export type AudienciaVista = z.output<typeof audienciaVista>;

/** An announcement as whoever writes it sees it. */
export const comunicadoEditado = z.extend(comunicadoGestionado, {
  textos: z.array(textoComunicado),
  audiencia: audienciaVista,
  /** The hours of the form, in the company's zone. */
  horaPublica: z.nullable(horaLocal),
  horaCaduca: z.nullable(horaLocal),
  zona: z.string(),
  confirmarAntes: z.nullable(fecha),
  recordado: z.nullable(instante),
  alcance,
  /** Attachments and the pictures of the text. */
  ficheros: z.array(ficheroVista),
  version: z.int(),
});
export type ComunicadoEditado = z.output<typeof comunicadoEditado>;

/** Somebody whom it is for, or who has confirmed it. */
export const lector = z.object({
  id: z.int(),
  nombre: z.string(),
  departamento: z.nullable(z.string()),
  leido: z.nullable(instante),
  confirmado: z.nullable(instante),
});
export type LectorComunicado = z.output<typeof lector>;
