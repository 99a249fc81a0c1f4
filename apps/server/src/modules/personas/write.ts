import type { PersonaFicha } from '@jornada/contract/personas.ts';
import type { AccionAuditoria } from '@jornada/contract/acciones.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { planCambiado } from '../../shared/plan-changed.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { Configuracion, EntidadesService } from '../../shared/company/configuration.ts';
import type { FotoTokens } from '../fotos/service.ts';
import { findPerson, readFile } from './file.ts';
import { takeVersion, type DatosPersona } from './repo.ts';
import type { FilaPersona } from './people-repo.ts';
import { standingOf, type PersonaConPlan } from './standing.ts';

export type Dependencias = {
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  auditoria: AuditoriaService;
  bus: Bus;
  fotoTokens: FotoTokens;
};

/** What a change receives: the current person, within the transaction that has raised their version. */
export type Cambio = {
  tx: Transaction;
  sesion: Sesion;
  empresa: Configuracion;
  ahora: Temporal.Instant;
  antes: FilaPersona;
  /** The person with the plan of today at their centre. */
  persona: PersonaConPlan;
};

/** The entry for the audit log; null: nothing has changed. `planDesde`: from that day on their schedule or centre is another one. */
export type Apuntado = { accion: AccionAuditoria; datos?: Record<string, unknown>; planDesde?: string } | null;

export type Change = (
  sesion: Sesion,
  /** `lock` takes the locks that come before that of the person (apps/server/README.md, "The order of locks"). */
  cual: { id: number; version: number; lock?: (tx: Transaction) => Promise<void> },
  work: (cambio: Cambio) => Promise<Apuntado>,
) => Promise<PersonaFicha>;

/** The data of a person, as stored. */
export const dataOf = (fila: FilaPersona): DatosPersona => ({
  documento: fila.documento,
  nombre: fila.nombre,
  email: fila.email,
  movil: fila.movil,
  puesto: fila.puesto,
  idioma: fila.idioma,
  departamentoId: fila.departamentoId,
  responsableId: fila.responsableId,
});

/**
 * One change of one person. It is refused if somebody else has saved first. It is recorded in the audit log, and the answer is
 * the person after the change. Whatever it judges by is read after its locks.
 */
export function createChange({ db, clock, entidades, auditoria, fotoTokens, bus }: Dependencias): Change {
  return async (sesion, { id, version, lock }, work) => {
    const { entidadId, revision } = sesion;
    const empresa = await entidades.getConfiguration(entidadId, revision);
    const ahora = clock.now();
    return db.tenant(entidadId, async (tx) => {
      await lock?.(tx);
      const isTaken = await takeVersion(tx, { entidadId, id, version });
      const antes = await findPerson(tx, { sesion, ahora }, id);
      if (!isTaken) throw new AppError('general.cambiado-entretanto');
      const apuntado = await work({ tx, sesion, empresa, ahora, antes, persona: standingOf(antes, empresa, ahora) });
      if (apuntado) {
        const { planDesde, ...apunte } = apuntado;
        await auditoria.note(tx, { sesion, sobreId: id, ...apunte });
        if (planDesde) await bus.emit(tx, planCambiado, { entidadId, autorId: sesion.usuarioId, ids: [id], desde: planDesde });
      }
      return readFile(tx, { sesion, empresa, ahora, fotoTokens }, id);
    });
  };
}
