let handed: { photo: File; owner: string | null } | null = null;

/** Keeps a photo of this person (`ownerOf`) for the form that opens next: an address carries no file. */
export const handPhoto = (photo: File, owner: string | null): void => void (handed = { photo, owner });

/** The photo that this person took for this form, once. */
export function takeHandedPhoto(owner: string | null): File | null {
  const last = handed;
  handed = null;
  return last?.owner === owner ? last.photo : null;
}
