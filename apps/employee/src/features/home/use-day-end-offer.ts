import { useRouter } from '@tanstack/react-router';
import { isOnline } from '@jornada/web/native/network.ts';
import { mensajeQuery } from '../../shared/reads.ts';
import { useServices } from '../../shared/services.tsx';
import type { Done } from './use-clock.ts';

/**
 * After a clock-out, which is recorded by then: where the day ended otherwise than planned, and the company offers ways to
 * say so, leads to them. Never in the way: without a network, or where asking fails, the day stays as it was clocked.
 */
export function useDayEndOffer(): (done: Done) => Promise<void> {
  const { client, queryClient } = useServices();
  const router = useRouter();
  return async ({ registro }) => {
    if (registro.clase !== 'salida' || !isOnline()) return;
    const mensaje = await queryClient.query({ ...mensajeQuery({ client }, registro.tipoId), staleTime: 0 }).catch(() => null);
    // Taken back meanwhile, or as planned, or nothing that could be done but to reopen the day: home has said it all.
    if (mensaje?.registroId !== registro.id || !mensaje.difiere || mensaje.opciones.every((opcion) => opcion === 'rectificar')) return;
    if (router.state.location.pathname !== '/home') return;
    await router.navigate({ to: '/confirmacion-jornada/$tipoid', params: { tipoid: String(registro.tipoId) } });
  };
}
