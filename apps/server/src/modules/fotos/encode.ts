import { MAXIMO_FOTO_BYTES } from '@jornada/contract/fotos.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** Sizes in pixels: for lists and bars, twice that, and large. */
export const LADOS = [96, 192, 512] as const;
/**
 * The accepted formats, found from the bytes, whatever type the sender names. SVG is not accepted, because it can contain
 * scripts.
 */
const TAKEN = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
/** No camera has more pixels than this. A picture with more is an attack. */
const MOST_PIXELS = 60_000_000;
/** The longest time for decoding. */
const SECONDS = 15;

export type Tamano = { lado: (typeof LADOS)[number]; bytes: Buffer };

/**
 * A picture as it is stored: turned upright, cut to the square in the middle, encoded again in three sizes. Nothing else of the
 * upload is left: no place, no date, no name of a camera, no hidden file. @param photo base64, alone or as a data URL. @throws
 * AppError `fotos.no-es-imagen`, `fotos.demasiado-grande`, `general.demasiado-grande`.
 */
export async function encodePhoto(photo: string): Promise<Tamano[]> {
  const given = Buffer.from(photo.replace(/^data:[^,]*,/, ''), 'base64');
  if (given.length > MAXIMO_FOTO_BYTES) throw new AppError('general.demasiado-grande');
  // The libraries take some twenty megabytes, so they are loaded only when needed.
  const [{ fileTypeFromBuffer }, { default: sharp }] = await Promise.all([import('file-type'), import('sharp')]);
  const type = await fileTypeFromBuffer(given);
  if (!type || !TAKEN.has(type.mime)) throw new AppError('fotos.no-es-imagen');
  const open = () => sharp(given, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 }).timeout({ seconds: SECONDS });
  try {
    const { width, height } = await open().metadata();
    if (width * height > MOST_PIXELS) throw new AppError('fotos.demasiado-grande');
    const largest = await open()
      .autoOrient()
      .resize(512, 512, { fit: 'cover' })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer();
    return await Promise.all(
      LADOS.map(async (lado) => ({ lado, bytes: await sharp(largest).resize(lado, lado).webp({ quality: 82 }).toBuffer() })),
    );
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof Error && error.message.includes('pixel limit')) throw new AppError('fotos.demasiado-grande');
    // The decoder's message is not for users. A file that it cannot read is not a picture.
    throw new AppError('fotos.no-es-imagen', { cause: error });
  }
}
