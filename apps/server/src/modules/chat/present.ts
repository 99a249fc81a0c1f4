import type { MensajeDeChat, SalaDeChat, SalaDeChatAbierta } from '@jornada/contract/chat/vistas.ts';
import type { FicheroVista } from '@jornada/contract/ficheros.ts';
import type { FilaMensaje } from './messages-repo.ts';
import type { FilaDeLista } from './list-repo.ts';
import type { FilaSalaChat } from './rooms-repo.ts';

const personOf = (id: number | null, nombre: string | null): { id: number; nombre: string } | null =>
  id === null ? null : { id, nombre: nombre ?? '' };

const headOf = ({ id, clase, nombre, estado, personaId, persona, silenciada, sinLeer, momento }: FilaSalaChat) => ({
  id,
  clase,
  nombre,
  estado,
  persona: personOf(personaId, persona),
  silenciada,
  sinLeer,
  momento,
});

/** A room of the list, for the person `usuarioId`. */
export const presentRoom = (fila: FilaDeLista, usuarioId: number): SalaDeChat => ({
  ...headOf(fila),
  ultimo:
    fila.numero === null
      ? null
      : {
          numero: fila.numero,
          autor: personOf(fila.autorId, fila.autor),
          mio: fila.autorId === usuarioId && fila.suceso === null,
          texto: fila.texto,
          suceso: fila.suceso,
          conFicheros: fila.conFicheros,
          borrado: fila.borrado,
        },
});

/** Nobody reads a room of two any more once the other has left. */
export const canWrite = ({ estado, clase, responde, estaLaOtra }: FilaSalaChat): boolean =>
  // Who writes to HR again opens the conversation again.
  (estado === 'abierto' || (clase === 'rrhh' && !responde)) && estaLaOtra;

export const presentOpened = (fila: FilaSalaChat, miembros: number): SalaDeChatAbierta => ({
  ...headOf(fila),
  ultimo: null,
  escribe: canWrite(fila),
  administra: fila.administra,
  responde: fila.responde,
  miembros,
  leido: fila.leido,
  desde: fila.desde,
});

/** A message for the person `usuarioId`. */
export const presentMessage = (fila: FilaMensaje, usuarioId: number, ficheros: FicheroVista[]): MensajeDeChat => ({
  id: fila.id,
  numero: fila.numero,
  cambio: fila.cambio,
  autor: fila.suceso === null ? personOf(fila.autorId, fila.autor) : null,
  mio: fila.autorId === usuarioId && fila.suceso === null,
  clave: fila.clave,
  texto: fila.texto,
  momento: fila.momento,
  editado: fila.editado,
  borrado: fila.borrado,
  urgente: fila.urgente,
  menciones: fila.menciones.map((one) => ({ ...one, mia: one.id === usuarioId })),
  respuesta:
    fila.respuestaNumero === null ? null : { numero: fila.respuestaNumero, autor: fila.respuestaAutor ?? '', texto: fila.respuestaTexto },
  ficheros: fila.borrado === null ? ficheros : [],
  reacciones: fila.reacciones,
  suceso: fila.suceso === null ? null : { caso: fila.suceso, quien: fila.autor, detalle: fila.detalle },
});
