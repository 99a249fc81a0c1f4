import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Signer } from './certificate.ts';
import { signDetached, type StampTime } from './cms.ts';
import type { Receipt } from './receipt.ts';
import { fillRoom, roomFor, signedParts, type Prepared, type SealWords } from './room.ts';
import type { SignDigest } from './seal-file.ts';

/** Why it is sealed, as readers of PDFs show it, and in whose name. */
export type SealAbout = { reason: string; name: string };

/** Seals PDFs: any reader says afterwards whether they have changed since. What was there stays to the last byte. */
export type Seal = {
  /** Of a PDF that the product has made itself. @throws CannotSeal */
  sign(tenant: number, pdf: Buffer, about: SealAbout): Promise<Buffer>;
  /** For a PDF that is too large to be held: who writes it leaves this room, and asks for the signature of a digest (SHA-256). */
  openFor(tenant: number): Promise<{ roomBytes: number; sign: SignDigest }>;
  /** Prints a receipt on a last page, and seals it with everything before. A second one goes below the first. @throws CannotSeal */
  signWithReceipt(tenant: number, pdf: Buffer, about: SealAbout & { receipt: Receipt }): Promise<Buffer>;
};

type Options = {
  clock: Clock;
  /** Who seals for a tenant. `stamp`: where a time stamp is wanted. */
  signerOf(tenant: number): Promise<{ signer: Signer; stamp: StampTime | null }>;
  /** Reads a PDF that somebody has sent, and adds receipt and room. Left out: here, for tests. */
  prepareReceipt?: PrepareReceipt;
};

/** @throws CannotSeal */
export type PrepareReceipt = (
  tenant: number,
  pdf: Buffer,
  request: { words: SealWords; roomBytes: number; receipt: Receipt },
) => Promise<Prepared>;

/** What reads PDFs takes 25 MiB, so it is loaded with the first seal. */
const loadPrepare = async () => (await import('./update.ts')).prepare;

const prepareHere: PrepareReceipt = async (_tenant, pdf, { receipt, ...request }) => {
  const [prepare, { receiptPlace }] = await Promise.all([loadPrepare(), import('./receipt.ts')]);
  return prepare(pdf, { ...request, place: receiptPlace(receipt) });
};

export function createSeal({ clock, signerOf, prepareReceipt = prepareHere }: Options): Seal {
  type Request = { words: SealWords; roomBytes: number };
  async function seal(tenant: number, { reason, name }: SealAbout, makeRoom: (request: Request) => Promise<Prepared>): Promise<Buffer> {
    const { signer, stamp } = await signerOf(tenant);
    const prepared = await makeRoom({ words: { reason, name, at: clock.now() }, roomBytes: roomFor(signer.chain) });
    const hash = createHash('sha256');
    for (const part of signedParts(prepared)) hash.update(part);
    return fillRoom(prepared, await signDetached(hash.digest(), signer, { tenant, stamp }));
  }
  return {
    async openFor(tenant) {
      const { signer, stamp } = await signerOf(tenant);
      return { roomBytes: roomFor(signer.chain), sign: (digest) => signDetached(digest, signer, { tenant, stamp }) };
    },
    sign: (tenant, pdf, about) => seal(tenant, about, async (request) => (await loadPrepare())(pdf, request)),
    signWithReceipt: (tenant, pdf, { receipt, ...about }) =>
      seal(tenant, about, (request) => prepareReceipt(tenant, pdf, { ...request, receipt })),
  };
}
