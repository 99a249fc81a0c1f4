import { AppError } from '../../platform/http/app-error.ts';

/** Pixels of the longer side: twice what the menu shows. */
const SIDE = 96;
/** It travels with every profile. */
const MAX_BYTES = 6 * 1024;
const MAX_PIXELS = 4_000_000;

/**
 * A picture as it is kept: small, and written anew, so that nothing of the file that was sent is left in it.
 * @throws AppError `empresa.logo-no-valido`.
 */
export async function shrinkLogo(dataUrl: string): Promise<string> {
  const data = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  // Some twenty megabytes: only where somebody has a picture.
  const { default: sharp } = await import('sharp');
  for (const quality of [90, 70, 50, 30]) {
    const small = await sharp(data, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
      .catch((error: unknown) => {
        throw new AppError('empresa.logo-no-valido', { cause: error });
      });
    if (small.length <= MAX_BYTES) return `data:image/webp;base64,${small.toString('base64')}`;
  }
  throw new AppError('empresa.logo-no-valido');
}
