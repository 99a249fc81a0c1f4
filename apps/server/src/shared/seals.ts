import { createPrivateKey } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Decoder } from '../platform/decoding/decoder.ts';
import { fingerprintOf, isValidAt, makeSigner, subjectOf, type Signer } from '../platform/seal/certificate.ts';
import type { StampTime } from '../platform/seal/cms.ts';
import { prepareApart } from '../platform/seal/prepare-apart.ts';
import { createSeal, type Seal } from '../platform/seal/seal.ts';
import { findSeals, stateOf, type FoundSeal, type SealState } from '../platform/seal/verify.ts';
import type { Vault } from '../platform/vault.ts';
import {
  createInstallationSeal,
  findCompanySeal,
  findFingerprints,
  findInstallationSeal,
  noteSeal,
  updateCompanyKey,
  updateInstallationSeal,
  type SelloGuardado,
} from './seals-repo.ts';

/** Seals what a company gives out, and knows it again. */
export type Seals = Seal & {
  /** Whether a PDF is one that was sealed for this company, and unchanged since. */
  check(entidadId: number, pdf: Buffer): Promise<SealState>;
  /** The name of the certificate of the installation. */
  installationName(): Promise<string>;
  /** The same of seals whose file is elsewhere. `by`: who has sealed it; empty if it is nobody of the company. */
  judge(entidadId: number, seals: readonly FoundSeal[]): Promise<{ state: SealState; by: string }>;
};

const INSTALLATION = 'seal:installation';
/** Binds the private key of a company to its row. */
export const contextOfSeal = (entidadId: number, huella: string): string => `seal:${entidadId}:${huella}`;
const NAME = { name: 'Jornada: sello de la instalación', organization: 'Jornada' };

function signerOf(cadena: readonly Buffer[], pkcs8: Buffer): Signer {
  const [own, ...others] = cadena;
  if (!own) throw new Error('a seal without a certificate');
  return { key: createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }), chain: [own, ...others] };
}

type SealsOptions = {
  db: Database;
  clock: Clock;
  vault: Vault;
  stamp: StampTime | null;
  /** Reads the PDFs of people. Left out: they are read here, for tests. */
  decoder?: Decoder;
};

export function createSeals(options: SealsOptions): Seals {
  const { db, clock, vault, stamp } = options;
  /** The certificate of the installation that is noted for a company. Another process may make a new one. */
  const noted = new Map<number, string>();

  function make(): SelloGuardado {
    const { key, chain } = makeSigner({ ...NAME, now: clock.now() });
    return { cadena: [...chain], clave: vault.seal(key.export({ type: 'pkcs8', format: 'der' }), INSTALLATION) };
  }
  async function findOrMake(): Promise<SelloGuardado> {
    if (!(await findInstallationSeal(db))) await createInstallationSeal(db, make(), clock.now().toString());
    const found = await findInstallationSeal(db);
    if (!found) throw new Error('the seal of the installation was not stored');
    return found;
  }
  function open({ cadena, clave }: SelloGuardado): Signer | null {
    try {
      return signerOf(cadena, vault.open(clave, INSTALLATION));
    } catch {
      // The secrets of the installation were lost. What was sealed stays as it is: each company knows the certificate.
      return null;
    }
  }
  async function installationSigner(): Promise<Signer> {
    const found = await findOrMake();
    const signer = open(found);
    if (signer && vault.isCurrent(found.clave)) return signer;
    const clave = signer && vault.seal(vault.open(found.clave, INSTALLATION), INSTALLATION);
    await updateInstallationSeal(db, found.clave, clave ? { ...found, clave } : make());
    return signer ?? installationSigner();
  }

  /** Null: the secrets of the installation were lost. */
  function openOwn(clave: Buffer, context: string): Buffer | null {
    try {
      return vault.open(clave, context);
    } catch {
      return null;
    }
  }

  async function companySigner(entidadId: number): Promise<Signer | null> {
    return db.tenant(entidadId, async (tx) => {
      const found = await findCompanySeal(tx, entidadId);
      if (!found) return null;
      const context = contextOfSeal(entidadId, found.huella);
      const pkcs8 = openOwn(found.clave, context);
      // With the installation's anybody can still say what is unchanged; with one that is over nobody would believe it.
      if (!pkcs8 || !isValidAt(found.cadena[0], clock.now())) return null;
      if (!vault.isCurrent(found.clave)) await updateCompanyKey(tx, entidadId, { huella: found.huella, clave: vault.seal(pkcs8, context) });
      return signerOf(found.cadena, pkcs8);
    });
  }

  async function findSigner(entidadId: number): Promise<Signer> {
    const own = await companySigner(entidadId);
    if (own) return own;
    const signer = await installationSigner();
    const huella = fingerprintOf(signer.chain[0]);
    if (noted.get(entidadId) !== huella) {
      await db.tenant(entidadId, (tx) => noteSeal(tx, entidadId, { huella, cadena: signer.chain, ahora: clock.now().toString() }));
      noted.set(entidadId, huella);
    }
    return signer;
  }

  async function judge(entidadId: number, found: readonly FoundSeal[]): Promise<{ state: SealState; by: string }> {
    if (found.length === 0) return { state: 'unsealed', by: '' };
    const known = await db.tenant(entidadId, (tx) => findFingerprints(tx, entidadId));
    const isOurs = (fingerprint: string, tenant: string | null): boolean =>
      known.get(fingerprint)?.isOwn === true || (known.has(fingerprint) && tenant === String(entidadId));
    const ours = found.findLast(({ fingerprint, tenant }) => isOurs(fingerprint, tenant));
    return { state: stateOf(found, isOurs), by: ours?.by ?? '' };
  }

  return {
    ...createSeal({
      clock,
      signerOf: async (entidadId) => ({ signer: await findSigner(entidadId), stamp }),
      ...(options.decoder ? { prepareReceipt: prepareApart(options.decoder) } : {}),
    }),
    check: async (entidadId, pdf) => (await judge(entidadId, findSeals(pdf))).state,
    judge,
    installationName: async () => subjectOf((await installationSigner()).chain[0]),
  };
}
