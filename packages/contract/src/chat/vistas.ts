import * as z from 'zod/mini';
import { CLASES_DE_SALA, ESTADOS_DE_SALA, REACCIONES, SUCESOS_DE_SALA } from '@jornada/domain/chat/modelo.ts';
import { ficheroVista } from '../ficheros.ts';

const persona = z.object({ id: z.int(), nombre: z.string() });

export const claseDeSala = z.enum(CLASES_DE_SALA);
export const estadoDeSala = z.enum(ESTADOS_DE_SALA);
export const reaccion = z.enum(REACCIONES);

/** A room as its members see it. */
export const salaDeChat = z.object({
  id: z.int(),
  clase: claseDeSala,
  /** Of a group its name, of a room of two the other person; null: "write to HR", for the person who does. */
  nombre: z.nullable(z.string()),
  estado: estadoDeSala,
  /** Whom a room of two, or one with HR, is with. */
  persona: z.nullable(persona),
  silenciada: z.boolean(),
  sinLeer: z.int(),
  /** The last message or, without one, when it was made. */
  momento: z.string(),
  ultimo: z.nullable(
    z.object({
      numero: z.int(),
      autor: z.nullable(persona),
      mio: z.boolean(),
      texto: z.nullable(z.string()),
      suceso: z.nullable(z.enum(SUCESOS_DE_SALA)),
      conFicheros: z.boolean(),
      borrado: z.boolean(),
    }),
  ),
});
export type SalaDeChat = z.output<typeof salaDeChat>;

/** One room, opened. `escribe`: whether the person may write now; `administra`: change its name and members. */
export const salaAbierta = z.extend(salaDeChat, {
  escribe: z.boolean(),
  administra: z.boolean(),
  /** "Write to HR": the person answers for it. */
  responde: z.boolean(),
  miembros: z.int(),
  /** The number of the last message that the person has read. */
  leido: z.int(),
  /** Only what came later is theirs to read. */
  desde: z.int(),
});
export type SalaDeChatAbierta = z.output<typeof salaAbierta>;

export const mensajeDeChat = z.object({
  id: z.int(),
  /** Its place in the room: 1, 2, 3, without gaps. */
  numero: z.int(),
  /** The change of the room with which it became as it is. */
  cambio: z.int(),
  /** Null: the room itself says it. */
  autor: z.nullable(persona),
  mio: z.boolean(),
  /** The UUID that the device gave it; only on one's own. */
  clave: z.nullable(z.string()),
  /** Null: it was deleted, or has files only. */
  texto: z.nullable(z.string()),
  momento: z.string(),
  editado: z.nullable(z.string()),
  borrado: z.nullable(z.string()),
  urgente: z.boolean(),
  menciones: z.array(z.extend(persona, { mia: z.boolean() })),
  respuesta: z.nullable(z.object({ numero: z.int(), autor: z.string(), texto: z.nullable(z.string()) })),
  ficheros: z.array(ficheroVista),
  reacciones: z.array(z.object({ simbolo: reaccion, cuantas: z.int(), mia: z.boolean() })),
  suceso: z.nullable(z.object({ caso: z.enum(SUCESOS_DE_SALA), quien: z.nullable(z.string()), detalle: z.nullable(z.string()) })),
});
export type MensajeDeChat = z.output<typeof mensajeDeChat>;

/** A member of a room. `leido`: the last message that they have read; null where the room is too large to tell. */
export const miembroDeChat = z.object({
  id: z.int(),
  nombre: z.string(),
  puesto: z.string(),
  administra: z.boolean(),
  leido: z.nullable(z.int()),
  yo: z.boolean(),
});
export type MiembroDeChat = z.output<typeof miembroDeChat>;

/** When the next message rings: how many people at once, and how many later. `cuando` null: when they work again. */
export const sonara = z.object({
  ahora: z.int(),
  luego: z.array(z.object({ cuando: z.nullable(z.string()), zona: z.string(), personas: z.int() })),
  /** The company lets a message ring at once. */
  puedeUrgir: z.boolean(),
});
export type SonaraVista = z.output<typeof sonara>;

/** A room as those who manage the company see it: never what was written. */
export const chatGestionado = z.object({
  id: z.int(),
  clase: claseDeSala,
  nombre: z.nullable(z.string()),
  estado: estadoDeSala,
  creada: z.string(),
  momento: z.string(),
  miembros: z.int(),
  mensajes: z.int(),
});
export type ChatGestionado = z.output<typeof chatGestionado>;

export const aperturaDeSala = z.object({ quien: z.string(), motivo: z.string(), momento: z.string() });

export const ajustesDeChat = z.object({
  salasDepartamento: z.boolean(),
  salasCentro: z.boolean(),
  /** Who comes into the room of a department or a centre also reads what was written before. */
  historialCompleto: z.boolean(),
  /** After how many months messages are deleted; null: never. */
  conservaMeses: z.nullable(z.int()),
  /** A message may be made to ring at once, outside of working hours. */
  urgentes: z.boolean(),
  /** Who answers for HR. Nobody: the admins. */
  rrhh: z.array(persona),
  version: z.int(),
});
export type AjustesDeChat = z.output<typeof ajustesDeChat>;
