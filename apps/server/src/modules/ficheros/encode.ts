import type { Sharp, SharpOptions } from 'sharp';
import type { TIPOS_ADMITIDOS, TipoDeFichero } from '@jornada/domain/ficheros/tipos.ts';
import { isFull } from '../../platform/files/disk.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { decodeHeic, TooManyPixels } from './heic.ts';

/** Pixels of the longer side: a page of A4 at 220 dots an inch. */
const SIDE = 2560;
/** Of the small picture. */
const SMALL_SIDE = 320;
/** No camera has more pixels than this. A picture with more is an attack. */
const MOST_PIXELS = 60_000_000;
/** The longest time for decoding. */
const SECONDS = 15;

type Imagen = Exclude<TipoDeFichero, 'application/pdf'>;
type Paths = { from: string; image: string; small: string };

const ENCODE: Readonly<Record<Imagen, (image: Sharp) => Sharp>> = {
  'image/jpeg': (image) => image.flatten({ background: 'white' }).jpeg({ quality: 82 }),
  'image/png': (image) => image.png({ compressionLevel: 8 }),
  'image/webp': (image) => image.webp({ quality: 82 }),
};

/**
 * Writes a picture as it is kept, upright and at most 2,560 pixels long, and a small one. @returns its type, which is JPEG for a
 * HEIC. @throws AppError `ficheros.danado`, `ficheros.demasiados-pixeles`, `ficheros.sin-espacio`.
 */
export async function encodeImage(
  tipo: Exclude<(typeof TIPOS_ADMITIDOS)[number], 'application/pdf'>,
  { from, image, small }: Paths,
): Promise<{ como: Imagen }> {
  const { default: sharp } = await import('sharp');
  const como = tipo === 'image/heic' ? 'image/jpeg' : tipo;
  const limits: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 };
  try {
    const raw = tipo === 'image/heic' ? await decodeHeic(from, MOST_PIXELS) : null;
    const open = (): Sharp =>
      (raw ? sharp(raw.data, { ...limits, raw: { width: raw.width, height: raw.height, channels: 4 } }) : sharp(from, limits)).timeout({
        seconds: SECONDS,
      });
    const upright = open().autoOrient().resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true }).toColourspace('srgb');
    await ENCODE[como](upright).toFile(image);
    await sharp(image, limits)
      .resize(SMALL_SIDE, SMALL_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toFile(small);
    return { como };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isTooLarge = error instanceof TooManyPixels || (error instanceof Error && error.message.includes('pixel limit'));
    if (isTooLarge) throw new AppError('ficheros.demasiados-pixeles');
    if (isFull(error) || /no space/i.test((error as Error).message)) throw new AppError('ficheros.sin-espacio', { cause: error });
    // The decoder's message is not for users. A file that it cannot read is damaged.
    throw new AppError('ficheros.danado', { cause: error });
  }
}
