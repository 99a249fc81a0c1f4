import { useQuery } from '@tanstack/react-query';
import { hasBandeja } from '@jornada/domain/perfil/menu.ts';
import { useSession } from '@jornada/web/services.tsx';
import { pendientesQuery, porDecidirQuery } from './reads.ts';
import { useAtKiosk } from './quiosco/use-at-kiosk.ts';
import { useServices } from './services.tsx';
import { useWaitingPages } from './use-waiting-pages.ts';

/**
 * `total`: all that waits for an answer, of which `solicitudes` are requests to decide about; what waits on pages of its own is among the
 * others. `respuestas`: unseen answers to one's own corrections.
 */
type WaitingMatters = { total: number; solicitudes: number; respuestas: number };

const NOTHING = { total: 0, respuestas: 0 };

/**
 * The state of the signed-in person's inbox; null for people who have none, and at a kiosk. It never delays
 * anything.
 */
export function useWaitingMatters(): WaitingMatters | null {
  const services = useServices();
  const { profile, token } = useSession();
  const isAtKiosk = useAtKiosk();
  const pages = useWaitingPages();
  const isOffered = token !== null && profile !== null && hasBandeja(profile) && !isAtKiosk;
  const { data = NOTHING } = useQuery({ ...pendientesQuery(services), enabled: isOffered });
  const solicitudes = useQuery({ ...porDecidirQuery(services), enabled: isOffered }).data?.total ?? 0;
  return isOffered ? { ...data, total: data.total + solicitudes + pages.total, solicitudes } : null;
}
