import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { dispositionOf } from '../../platform/http/disposition.ts';
import type { Bytes } from '../../platform/http/router.ts';
import type { OneTime } from '../../platform/one-time.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { Content145 } from './content.ts';
import { findPdf } from './repo.ts';

const PURPOSE = 'modelo145';
/** For how many seconds a link is good: the browser fetches it at once. */
const SECONDS = 120;

/** Gives the PDF of a signed form to who may see it. */
export function createPrinted145({ db, oneTime, content }: { db: Database; oneTime: OneTime; content: Content145 }) {
  return {
    /** `check` throws where the person may not see it. */
    async link(sesion: Sesion, id: number, check: (tx: Queryable) => Promise<unknown>): Promise<{ token: string }> {
      await db.tenant(sesion.entidadId, check);
      return { token: await oneTime.sign({ ent: sesion.entidadId, mod: id }, { purpose: PURPOSE, seconds: SECONDS }) };
    },

    /** @throws AppError `modelo145.no-existe`, also for a token that is over or forged. */
    async fetch(token: string): Promise<Bytes> {
      const claims = await oneTime.read(token, { purpose: PURPOSE });
      const entidadId = Number(claims?.['ent']);
      const row = claims && (await db.tenant(entidadId, (tx) => findPdf(tx, entidadId, Number(claims['mod']))));
      if (!row) throw new AppError('modelo145.no-existe');
      const { personaId, conAcuse, momento, pdf } = row;
      return {
        tipo: 'application/pdf',
        cuerpo: content.openPdf(pdf, conAcuse, { entidadId, personaId }),
        cabeceras: { 'content-disposition': dispositionOf('attachment', `modelo-145-${momento.slice(0, 10)}.pdf`) },
      };
    },
  };
}
