import * as z from 'zod/mini';
import { call } from '../call.ts';
import { entero, id, nada, textoHasta, version } from '../valores.ts';
import { ajustesDeChat, aperturaDeSala, claseDeSala, estadoDeSala, mensajeDeChat, miembroDeChat, chatGestionado } from './vistas.ts';

const comun = { host: 'instance', acceso: 'chat.gestionar:all', nuestra: true, soloTitular: true } as const;

const entradaAjustesDeChat = z.strictObject({
  salasDepartamento: z.boolean(),
  salasCentro: z.boolean(),
  historialCompleto: z.boolean(),
  conservaMeses: z.nullable(entero.check(z.minimum(1), z.maximum(120))),
  urgentes: z.boolean(),
  rrhh: z.array(id).check(z.maxLength(20)),
  version,
});
export const entradaAbrirSala = z.strictObject({ id, motivo: textoHasta(300).check(z.minLength(10)) });

/** Rooms for those who manage the company. What was written there they read only with a reason, and the room says so. */
export const chatIntranetCalls = {
  gestion: call({
    ...comun,
    method: 'GET',
    path: '/intranet/chat',
    resumen: 'All rooms but those of two, the one with the latest message first. Nothing of what was written.',
    entrada: z.strictObject({
      clase: z.optional(claseDeSala),
      estado: z.optional(estadoDeSala),
      texto: z.optional(textoHasta(80)),
      start: z.optional(entero.check(z.minimum(0))),
      limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
    }),
    salida: z.object({ items: z.array(chatGestionado), total: z.int() }),
    errores: [],
  }),
  sala: call({
    ...comun,
    method: 'GET',
    path: '/intranet/chat/sala',
    resumen: 'One room, its members, and who has read it with a reason. `hasta`: until when this admin may read it.',
    entrada: z.strictObject({ id }),
    salida: z.extend(chatGestionado, {
      personas: z.array(miembroDeChat),
      aperturas: z.array(aperturaDeSala),
      hasta: z.nullable(z.string()),
    }),
    errores: ['chat.no-existe'],
  }),
  estado: call({
    ...comun,
    method: 'POST',
    path: '/intranet/chat/estado',
    resumen: 'Closes a room, so that nobody writes in it any more, or opens it again.',
    entrada: z.strictObject({ id, estado: estadoDeSala }),
    salida: chatGestionado,
    errores: ['chat.no-existe'],
  }),
  abrir: call({
    ...comun,
    method: 'POST',
    path: '/intranet/chat/abrir',
    sinSimular: true,
    resumen: 'Lets this admin read a room for an hour. The reason is written down, and the room tells it to its members.',
    entrada: entradaAbrirSala,
    salida: z.object({ hasta: z.string() }),
    errores: ['chat.no-existe'],
  }),
  contenido: call({
    ...comun,
    method: 'GET',
    path: '/intranet/chat/contenido',
    sinSimular: true,
    resumen: 'What was written in a room that this admin has opened with a reason.',
    entrada: z.strictObject({ id, antes: z.optional(entero.check(z.minimum(0))) }),
    salida: z.object({ items: z.array(mensajeDeChat), hayMas: z.boolean() }),
    errores: ['chat.no-existe', 'chat.sin-motivo'],
  }),
  ajustes: call({
    ...comun,
    method: 'GET',
    path: '/intranet/chat/ajustes',
    resumen: 'What the company has decided about conversations.',
    entrada: nada,
    salida: ajustesDeChat,
    errores: [],
  }),
  ajustar: call({
    ...comun,
    method: 'POST',
    path: '/intranet/chat/ajustes',
    resumen: 'Changes what the company has decided about conversations.',
    entrada: entradaAjustesDeChat,
    salida: ajustesDeChat,
    errores: ['chat.persona-no-existe', 'general.cambiado-entretanto'],
  }),
};
