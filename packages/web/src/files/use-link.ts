import { ficheros } from '@jornada/contract/ficheros.ts';
import { useRead } from '../calls.ts';
import { useSession, useWebServices } from '../services.tsx';

type How = 'guardar' | 'ver' | 'vista';

const addressOf = (instanceUrl: string | null, token: string, como: How): string =>
  `${instanceUrl ?? ''}/ficheros/descargar?${new URLSearchParams({ token, como }).toString()}`;

/** A link is good for two minutes. It is asked for anew each time that something is shown. */
const FRESH = { gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false } as const;

/** The address of a file as a picture; undefined until it is known, and where there is none. */
export function usePicture(id: number | null, como: 'ver' | 'vista'): string | undefined {
  const { instanceUrl } = useSession();
  const { data } = useRead(ficheros.enlace, { id: id ?? 0 }, { enabled: id !== null, retry: false, ...FRESH });
  return data && addressOf(instanceUrl, data.token, como);
}

/** Asks for the address of a file, to be saved. @throws ApiError */
export function useFileAddress(): (id: number) => Promise<string> {
  const { client } = useWebServices();
  const { instanceUrl } = useSession();
  return async (id) => addressOf(instanceUrl, (await client.call(ficheros.enlace, { id })).token, 'guardar');
}
