import type { SolicitudAbierta, SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import { transition, type Decisor } from '@jornada/domain/solicitudes/index.ts';
import { photoTokenOf } from '../fotos/reads.ts';
import type { FotoTokens } from '../fotos/service.ts';
import { isCompanion } from './consent.ts';
import { cancelsNow, decidesNow } from './decide.ts';
import type { FilaLista } from './list-repo.ts';
import type { PasoGuardado } from './model.ts';
import type { HechoLeido } from './repo.ts';

/** A request as a line of a list. */
export function presentLine(fila: FilaLista): SolicitudVista {
  const { id, modulo, ano, estado, version, desde, hasta, cantidad, titulo, creada, turnoDesde, espera, conformes, pasos } = fila;
  return {
    id,
    modulo,
    ano,
    estado,
    version,
    desde,
    hasta,
    cantidad,
    titulo,
    creada,
    espera: turnoDesde === null ? null : { nombre: espera, desde: turnoDesde, conformes, pasos },
    decidida: fila.decidida === null ? null : { autor: fila.decidio ?? '', momento: fila.decidida, motivo: fila.motivo },
  };
}

/** Who opens photos, and of which company. */
export type Fotos = { entidadId: number; fotoTokens: FotoTokens };

export const presentPerson = (
  { personaId, persona, fotoVersion }: FilaLista,
  { entidadId, fotoTokens }: Fotos,
): SolicitudAbierta['persona'] => ({
  id: personaId,
  nombre: persona,
  iniciales: iniciales(persona),
  fotoToken: photoTokenOf(fotoTokens, { entidadId, usuarioId: personaId, version: fotoVersion }),
});

export type Abierta = {
  fila: FilaLista;
  pasos: readonly PasoGuardado[];
  historia: readonly HechoLeido[];
  /** By person: whoever is named in the steps. */
  names: ReadonlyMap<number, string>;
  fotos: Fotos;
  quien: Decisor;
  /** The person has not reminded anybody today. */
  mayRemind: boolean;
  mesCerrado: boolean;
  /** The reader may read what the person wrote. */
  readsWords: boolean;
  /** Its person may ask for its cancellation once it is approved. */
  mayCancel: boolean;
  /** Whoever approved it may cancel it. */
  mayUndo: boolean;
};

/** Everything about one request. A comment is for its person and those who decide, who are the only ones to see it. */
export function presentOpen(abierta: Abierta): SolicitudAbierta {
  const { fila, pasos, historia, names, fotos, quien, mayRemind, mesCerrado, readsWords, mayCancel, mayUndo } = abierta;
  const isOwn = fila.personaId === quien.personaId;
  const may = (accion: Parameters<typeof transition>[1]): boolean => isOwn && transition(fila.estado, accion, 'solicitante') !== null;
  const nameOf = (id: number | null): string | null => (id === null ? null : (names.get(id) ?? ''));
  return {
    ...presentLine(fila),
    persona: presentPerson(fila, fotos),
    comentario: readsWords ? fila.comentario : null,
    pasos: pasos.map(({ papel, decisorId, estado, decididoPor, momento, motivo }) => ({
      papel,
      nombre: nameOf(decididoPor ?? decisorId),
      estado,
      porSuplente: decididoPor !== null && decisorId !== null && decididoPor !== decisorId,
      momento,
      motivo,
    })),
    historia: [...historia],
    mesCerrado,
    puede: {
      cambiar: may('cambiar') || may('enviar'),
      retirar: may('retirar'),
      pedirAnulacion: mayCancel && may('pedir-anulacion'),
      retirarAnulacion: may('retirar-anulacion'),
      recordar: isOwn && fila.turnoDesde !== null && mayRemind,
      decidir: decidesNow(fila, quien) && !isCompanion(pasos, quien),
      anular: mayUndo && cancelsNow(fila, quien),
    },
  };
}
