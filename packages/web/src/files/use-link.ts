import { useEffect, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ApiError, type Client } from '@jornada/client';
import { ficheros } from '@jornada/contract/ficheros.ts';
import type { KeptPictures } from '../native/kept-pictures.ts';
import { useSession, useWebServices } from '../services.tsx';

type How = 'guardar' | 'ver' | 'vista';

const addressOf = (instanceUrl: string | null, token: string, como: How): string =>
  `${instanceUrl ?? ''}/ficheros/descargar?${new URLSearchParams({ token, como }).toString()}`;

/** A link is good for two minutes. It is asked for anew each time that something is shown. */
const FRESH = { gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false } as const;

/** The address of a file as a picture; undefined until it is known, and where there is none. `keeps`: also without a network, once it was seen. */
export function usePicture(id: number | null, como: 'ver' | 'vista', keeps: boolean): string | undefined {
  const { client, pictures } = useWebServices();
  const { instanceUrl } = useSession();
  const { data } = useQuery({
    queryKey: [ficheros.enlace.path, { id, como }],
    queryFn: ({ signal }): Promise<Picture> =>
      readPicture({ client, pictures: keeps ? pictures : undefined, signal }, { id: id ?? 0, como }, (token) =>
        addressOf(instanceUrl, token, como),
      ),
    meta: { call: ficheros.enlace.id, feature: ficheros.enlace.feature },
    enabled: id !== null,
    retry: false,
    ...FRESH,
  });
  const local = useLocalAddress(data instanceof Blob ? data : null);
  return typeof data === 'string' ? data : local;
}

/** An address for bytes that are on this device; undefined until there is one. */
function useLocalAddress(bytes: Blob | null): string | undefined {
  const address = useMemo(() => (bytes ? URL.createObjectURL(bytes) : undefined), [bytes]);
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address]);
  return address;
}

/** Asks for the address of a file, to be saved. @throws ApiError */
export function useFileAddress(): (id: number) => Promise<string> {
  const { client } = useWebServices();
  const { instanceUrl } = useSession();
  return async (id) => addressOf(instanceUrl, (await client.call(ficheros.enlace, { id })).token, 'guardar');
}

/** Its bytes, or the address where the browser finds them. */
type Picture = Blob | string;

type Reading = { client: Pick<Client, 'call'>; pictures?: KeptPictures | undefined; signal: AbortSignal };

/**
 * A picture as the server lets the person see it now. Where it cannot be asked, the one that this device keeps; one that the server no longer shows is
 * not kept either. @throws ApiError
 */
async function readPicture(
  { client, pictures, signal }: Reading,
  { id, como }: { id: number; como: 'ver' | 'vista' },
  addressWith: (token: string) => string,
): Promise<Picture> {
  const name = `${id}-${como}`;
  try {
    const address = addressWith((await client.call(ficheros.enlace, { id }, { signal })).token);
    return (await pictures?.take(name, address, signal)) ?? address;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!error.isNetwork) await pictures?.drop(name).catch(() => null);
    const kept = error.isNetwork ? await pictures?.find(name).catch(() => null) : null;
    if (!kept) throw error;
    return kept;
  }
}
