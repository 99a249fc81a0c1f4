import { AppError } from '../../platform/http/app-error.ts';

/** Pixels of the longer side: twice the size in the menu. */
const SIDE = 96;
/** The logo is sent with every profile. */
const MAX_BYTES = 6 * 1024;
const MAX_PIXELS = 4_000_000;

/**
 * A picture as it is stored: small, and encoded again, so that nothing else of the uploaded file is left. @throws AppError
 * `empresa.logo-no-valido`.
 */
export async function shrinkLogo(dataUrl: string): Promise<string> {
  const data = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  // The library takes some twenty megabytes, so it is loaded only when needed.
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
