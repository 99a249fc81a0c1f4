import type { OfertaTurnoVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import type { Cesion, ObstaculoCambio } from '@jornada/domain/turnos/cambios/index.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import type { Leyenda } from '../turnos/reads.ts';
import { EMPRESA, withCompany, type Mesa } from './mesa.ts';
import type { OfertaLeida } from './offers-repo.ts';
import type { Fichas } from './people-repo.ts';
import { presentObstacle } from './present.ts';

/** The days of an offer as they pass to whoever takes them. */
export const cesionesOf = ({ deId, dias }: Pick<OfertaLeida, 'deId' | 'dias'>, a: number): Cesion[] =>
  dias.map(({ fecha, partes }) => ({ de: deId ?? EMPRESA, a, fecha, partes }));

/** What keeps somebody from taking an offer; none: they can. `at` has them and whoever offers. */
export function obstaclesOf(at: Mesa, oferta: OfertaLeida, personaId: number): ObstaculoCambio[] {
  const { deId, acepta, desde } = oferta;
  if (acepta !== null) return [{ personaId, fecha: desde, motivo: 'sin-devolucion', aviso: null }];
  const mesa = deId === null ? withCompany(at, personaId, oferta) : at.mesa;
  return mesa.revisa(cesionesOf(oferta, personaId)).obstaculos;
}

type How = { at: Mesa; leyenda: Leyenda; fichas: Fichas; personaId: number; centros: Configuracion['centros'] };

/** An offer for somebody who may take it, or who made it. Who else wants it is not said. */
export function presentOffer(oferta: OfertaLeida, { at, leyenda, fichas, personaId, centros }: How): OfertaTurnoVista {
  const { id, version, estado, deId, autorId, dias, centroId, elige, comentario, acepta, caduca, apuntados } = oferta;
  const centro = centros.get(centroId);
  const isMine = deId === personaId || (deId === null && autorId === personaId);
  const own = apuntados.find((one) => one.id === personaId);
  const isJudged = estado === 'abierta' && !isMine && !own && at.planned.has(personaId) && (deId === null || at.planned.has(deId));
  const [first] = isJudged ? obstaclesOf(at, oferta, personaId) : [];
  const told = first && presentObstacle(at.mesa, personaId, first.personaId === EMPRESA ? { ...first, personaId } : first);
  return {
    id,
    version,
    estado,
    de: deId === null ? null : fichas(deId),
    dias: dias.map(({ fecha, partes }) => ({ fecha, partes: leyenda.parts(partes) ?? [] })),
    centro: centro ? { id: centroId, nombre: centro.nombre } : null,
    elige,
    comentario,
    acepta,
    caduca,
    apuntados: apuntados.length,
    mia: isMine,
    apuntado: own !== undefined,
    impedimento: told ? { motivo: told.motivo, limite: told.limite } : null,
    cambioId: own?.solicitudId ?? null,
  };
}
