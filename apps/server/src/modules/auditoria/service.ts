import { ACCIONES_AUDITORIA, type AccionAuditoria } from '@jornada/contract/acciones.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { networkOf } from '../../platform/http/network.ts';
import { createEntry } from './repo.ts';
import { withoutSecrets } from './without-secrets.ts';

import { changedMeanwhile } from './changed-meanwhile.ts';

export { changedMeanwhile } from './changed-meanwhile.ts';
export { cambiosDe } from '../../shared/catalogue/changes.ts';

/** Who acts: what is needed of a session. Without `sesionId` there is no device, without `direccion` no network. */
export type Autor = { entidadId: number; usuarioId: number; personaId?: number; sesionId?: string; direccion?: string };

export type Apunte = {
  sesion: Autor;
  accion: AccionAuditoria;
  /** The id of what the action is about, as `ACCIONES_AUDITORIA` says; null: the company itself. */
  sobreId: number | null;
  /** A few plain values: names, reasons, `cambios` with what was and what is. No secrets. */
  datos?: Readonly<Record<string, unknown>>;
};

export type AuditoriaService = ReturnType<typeof createAuditoriaService>;

/** Writes down what whoever manages a company does and looks at. */
export function createAuditoriaService({ clock }: { clock: Clock }) {
  return {
    /** One line, within the transaction of what it is about: both are written, or neither. */
    async anotar(tx: Queryable, { sesion, accion, sobreId, datos = {} }: Apunte): Promise<void> {
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
        // The company that is made for the demo closes its months without a session.
        sesionId: sesionId || null,
        direccion: networkOf(direccion),
      });
    },

    changedMeanwhile,
  };
}
