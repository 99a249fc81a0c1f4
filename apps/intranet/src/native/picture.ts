/** Longer side of the uploaded picture, in pixels: the server makes it smaller. */
const SIDE = 256;

/** A picture file as a small data URL; null if it is not a picture. */
export async function smallPicture(file: Blob): Promise<string | null> {
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) return null;
  const scale = Math.min(1, SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return canvas.toDataURL('image/webp', 0.9);
}
