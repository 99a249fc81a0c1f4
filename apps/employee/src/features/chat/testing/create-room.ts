import { registros } from '@jornada/contract';
import { chat } from '@jornada/contract/chat/calls.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import type { MensajeDeChat, SalaDeChatAbierta } from '@jornada/contract/chat/vistas.ts';
import { createHoy, createMensajeDeChat, createSalaAbierta, type FakeApi } from '@jornada/testkit';

/** A room on a fake server, in which others write, too. */
export function createRoom(api: FakeApi, changes: Partial<SalaDeChatAbierta> = {}) {
  let sala = createSalaAbierta(changes);
  const mensajes: MensajeDeChat[] = [];
  let cambio = 0;
  const put = (mensaje: Partial<MensajeDeChat>): MensajeDeChat => {
    cambio += 1;
    const made = createMensajeDeChat({ numero: mensajes.length + 1, ...mensaje, cambio });
    mensajes[made.numero - 1] = made;
    sala = { ...sala, sinLeer: mensajes.length - sala.leido };
    return made;
  };
  // In an address a number is text.
  const change = (id: number, by: Partial<MensajeDeChat>): MensajeDeChat => {
    const before = mensajes.find((one) => `${one.id}` === `${id}`);
    return put({ ...before, ...by });
  };
  api.handle(registros.registrosHoy, () => createHoy());
  api.handle(ficheros.temporales, () => ({ items: [], maximoBytes: 1024 }));
  api.handle(chat.sonara, () => null);
  api.handle(chat.pendientes, () => ({ sinLeer: sala.sinLeer }));
  api.handle(chat.listado, () => ({ items: [sala], total: 1 }));
  api.handle(chat.leido, ({ hasta }) => {
    sala = { ...sala, leido: hasta, sinLeer: 0 };
    return { leido: hasta };
  });
  api.handle(chat.escribir, ({ texto, clave, respuestaA, menciona = [] }) => {
    const answered = mensajes.find(({ numero }) => numero === respuestaA);
    const respuesta = answered ? { numero: answered.numero, autor: answered.autor?.nombre ?? '', texto: answered.texto } : null;
    const menciones = menciona.map((id) => ({ id, nombre: 'Ana Vidal Cruz', mia: false }));
    return put({ texto, clave, menciones, mio: true, autor: { id: 7, nombre: 'Lucía Martín Soto' }, respuesta });
  });
  api.handle(chat.reaccionar, ({ id, simbolo, pone }) => change(id, { reacciones: pone ? [{ simbolo, cuantas: 1, mia: true }] : [] }));
  api.handle(chat.borrar, ({ id }) => change(id, { texto: null, borrado: '2026-10-22T11:24:00Z' }));
  api.handle(chat.editar, ({ id, texto, menciona = [] }) => {
    const menciones = menciona.map((one) => ({ id: one, nombre: 'Ana Vidal Cruz', mia: false }));
    return change(id, { texto, menciones, editado: '2026-10-22T11:24:00Z' });
  });
  api.handle(chat.getchatbysalaid, ({ desde }) => ({
    sala,
    mensajes: desde === undefined ? mensajes : mensajes.filter((one) => one.cambio > desde),
    hayMas: false,
    cambio,
    reinicia: desde === undefined,
    lecturas: null,
    finDeJornada: null,
  }));
  return { put };
}
