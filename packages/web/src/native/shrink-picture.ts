import { TIPO_HEIC } from '@jornada/domain/ficheros/tipos.ts';

/** The longest side that is sent, in pixels: the small print of a receipt can still be read. */
const LONGEST = 2560;
/** A photo with fewer bytes than that goes as it is. */
const SMALL_ENOUGH = 700_000;
const QUALITY = 0.85;

/** Some systems know a HEIC by its ending alone. */
export const isHeic = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type === TIPO_HEIC || type === 'image/heif' || (type === '' && /\.hei[cf]$/i.test(name));

/** What may be made smaller: photos. A drawing stays as sharp as it is. */
export const isPhoto = (file: Pick<File, 'type' | 'name'>): boolean =>
  file.type === 'image/jpeg' || file.type === 'image/webp' || isHeic(file);

/**
 * The same photo with fewer pixels, upright and as JPEG, without what the camera wrote into it (such as the place). The file itself where that
 * would not be smaller, or where the browser cannot open it, as many cannot open HEIC.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!isPhoto(file) || (file.size <= SMALL_ENOUGH && !isHeic(file)) || !('createImageBitmap' in globalThis)) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return file;
  try {
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return file;
    // JPEG has no transparency: what shows through is paper, not black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    // A HEIC is made a JPEG even where that takes more bytes: this device can show it then.
    if (made?.type !== 'image/jpeg' || (made.size >= file.size && !isHeic(file))) return file;
    return new File([made], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg', lastModified: file.lastModified });
  } catch {
    return file;
  } finally {
    bitmap.close();
  }
}
