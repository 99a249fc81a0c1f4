import { useRef, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { ApiError } from '@jornada/client';
import { isUnreachable } from '../../shared/quiosco/is-unreachable.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import type { UsuarioSimulado } from '@jornada/contract/perfil.ts';
import { hoyQuery, tiposQuery } from '../../shared/reads.ts';
import { preload } from '@jornada/web/preload.ts';
import { useServices } from '../../shared/services.tsx';

/** What somebody gives to say who they are. */
type Credencial = { pin: string; persona?: string } | { codigo: string };

/** Somebody in a doorway waits no longer than this for the server. */
const ANSWER_WITHIN_MS = 8_000;

/** Asks the server who it is, one try at a time, and shows their day. */
export function useIdentify() {
  const services = useServices();
  const { client, session, queryClient, kiosk } = services;
  const router = useRouter();
  const [problem, setProblem] = useState<Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);

  const ask = (credencial: Credencial): Promise<UsuarioSimulado> =>
    'pin' in credencial
      ? client.call(quiosco.loginByPin, credencial, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
      : client.call(quiosco.loginByCodigo, credencial, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });

  async function identify(credencial: Credencial): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const simulatedUser = await ask(credencial);
      queryClient.clear();
      kiosk.done.set(null);
      session.update({ simulatedUser });
      preload(services, hoyQuery(services), tiposQuery(services));
      await router.navigate({ to: '/quiosco/persona', replace: true });
    } catch (error) {
      if (isUnreachable(error)) {
        const prueba = 'pin' in credencial ? { pin: credencial.pin } : credencial;
        kiosk.unasked.set({ prueba, hecho: null });
      } else if (!(error instanceof ApiError && error.status === 401)) setProblem(error as Error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { identify, problem, isBusy, forget: () => setProblem(null) };
}
