import { useQuery } from '@tanstack/react-query';
import { useSession } from '@jornada/web/services.tsx';
import { pendientesQuery } from './bandeja-cache.ts';
import { useServices } from './services.tsx';

/** How many matters wait for whoever is signed in; null for who has no record of their own, and so no inbox. It never holds anything up. */
export function useWaitingMatters(): number | null {
  const { client } = useServices();
  const { profile, token } = useSession();
  const isOffered = token !== null && profile?.AccesoFichaje === true;
  const { data } = useQuery({ ...pendientesQuery(client), enabled: isOffered });
  return isOffered ? (data?.total ?? 0) : null;
}
