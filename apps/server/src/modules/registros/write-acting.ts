import type { AccionAuditoria } from '@jornada/contract/auditoria.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { Sesion } from '../auth/service.ts';
import { writeRecords, type Escritura, type EventoNuevo } from './repo.ts';

/** What is written down of an action on somebody's behalf, by the line that it was for. */
const OF_EVENT: Record<Exclude<EventoNuevo['evento'], 'fichaje'>, AccionAuditoria> = {
  anulacion: 'registros.anular',
  correccion: 'registros.corregir',
  acuerdo: 'registros.responder',
  desacuerdo: 'registros.responder',
  observacion: 'registros.observar',
  olvido: 'registros.corregir',
};

function actionOf({ evento, clase }: EventoNuevo): AccionAuditoria {
  if (evento !== 'fichaje') return OF_EVENT[evento];
  return `registros.${clase ?? 'entrada'}`;
}

/** Whether what this session writes is to be told in the audit log: somebody of the company acts for somebody else. */
export const isActing = ({ simulando, esQuiosco }: Pick<Sesion, 'simulando' | 'esQuiosco'>): boolean => simulando && !esQuiosco;

export type ActingLog = (tx: Queryable, sesion: Sesion, que: { accion: AccionAuditoria; sobreId: number; fecha: string }) => Promise<void>;

/** One line of the audit log where a session acts for somebody, nothing where it does not. */
export function createActingLog(auditoria: AuditoriaService): ActingLog {
  return async (tx, sesion, { accion, sobreId, fecha }) => {
    if (isActing(sesion)) await auditoria.anotar(tx, { sesion, accion, sobreId, datos: { fecha } });
  };
}

/** Writes for whoever acts for somebody: the lines of the record and that of the audit log, both or neither. */
export function createActingWriter({ db, auditoria }: { db: Database; auditoria: AuditoriaService }) {
  return (sesion: Sesion, escritura: Escritura): Promise<number[] | null> =>
    db.tenant(escritura.entidadId, async (tx) => {
      const ids = await writeRecords(tx, escritura);
      const main = escritura.eventos.find(({ principal }) => principal);
      if (!ids || !main) return ids;
      const { fecha, momento, zona } = main;
      const hora = momento && Temporal.Instant.from(momento).toZonedDateTimeISO(zona).toPlainTime().toString({ smallestUnit: 'minute' });
      await auditoria.anotar(tx, {
        sesion,
        accion: actionOf(main),
        sobreId: escritura.personaId,
        datos: { fecha, ...(hora ? { hora } : {}) },
      });
      return ids;
    });
}
