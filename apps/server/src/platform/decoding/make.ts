import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import type { Sharp } from 'sharp';
import { decode, openPicture } from './picture.ts';
import { Refused, type Made, type DecodingTask } from './task.ts';

type TaskOf<K extends DecodingTask['kind']> = Extract<DecodingTask, { kind: K }>;

const PDF = 'application/pdf';
/** How a picture is encoded again. One of a kind that is not here becomes a JPEG, because few browsers show it. */
const ENCODE: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.flatten({ background: 'white' }).jpeg({ quality: 82 }),
  'image/png': (picture) => picture.png({ compressionLevel: 8 }),
  'image/webp': (picture) => picture.webp({ quality: 82 }),
};
const JPEG = 'image/jpeg';
const QUALITIES = [90, 70, 50, 30] as const;
const inside = (picture: Sharp, side: number): Sharp => picture.resize(side, side, { fit: 'inside', withoutEnlargement: true });

/** The kind of a file by its bytes, whatever its sender says. @throws Refused if it is not taken. */
function takenType(found: { mime: string } | undefined, accepted: readonly string[]): string {
  // A still HEIC is also called HEIF.
  const type = found?.mime === 'image/heif' ? 'image/heic' : found?.mime;
  if (type === undefined || !accepted.includes(type)) throw new Refused('type');
  return type;
}
const readType = async (bytes: Uint8Array, accepted: readonly string[]): Promise<string> =>
  takenType(await decode(() => fileTypeFromBuffer(bytes)), accepted);

/**
 * Checks a document, or writes a picture as it is kept, upright, and a small one: nothing else of the upload is left, no place, no date,
 * no hidden file. @throws Refused
 */
export async function makeFile({ path, accepted, image, small }: TaskOf<'file'>): Promise<Made['file']> {
  const type = takenType(await decode(() => fileTypeFromFile(path)), accepted);
  if (type === PDF) {
    const { checkPdf } = await import('./pdf.ts');
    const pages = await decode(() => checkPdf(path));
    return { type, isPicture: false, pages };
  }
  return decode(async () => {
    const as = type in ENCODE ? type : JPEG;
    const upright = inside((await openPicture(path, type)).autoOrient(), image.side).toColourspace('srgb');
    await (ENCODE[as]?.(upright) ?? upright).toFile(image.path);
    await inside(await openPicture(image.path, as), small.side)
      .webp({ quality: 75 })
      .toFile(small.path);
    return { type: as, isPicture: true, pages: 1 };
  });
}

/** A picture upright, cut to the square in the middle, in several sizes as WebP. @throws Refused */
export async function makeSquares({ bytes, accepted, sides }: TaskOf<'squares'>): Promise<Made['squares']> {
  const type = await readType(bytes, accepted);
  const largest = Math.max(...sides);
  return decode(async () => {
    const square = await (
      await openPicture(bytes, type)
    )
      .autoOrient()
      .resize(largest, largest, { fit: 'cover' })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer();
    const pictures: Uint8Array[] = [];
    for (const side of sides)
      pictures.push(await (await openPicture(square, 'image/png')).resize(side, side).webp({ quality: 82 }).toBuffer());
    return { pictures };
  });
}

/** A small WebP of so many bytes at most. @throws Refused */
export async function makeBadge({ bytes, accepted, side, mostBytes }: TaskOf<'badge'>): Promise<Made['badge']> {
  const type = await readType(bytes, accepted);
  return decode(async () => {
    for (const quality of QUALITIES) {
      const picture = await inside((await openPicture(bytes, type)).autoOrient(), side)
        .webp({ quality })
        .toBuffer();
      if (picture.length <= mostBytes) return { picture };
    }
    throw new Refused('large');
  });
}
