import type { AccionAuditoria } from '@jornada/contract/acciones.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { AuditoriaService } from '../../auditoria/service.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { Escritura, LineaPorEscribir } from '../log/model.ts';

/** The name in the audit log of an action for another person, by the kind of its line. */
const OF_EVENT: Record<Exclude<LineaPorEscribir['evento'], 'fichaje'>, AccionAuditoria> = {
  anulacion: 'registros.anular',
  correccion: 'registros.corregir',
  acuerdo: 'registros.responder',
  desacuerdo: 'registros.responder',
  observacion: 'registros.observar',
  olvido: 'registros.corregir',
};

function actionOf({ evento, clase }: LineaPorEscribir): AccionAuditoria {
  if (evento !== 'fichaje') return OF_EVENT[evento];
  return `registros.${clase ?? 'entrada'}`;
}

/**
 * Whether the audit log must record what this session writes about a person: yes if somebody acts for them or answers for them.
 * No at a kiosk, which everybody uses.
 */
export const isForAnother = ({ usuarioId, esQuiosco }: Pick<Sesion, 'usuarioId' | 'esQuiosco'>, personaId: number): boolean =>
  usuarioId !== personaId && !esQuiosco;

export type ForAnotherLog = (
  tx: Queryable,
  sesion: Sesion,
  que: { accion: AccionAuditoria; sobreId: number; fecha: string },
) => Promise<void>;

/** Writes one line to the audit log if it is somebody else's record, and nothing if it is one's own. */
export function createForAnotherLog(auditoria: AuditoriaService): ForAnotherLog {
  return async (tx, sesion, { accion, sobreId, fecha }) => {
    if (isForAnother(sesion, sobreId)) await auditoria.note(tx, { sesion, accion, sobreId, datos: { fecha } });
  };
}

/** The audit line about new lines in somebody else's record; nothing if the record is one's own. */
export function createEntryLog(auditoria: AuditoriaService) {
  return async (tx: Queryable, sesion: Sesion, { personaId, eventos }: Escritura): Promise<void> => {
    const main = eventos.find(({ principal }) => principal);
    if (!main || !isForAnother(sesion, personaId)) return;
    const { fecha, momento, zona } = main;
    const hora = momento && Temporal.Instant.from(momento).toZonedDateTimeISO(zona).toPlainTime().toString({ smallestUnit: 'minute' });
    await auditoria.note(tx, { sesion, accion: actionOf(main), sobreId: personaId, datos: { fecha, ...(hora ? { hora } : {}) } });
  };
}
