import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { empresa } from '@jornada/contract/empresa.ts';
import type { CodigoError } from '@jornada/contract/errores.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { fingerprintOf, isValidAt, subjectOf, termsOf, type Signer } from '../../platform/seal/certificate.ts';
import { P12Refused, readP12, type P12Problem } from '../../platform/seal/p12.ts';
import type { Vault } from '../../platform/vault.ts';
import { lock } from '../../shared/locks.ts';
import { contextOfSeal, type Seals } from '../../shared/seals.ts';
import { createCompanySeal, findCompanySeal, retireCompanySeal } from '../../shared/seals-repo.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';

type Vista = SalidaDe<typeof empresa.sello>;

const PROBLEMS: Readonly<Record<P12Problem, CodigoError>> = {
  password: 'empresa.sello-clave',
  old: 'empresa.sello-antiguo',
  key: 'empresa.sello-sin-clave',
  file: 'empresa.sello-fichero',
};

async function read(fichero: string, clave: string): Promise<Signer> {
  try {
    return await readP12(Buffer.from(fichero, 'base64'), clave);
  } catch (error) {
    throw error instanceof P12Refused ? new AppError(PROBLEMS[error.problem], { cause: error }) : error;
  }
}

/** With which certificate the papers of a company are sealed. */
export function createSealService(options: { db: Database; clock: Clock; vault: Vault; seals: Seals; auditoria: AuditoriaService }) {
  const { db, clock, vault, seals, auditoria } = options;

  async function present(tx: Transaction, entidadId: number, instalacion: string): Promise<Vista> {
    const found = await findCompanySeal(tx, entidadId);
    const [own] = found?.cadena ?? [];
    if (!found || !own) return { propio: null, instalacion };
    const { issuer, since, until } = termsOf(own);
    const propio = {
      titular: subjectOf(own),
      emisor: issuer,
      desde: since.toString(),
      hasta: until.toString(),
      certificados: found.cadena.length,
      puesto: found.desde,
    };
    return { propio, instalacion };
  }

  const change = async (sesion: Sesion, work: (tx: Transaction) => Promise<string | null>): Promise<Vista> => {
    const { entidadId } = sesion;
    const instalacion = await seals.installationName();
    return db.tenant(entidadId, async (tx) => {
      await lock.catalogues(tx, entidadId);
      const titular = await work(tx);
      await auditoria.note(tx, { sesion, accion: 'empresa.sello', sobreId: null, datos: { titular } });
      return present(tx, entidadId, instalacion);
    });
  };

  return {
    async view({ entidadId }: Sesion): Promise<Vista> {
      const instalacion = await seals.installationName();
      return db.tenant(entidadId, (tx) => present(tx, entidadId, instalacion));
    },

    /** @throws AppError with what is wrong with the file. */
    async use(sesion: Sesion, { fichero, clave: password }: ValidadaDe<typeof empresa.ponerSello>): Promise<Vista> {
      const { entidadId, usuarioId } = sesion;
      const { key, chain } = await read(fichero, password);
      if (!isValidAt(chain[0], clock.now())) throw new AppError('empresa.sello-caducado');
      const huella = fingerprintOf(chain[0]);
      const clave = vault.seal(key.export({ type: 'pkcs8', format: 'der' }), contextOfSeal(entidadId, huella));
      return change(sesion, async (tx) => {
        await retireCompanySeal(tx, entidadId);
        await createCompanySeal(tx, entidadId, { huella, cadena: [...chain], clave, autorId: usuarioId, ahora: clock.now().toString() });
        return subjectOf(chain[0]);
      });
    },

    retire: (sesion: Sesion): Promise<Vista> =>
      change(sesion, async (tx) => {
        await retireCompanySeal(tx, sesion.entidadId);
        return null;
      }),
  };
}
