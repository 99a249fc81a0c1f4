const A_MINUTE = 60_000;

/** Gives the browser a file to save, as if it had been downloaded. */
export function saveFile({ name, type, bytes }: { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser fetches it after the click, and a busy one takes its time.
  setTimeout(() => URL.revokeObjectURL(url), A_MINUTE);
}

/** The bytes that base64 stands for. @throws DOMException when it is none. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}

/** SHA-256 of a file in hexadecimal; null where the browser may not compute it, for want of a secure connection. */
export async function digestOf(file: Blob): Promise<string | null> {
  // The types say that it is always there; without https it is not.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return null;
  const digest = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Puts a text into the clipboard; whether it got there. */
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

/** Lets the browser fetch a file that the server names, and keep it. */
export function downloadFrom(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
