import { ApiError, type Client } from '@jornada/client';
import { ficheros } from '@jornada/contract/ficheros.ts';
import type { KeptPictures } from '../native/kept-pictures.ts';

/** Its bytes, or the address where the browser finds them. */
export type Picture = Blob | string;

type Reading = { client: Pick<Client, 'call'>; pictures?: KeptPictures | undefined; signal: AbortSignal };

/**
 * A picture as the server lets the person see it now. Where it cannot be asked, the one that this device keeps; one that the server no longer shows is
 * not kept either. @throws ApiError
 */
export async function readPicture(
  { client, pictures, signal }: Reading,
  { id, como }: { id: number; como: 'ver' | 'vista' },
  addressOf: (token: string) => string,
): Promise<Picture> {
  const name = `${id}-${como}`;
  try {
    const address = addressOf((await client.call(ficheros.enlace, { id }, { signal })).token);
    return (await pictures?.take(name, address, signal)) ?? address;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!error.isNetwork) await pictures?.drop(name).catch(() => null);
    const kept = error.isNetwork ? await pictures?.find(name).catch(() => null) : null;
    if (!kept) throw error;
    return kept;
  }
}
