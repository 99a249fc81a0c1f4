import { wrapperDoor } from './wrapper-door.ts';

const A_MINUTE = 60_000;

/** Gives the browser a file to save, as if it had been downloaded. */
export function saveFile({ name, type, bytes }: { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }): void {
  if (__WRAPPER__) return wrapperDoor().saveFile({ name, type, bytes });
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser fetches the file after the click, and a busy browser may take some time.
  setTimeout(() => URL.revokeObjectURL(url), A_MINUTE);
}

/** SHA-256 of a file in hexadecimal; null if the connection is not secure, because the browser then cannot compute it. */
export async function digestOf(file: Blob): Promise<string | null> {
  // The types say that it is always there; without https it is not.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return null;
  const digest = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Copies a text to the clipboard. Returns whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  try {
    if (!clipboard) return false;
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Lets the browser download a file from the server. */
export function downloadFrom(url: string): void {
  if (__WRAPPER__) return wrapperDoor().downloadFrom(url);
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
