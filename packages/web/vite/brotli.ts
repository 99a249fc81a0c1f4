import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Below this size, in bytes, a compressed copy saves nothing. */
const WORTH_BYTES = 512;

/**
 * Writes a `.br` copy of every text file of the build, so that the server need not compress files during requests. It runs last
 * and reads the written files, because other plugins change chunks until the end.
 */
export function brotli(): Plugin {
  return {
    name: 'jornada-brotli',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const fileName of Object.keys(bundle).filter((name) => TEXT.test(name))) {
        const source = readFileSync(join(dir, fileName));
        if (source.length < WORTH_BYTES) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
        writeFileSync(join(dir, `${fileName}.br`), brotliCompressSync(source, { params }));
      }
    },
  };
}
