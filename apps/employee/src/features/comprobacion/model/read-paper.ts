import type { EntradaDe } from '@jornada/contract/call.ts';
import { CITAS_DE_PAPEL, type comprobacion } from '@jornada/contract/comprobacion.ts';
import { digestOf } from '@jornada/web/native/files.ts';
import { sealsIn } from '../../../shared/papers/seals.ts';
import { textsInZip } from './zip-text.ts';

export type Question = EntradaDe<typeof comprobacion.papel>;

/** Exactly as long as a digest: longer numbers are signatures and pictures. */
const DIGEST = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g;

/**
 * What is asked of a file: its digest, its seals, and the digests that it quotes. Nothing else of it leaves the device. Null: without https a
 * browser computes no digest.
 */
export async function readPaper(file: File): Promise<Question | null> {
  const sha256 = await digestOf(file);
  if (sha256 === null) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  // What looks like a workbook and is not one quotes nothing.
  const texts = await textsInZip(bytes).catch(() => '');
  const quoted = `${new TextDecoder('latin1').decode(bytes)}\n${texts}`.match(DIGEST) ?? [];
  return { sha256, sellos: await sealsIn(file), dice: [...new Set(quoted)].slice(0, CITAS_DE_PAPEL) };
}
