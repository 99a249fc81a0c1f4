import { useQuery } from '@tanstack/react-query';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { useFileAddress } from '@jornada/web/files/use-link.ts';
import { usePaper, type OpenedPaper } from '@jornada/web/pdf/use-paper.ts';

/** The pages of a PDF of the server. It is fetched once, however many of them are looked at, and kept no longer than its screen; `isLost`: it could not be fetched. */
export function usePaperOf(id: number, isWanted: boolean): OpenedPaper & { isLost: boolean } {
  const addressOf = useFileAddress();
  const { data, isError } = useQuery({
    queryKey: [ficheros.descargar.path, id],
    queryFn: async ({ signal }): Promise<ArrayBuffer> => {
      const answer = await fetch(await addressOf(id), { signal, cache: 'no-store' });
      if (!answer.ok) throw new Error(`The file was answered with ${answer.status}`);
      return answer.arrayBuffer();
    },
    meta: { call: ficheros.descargar.id, feature: ficheros.descargar.feature },
    enabled: isWanted,
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  return { ...usePaper(data, 'application/pdf'), isLost: isError };
}
