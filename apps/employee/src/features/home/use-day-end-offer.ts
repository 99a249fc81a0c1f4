import { useRouter } from '@tanstack/react-router';
import { isOnline } from '@jornada/web/native/network.ts';
import { isKiosk } from '../../shared/quiosco/desk.ts';
import { mensajeQuery } from '../../shared/reads.ts';
import { useServices } from '../../shared/services.tsx';
import type { Done } from './use-clock.ts';

/**
 * After a recorded clock-out: if the day ended differently from the plan, and the company offers ways to say so, opens that
 * screen. Without a network, or after an error, the day stays as it was clocked.
 */
export function useDayEndOffer(): (done: Done) => Promise<void> {
  const { client, queryClient, session } = useServices();
  const router = useRouter();
  return async ({ registro }) => {
    // At a kiosk a day ends as it is clocked.
    if (registro.clase !== 'salida' || !isOnline() || isKiosk(session.get())) return;
    const mensaje = await queryClient.query({ ...mensajeQuery({ client }, registro.tipoId), staleTime: 0 }).catch(() => null);
    // If the clock-out was undone, fits the plan, or could only be reopened, home shows enough.
    if (mensaje?.registroId !== registro.id || !mensaje.difiere || mensaje.opciones.every((opcion) => opcion === 'rectificar')) return;
    if (router.state.location.pathname !== '/home') return;
    await router.navigate({ to: '/confirmacion-jornada/$tipoid', params: { tipoid: String(registro.tipoId) } });
  };
}
