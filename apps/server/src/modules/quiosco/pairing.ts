import { AppError } from '../../platform/http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Vault } from '../../platform/vault.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { AuthService } from '../auth/service.ts';
import type { Desde, SesionRecienAbierta, Open } from '../login/service.ts';
import { asMade, digestsOf, makeReadable } from './digests.ts';
import { findKiosk } from './reads.ts';
import { updatePaired } from './kiosks-repo.ts';
import type { Limits } from './limits.ts';
import { findRevision } from '../../shared/company/companies-repo.ts';
import { createCode, deleteCode, type Emparejable } from './pairing-repo.ts';

const MINUTES = 15;
/** Codes that one address may try in a quarter of an hour. */
const MOST = 20;
const subject = (code: string): string => `quiosco-emparejar:${code}`;

export type Pairing = ReturnType<typeof createPairing>;

/** A tablet becomes a kiosk with a short code, which an admin sees in the intranet. */
export function createPairing(options: {
  db: Database;
  clock: Clock;
  vault: Vault;
  secrets: Secrets;
  limits: Limits;
  auth: AuthService;
  open: Open;
  auditoria: AuditoriaService;
}) {
  const { db, clock, vault, limits, auth, open, auditoria } = options;
  return {
    /** A new code for a kiosk, in the transaction. */
    async order(tx: Queryable, kiosk: Emparejable): Promise<{ codigo: string; caduca: string }> {
      const codigo = makeReadable(2);
      const caduca = clock.now().add({ minutes: MINUTES }).toString();
      await createCode(tx, kiosk, vault.digest(subject(codigo)), caduca);
      return { codigo, caduca };
    },

    /** @throws AppError `quiosco.codigo-no-valido`, also for one that was used or is too old; `quiosco.demasiados-intentos`. */
    async pair(typed: string, from: Desde & { address: string }): Promise<SesionRecienAbierta> {
      const place = `quiosco-emparejar:${from.address}`;
      await limits.takeOne(place, MOST);
      const ahora = clock.now().toString();
      const kiosk = await db.transaction((tx) => deleteCode(tx, digestsOf(options, subject(asMade(typed))), ahora));
      if (!kiosk) throw new AppError('quiosco.codigo-no-valido', { fields: { codigo: { key: 'formato' } } });
      await limits.giveBack(place);
      const { entidadId, quioscoId } = kiosk;
      const revision = await db.tenant(entidadId, async (tx) => {
        if (!(await findKiosk(tx, { entidadId, id: quioscoId }))) throw new AppError('quiosco.codigo-no-valido');
        // A kiosk is one device: the former one is signed out.
        await auth.closeAll(tx, entidadId, quioscoId);
        await updatePaired(tx, { entidadId, id: quioscoId }, ahora);
        await auditoria.note(tx, { sesion: { entidadId, usuarioId: quioscoId }, accion: 'quiosco.emparejar', sobreId: quioscoId });
        return findRevision(tx, entidadId);
      });
      return open.open({ entidadId, usuarioId: quioscoId, revision, clase: 'quiosco' }, from);
    },
  };
}
