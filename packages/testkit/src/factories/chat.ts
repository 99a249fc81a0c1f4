import type { MensajeDeChat, SalaDeChatAbierta } from '@jornada/contract/chat/vistas.ts';

/** A group of four, with what it needs to be in the list as well. */
export function createSalaAbierta(changes: Partial<SalaDeChatAbierta> = {}): SalaDeChatAbierta {
  return {
    id: 7,
    clase: 'grupo',
    nombre: 'Turno de mañana',
    estado: 'abierto',
    persona: null,
    silenciada: false,
    sinLeer: 0,
    momento: '2026-10-22T11:20:00Z',
    ultimo: null,
    escribe: true,
    administra: false,
    responde: false,
    miembros: 4,
    leido: 0,
    desde: 0,
    ...changes,
  };
}

/** Somebody else has written. */
export function createMensajeDeChat(changes: Partial<MensajeDeChat> = {}): MensajeDeChat {
  const numero = changes.numero ?? 1;
  return {
    id: 100 + numero,
    numero,
    cambio: numero,
    autor: { id: 8, nombre: 'Ana Vidal Cruz' },
    mio: false,
    clave: null,
    texto: '¿Quién cierra hoy?',
    momento: '2026-10-22T11:20:00Z',
    editado: null,
    borrado: null,
    urgente: false,
    menciones: [],
    respuesta: null,
    ficheros: [],
    reacciones: [],
    suceso: null,
    ...changes,
  };
}
