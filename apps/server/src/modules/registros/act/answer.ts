import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { decideAcuerdo } from '@jornada/domain/registros/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { AuditoriaService } from '../../auditoria/service.ts';
import type { EntidadesService } from '../../../shared/company/configuration.ts';
import { writeRecords } from '../log/repo.ts';
import { createReader } from '../person/reader.ts';
import { createEntryLog } from './write-for-another.ts';
import { BY_DECISION, writingOf } from './writing-of.ts';

export type RespuestaDeEmpresa = { personaId: number; fecha: Fecha; ids: readonly number[]; acepta: boolean; motivo: string | null };

/**
 * Writes the company's answer to what a person proposes about a day, in the transaction in which it is decided; the caller has checked who
 * decides, and has the turn of the person. @throws AppError with the domain's code; `registros.conflicto` if somebody else wrote first: then
 * the transaction is over, and all of it is to be done again.
 */
export function createAnswer({ clock, entidades, auditoria }: { clock: Clock; entidades: EntidadesService; auditoria: AuditoriaService }) {
  const logEntry = createEntryLog(auditoria);
  return async (tx: Queryable, sesion: Sesion, { personaId, fecha, ids, acepta, motivo }: RespuestaDeEmpresa): Promise<void> => {
    const read = createReader({ db: tx, clock, entidades });
    const lectura = await read({ sesion, aparato: { clase: 'web' }, personaId, dia: fecha });
    const decision = decideAcuerdo(lectura.contexto, { correccionIds: ids, acepta, motivo });
    if (!decision.ok) throw new AppError(decision.error, { params: decision.datos ?? {} });
    const escritura = writingOf(lectura, decision, BY_DECISION);
    if (!(await writeRecords(tx, escritura))) throw new AppError('registros.conflicto');
    await logEntry(tx, sesion, escritura);
  };
}
