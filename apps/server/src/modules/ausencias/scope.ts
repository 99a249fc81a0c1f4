import { raw } from '../../platform/database/sql.ts';
import type { VentanaDeAusencias } from '../../shared/reach/reach.ts';

/** Whether `u` is away on some of these days, or has asked to be. */
export const isAwayIn = (entidadId: number, { desde, hasta }: VentanaDeAusencias) =>
  raw<boolean>`exists (
    select from instancia.ausencias f
    where f.entidad_id = ${entidadId} and f.usuario_id = u.usuario_id and f.hasta >= ${desde} and f.desde <= ${hasta})`;
