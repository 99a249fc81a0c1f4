import { ACCIONES_AUDITORIA, type AccionAuditoria } from '@jornada/contract/acciones.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { networkOf } from '../../platform/http/network.ts';
import { createEntry } from './repo.ts';
import { withoutSecrets } from './without-secrets.ts';

import { changedMeanwhile } from './reads.ts';

/** The parts of a session that are needed. Without `sesionId` no device is recorded, without `direccion` no network. */
export type Autor = { entidadId: number; usuarioId: number; personaId?: number; sesionId?: string; direccion?: string };

export type Apunte = {
  sesion: Autor;
  accion: AccionAuditoria;
  /** The id of the thing that `ACCIONES_AUDITORIA` names for this action; null: the company itself. */
  sobreId: number | null;
  /** A few plain values: names, reasons, `cambios` with old and new values. No secrets. */
  datos?: Readonly<Record<string, unknown>>;
};

export type AuditoriaService = ReturnType<typeof createAuditoriaService>;

/** Records what the people who manage a company do and look at. */
export function createAuditoriaService({ clock }: { clock: Clock }) {
  return {
    /** Writes one line, within the transaction of the action: both are written, or neither. */
    async note(tx: Queryable, { sesion, accion, sobreId, datos = {} }: Apunte): Promise<void> {
      const { entidadId, usuarioId, personaId = usuarioId, sesionId, direccion = '' } = sesion;
      await createEntry(tx, {
        entidadId,
        momento: clock.now().toString(),
        autorId: usuarioId,
        porId: personaId === usuarioId ? null : personaId,
        accion,
        sobre: ACCIONES_AUDITORIA[accion],
        sobreId,
        datos: withoutSecrets(datos),
        // The demo company closes its months without a session.
        sesionId: sesionId || null,
        direccion: networkOf(direccion),
      });
    },

    changedMeanwhile,
  };
}
