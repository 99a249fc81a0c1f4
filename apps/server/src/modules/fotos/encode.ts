import { MAXIMO_FOTO_BYTES } from '@jornada/contract/fotos.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** Edges in pixels: in lists and bars, twice as dense, and large. */
export const LADOS = [96, 192, 512] as const;
/** What is taken; decided by the bytes, whatever the sender calls them. SVG is not among them: it is a program. */
const TAKEN = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
/** A picture of more pixels than any camera has is a bomb. */
const MOST_PIXELS = 60_000_000;
/** Decoding takes at most so long. */
const SECONDS = 15;

export type Tamano = { lado: (typeof LADOS)[number]; bytes: Buffer };

/**
 * A picture as it is kept: turned as the camera was held, cut to its middle square, encoded anew in three sizes. Nothing else of what was sent
 * is left: no place, no date, no name of a camera, no hidden file behind the picture.
 * @param photo base64, alone or as a data URL.
 * @throws AppError `fotos.no-es-imagen`, `fotos.demasiado-grande`, `general.demasiado-grande`.
 */
export async function encodePhoto(photo: string): Promise<Tamano[]> {
  const given = Buffer.from(photo.replace(/^data:[^,]*,/, ''), 'base64');
  if (given.length > MAXIMO_FOTO_BYTES) throw new AppError('general.demasiado-grande');
  // Some twenty megabytes: only where somebody has a picture.
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
    // The decoder's words are not for people, and whatever it cannot read is no picture.
    throw new AppError('fotos.no-es-imagen', { cause: error });
  }
}
