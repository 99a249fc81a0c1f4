import { createHash } from 'node:crypto';
import type { EntradaDe } from '@jornada/contract/call.ts';
import type { comprobacion } from '@jornada/contract/comprobacion.ts';

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** What the device of somebody who holds this file sends about it. */
export function paperInHand(file: Buffer): EntradaDe<typeof comprobacion.papel> {
  const text = file.toString('latin1');
  const sellos = [...text.matchAll(/\/ByteRange\s*\[\s*0\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)].map(([, from, to, rest]) => {
    const [first, second, end] = [Number(from), Number(to), Number(to) + Number(rest)];
    return {
      cubre: digestOf(Buffer.concat([file.subarray(0, first), file.subarray(second, end)])),
      firma: Buffer.from(text.slice(first + 1, second - 1), 'hex').toString('base64'),
      entero: end === file.length,
    };
  });
  const dice = [...new Set(text.match(/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g) ?? [])].slice(0, 5);
  return { sha256: digestOf(file), sellos, dice };
}
