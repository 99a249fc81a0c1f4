import { useQuery } from '@tanstack/react-query';
import { useSession } from '@jornada/web/services.tsx';
import { pendientesQuery } from './reads.ts';
import { useServices } from './services.tsx';

/** `total` matters wait for an answer, `respuestas` came to what one asked for and were not seen. */
type WaitingMatters = { total: number; respuestas: number };

const NOTHING: WaitingMatters = { total: 0, respuestas: 0 };

/** What whoever is signed in finds in the inbox; null for who has no record of their own, and so no inbox. It never holds anything up. */
export function useWaitingMatters(): WaitingMatters | null {
  const services = useServices();
  const { profile, token } = useSession();
  const isOffered = token !== null && profile?.AccesoFichaje === true;
  const { data = NOTHING } = useQuery({ ...pendientesQuery(services), enabled: isOffered });
  return isOffered ? data : null;
}
