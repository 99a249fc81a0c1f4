let handed: File | null = null;

/** Keeps a photo for the form that opens next: an address carries no file. */
export const handPhoto = (file: File): void => void (handed = file);

/** The photo that was taken for this form, once. */
export function takeHandedPhoto(): File | null {
  const photo = handed;
  handed = null;
  return photo;
}
