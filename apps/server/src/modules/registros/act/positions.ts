import { judgePosicion, type PosicionJuzgada } from '@jornada/domain/distancia/index.ts';
import type { Configuracion } from '../../../shared/company/configuration.ts';
import type { Posicion } from '../log/model.ts';
import type { Lectura } from '../person/reading.ts';

/** A position as the device gave it, complete or not. */
export type PosicionPedida = { latitud: number | null; longitud: number | null; accuracy: number | null };

/** The centres that a position can be compared with: open ones with a position of their own. */
export const centresOnTheMap = ({ centros }: Configuracion) =>
  [...centros.values()].flatMap(({ id, latitud, longitud, radioMetros, activo }) =>
    !activo || latitud === null || longitud === null || radioMetros === null ? [] : [{ id, latitud, longitud, radioMetros }],
  );

/** The result of the comparison, and the part of the position that is stored. */
export type Juicio = { judged: PosicionJuzgada | null; kept: Posicion | null };

export const NO_POSITION: Juicio = { judged: null, kept: null };
/** A kiosk stands at its centre, so nobody asks it where it is. */
export const AT_KIOSK: Juicio = {
  judged: { valida: true, motivo: null, centroId: null, distanciaMetros: 0, radioMetros: null, cerca: true },
  kept: null,
};

/**
 * Compares a position with the company's centres, and decides what may be stored: coordinates only if the company keeps exact
 * ones, otherwise near or far and the accuracy.
 */
export function judgePosition(asked: PosicionPedida, empresa: Configuracion): Juicio {
  const { latitud, longitud, accuracy } = asked;
  if (latitud === null || longitud === null) return NO_POSITION;
  const posicion = { latitud, longitud, accuracy: accuracy ?? Infinity };
  const judged = judgePosicion({ posicion, centros: centresOnTheMap(empresa), minimumAccuracy: empresa.ajustes.minimumAccuracy });
  if (!judged.valida) return { judged, kept: null };
  const exact = empresa.ajustes.guardarUbicacionExacta;
  return {
    judged,
    kept: {
      latitud: exact ? latitud : null,
      longitud: exact ? longitud : null,
      precision: accuracy,
      centroId: judged.centroId,
      distanciaMetros: judged.distanciaMetros,
      cerca: judged.cerca,
    },
  };
}

/** Whether the company, or the type of a mark, asks for a position. What nobody asked for is not kept, even if a device sends it. */
export function isPositionAsked(
  { empresa, contexto }: Pick<Lectura, 'empresa' | 'contexto'>,
  lines: readonly { tipoId: number | null }[],
): boolean {
  const demanding = new Set(empresa.tipos.flatMap(({ id, requierePosicion }) => (requierePosicion ? [id] : [])));
  return contexto.ajustes.posicion !== 'no' || lines.some(({ tipoId }) => tipoId !== null && demanding.has(tipoId));
}
