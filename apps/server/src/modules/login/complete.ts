import type { EntradaDe } from '@jornada/contract/call.ts';
import type { login } from '@jornada/contract/login.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Entrante, Navegador, SecondStep } from '../factores/service.ts';
import type { Desde, SesionRecienAbierta, Open } from './open.ts';
import { findCredentials } from './repo.ts';

export type Complete = ReturnType<typeof createComplete>;

/** The end of a log-in: the session is opened after the second step, or after a passkey alone. */
export function createComplete({ db, secondStep, open }: { db: Database; secondStep: SecondStep; open: Open }) {
  async function enter({ entidadId, usuarioId, recordar, sso }: Entrante, from: Desde): Promise<SesionRecienAbierta> {
    const credentials = await db.tenant(entidadId, (tx) => findCredentials(tx, { entidadId, usuarioId }));
    if (!credentials) throw new Error(`user ${usuarioId} of company ${entidadId} is not there`);
    const clase = recordar ? 'recordada' : 'normal';
    return open.open({ entidadId, usuarioId, revision: credentials.revision, clase, ...(sso ? { sso } : {}) }, from);
  }
  return {
    byCode: async (input: EntradaDe<typeof login.segundoFactor>, from: Desde & Navegador): Promise<SesionRecienAbierta> =>
      enter(await secondStep.answer(input, from), from),
    byKey: async (input: EntradaDe<typeof login.conLlave>, from: Desde & Navegador): Promise<SesionRecienAbierta> =>
      enter(await secondStep.answerKey(input, from), from),
    async byFirstCode(
      input: EntradaDe<typeof login.activarFactor>,
      from: Desde & Navegador,
    ): Promise<SesionRecienAbierta & { content: { CodigosRecuperacion: string[] } }> {
      const { entrante, codigos } = await secondStep.activate(input, from);
      const { content, refresh } = await enter(entrante, from);
      return { content: { ...content, CodigosRecuperacion: codigos }, refresh };
    },
  };
}
