import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { comprobacion } from '@jornada/contract/comprobacion.ts';
import type { Attempts } from '../../platform/attempts.ts';
import type { Database } from '../../platform/database/database.ts';
import { judgeSeal, type FoundSeal } from '../../platform/seal/verify.ts';
import type { Seals } from '../../shared/seals.ts';
import { takeTry } from '../../shared/take-try.ts';
import { findByDigests, findCompanyName, findPaper } from './repo.ts';

type Entrada = ValidadaDe<typeof comprobacion.papel>;
type Salida = SalidaDe<typeof comprobacion.papel>;

/** Papers from one address within a quarter of an hour. */
const LIMIT = 60;
/** A number that a seal may name as its tenant. */
const MOST_ID = 2 ** 31 - 1;
const UNKNOWN: Salida = { estado: 'desconocido', clase: null, empresa: '', por: '', momento: null, anadido: false };

type Options = { db: Database; attempts: Attempts; seals: Pick<Seals, 'judge'> };

/** Says of a paper whether it was given out here, to anybody who holds it. Nothing that it says names or describes a person. */
export function createChecking({ db, attempts, seals }: Options) {
  const take = (address: string): Promise<void> =>
    takeTry(attempts, [{ key: `comprobar:${address}`, limit: LIMIT }], 'general.demasiadas-veces');

  /** The paper with this digest in the first of these companies that has one, one that still counts before the others. */
  async function paperIn(companies: readonly number[], digest: string): Promise<Salida | null> {
    let replaced: Salida | null = null;
    for (const entidadId of companies) {
      const { paper, empresa } = await db.tenant(entidadId, async (tx) => ({
        paper: await findPaper(tx, entidadId, digest),
        empresa: (await findCompanyName(tx, entidadId)) ?? '',
      }));
      if (!paper) continue;
      const { clase, momento, vigente } = paper;
      const said: Salida = { ...UNKNOWN, estado: vigente ? 'igual' : 'sustituido', clase, empresa, momento };
      if (vigente) return said;
      replaced ??= said;
    }
    return replaced;
  }

  async function sealIn(companies: readonly number[], found: readonly FoundSeal[]): Promise<Salida | null> {
    for (const entidadId of companies) {
      const { state, by } = await seals.judge(entidadId, found);
      if (state === 'unsealed') continue;
      const empresa = (await db.tenant(entidadId, (tx) => findCompanyName(tx, entidadId))) ?? '';
      return {
        ...UNKNOWN,
        estado: state === 'intact' ? 'igual' : 'cambiado',
        clase: 'sello',
        empresa,
        por: by,
        anadido: state === 'extended',
      };
    }
    return null;
  }

  return async ({ sha256, dice = [], sellos = [] }: Entrada, address: string): Promise<Salida> => {
    await take(address);
    const found = sellos.flatMap(
      ({ cubre, firma, entero }) => judgeSeal(Buffer.from(firma, 'base64'), { digest: Buffer.from(cubre, 'hex'), isWhole: entero }) ?? [],
    );
    const known = await findByDigests(db, [...new Set([sha256, ...dice, ...found.map(({ fingerprint }) => fingerprint)])]);
    const companiesOf = (digests: readonly string[]): number[] => [
      ...new Set(known.filter(({ huella }) => digests.includes(huella)).map(({ entidadId }) => entidadId)),
    ];
    const paper = await paperIn(companiesOf([sha256]), sha256);
    const named = found.map(({ tenant }) => Number(tenant)).filter((id) => Number.isSafeInteger(id) && id > 0 && id <= MOST_ID);
    const seal = await sealIn([...new Set([...named, ...companiesOf(found.map(({ fingerprint }) => fingerprint))])], found);
    if (paper) return seal && seal.empresa === paper.empresa && seal.estado === 'igual' ? { ...paper, por: seal.por } : paper;
    if (seal) return seal;
    // It quotes what was given out here, and is not that.
    for (const digest of dice) {
      const quoted = await paperIn(companiesOf([digest]), digest);
      if (quoted) return { ...quoted, estado: 'cambiado' };
    }
    return UNKNOWN;
  };
}
