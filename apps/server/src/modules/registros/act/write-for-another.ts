import type { AccionAuditoria } from '@jornada/contract/acciones.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { AuditoriaService } from '../../auditoria/service.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { Escritura, LineaPorEscribir } from '../log/model.ts';

/** What is written down of an action on somebody's behalf, by the line that it was for. */
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

/** Whether what this session writes of a person is to be told in the audit log: somebody acts for them, or answers for them. A kiosk is everybody's. */
export const isForAnother = ({ usuarioId, esQuiosco }: Pick<Sesion, 'usuarioId' | 'esQuiosco'>, personaId: number): boolean =>
  usuarioId !== personaId && !esQuiosco;

export type ForAnotherLog = (
  tx: Queryable,
  sesion: Sesion,
  que: { accion: AccionAuditoria; sobreId: number; fecha: string },
) => Promise<void>;

/** One line of the audit log where it is somebody else's record, nothing where it is one's own. */
export function createForAnotherLog(auditoria: AuditoriaService): ForAnotherLog {
  return async (tx, sesion, { accion, sobreId, fecha }) => {
    if (isForAnother(sesion, sobreId)) await auditoria.note(tx, { sesion, accion, sobreId, datos: { fecha } });
  };
}

/** The line of the audit log about lines that are written into somebody's record; nothing where it is one's own. */
export function createEntryLog(auditoria: AuditoriaService) {
  return async (tx: Queryable, sesion: Sesion, { personaId, eventos }: Escritura): Promise<void> => {
    const main = eventos.find(({ principal }) => principal);
    if (!main || !isForAnother(sesion, personaId)) return;
    const { fecha, momento, zona } = main;
    const hora = momento && Temporal.Instant.from(momento).toZonedDateTimeISO(zona).toPlainTime().toString({ smallestUnit: 'minute' });
    await auditoria.note(tx, { sesion, accion: actionOf(main), sobreId: personaId, datos: { fecha, ...(hora ? { hora } : {}) } });
  };
}
