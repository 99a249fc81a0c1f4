import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@jornada/client';
import { ficheros } from '@jornada/contract/ficheros.ts';
import type { FicheroVista } from '@jornada/contract/ficheros.ts';
import { getI18n } from 'react-i18next';
import { downloadFrom } from '@jornada/web/native/files.ts';
import { useFileAddress } from '@jornada/web/files/use-link.ts';
import { useSession } from '@jornada/web/services.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useServices } from '../../shared/services.tsx';

/** The bytes of a document, in memory only, and forgotten as soon as they are not looked at. A signed one is another file. */
export function useFileBytes(fichero: Pick<FicheroVista, 'id' | 'bytes'> | undefined) {
  const { client } = useServices();
  const { instanceUrl } = useSession();
  const id = fichero?.id ?? 0;
  return useQuery({
    queryKey: [ficheros.enlace.path, { id, bytes: fichero?.bytes, como: 'leer' }],
    queryFn: async ({ signal }): Promise<ArrayBuffer> => {
      const { token } = await client.call(ficheros.enlace, { id }, { signal });
      const query = new URLSearchParams({ token, como: 'ver' }).toString();
      const answer = await fetch(`${instanceUrl ?? ''}${ficheros.descargar.path}?${query}`, { signal, cache: 'no-store' });
      if (!answer.ok) {
        const code = 'ficheros.no-existe';
        throw new ApiError({ code, message: getI18n().t(`errores.${code}`), status: answer.status });
      }
      return answer.arrayBuffer();
    },
    // No `feature`: what is written about files changes nothing of these bytes.
    meta: { call: ficheros.enlace.id, conPin: true },
    enabled: fichero !== undefined,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** Saves a file on the device. */
export function useDownload(): (id: number) => void {
  const { notices } = useServices();
  const addressOf = useFileAddress();
  const messageOf = useMessageOf();
  return (id) => {
    addressOf(id).then(downloadFrom, (error: unknown) => notices.show(messageOf(error)));
  };
}
