import { useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError, newUuid } from '@jornada/client';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { registros } from '@jornada/contract/registros.ts';
import { refresh, settle } from '@jornada/web/after-call.ts';
import { useSend } from '@jornada/web/calls.ts';
import { deviceZone } from '@jornada/web/native/clock.ts';
import { feel } from '../../native/haptics.ts';
import { getPosition, type PositionResult } from '../../native/position.ts';
import { CLOCKING } from '../../shared/clocking.ts';
import { useServices } from '../../shared/services.tsx';
import type { Attempt, Intent } from './attempt.ts';
import { isWithoutAnswer, readClocks, useKeep } from './use-keep.ts';

/** A person in a doorway waits no longer than this. Without an answer the action is kept here and sent later. */
const ANSWER_WITHIN_MS = 8_000;

export type Done = SalidaDe<typeof registros.guardar>;

type Options = {
  /** Reads the position with the action, and only then. */
  usesPosition: boolean;
  onDone: (done: Done) => void;
  /** The action is kept on this device until there is a connection. */
  onKept: () => void;
};

/** Clocks. One action at a time. A failed action can be sent again, and then counts as the same one. */
export function useClock({ usesPosition, onDone, onKept }: Options) {
  const { t } = useTranslation();
  const { client, queryClient, notices, clock } = useServices();
  const keep = useKeep();
  const [problem, setProblem] = useState<{ attempt: Attempt; error: Error } | null>(null);
  const running = useRef(false);
  // Without an answer, or with a server in trouble, the action may have arrived: the same intent is sent as the same action.
  const unanswered = useRef<Attempt | null>(null);

  const mutation = useMutation({
    mutationKey: CLOCKING,
    mutationFn: async ({ intent, again }: { intent: Intent; again: Attempt | null }) => {
      const asks = usesPosition || intent.tipo.requierePosicion;
      const locate = () => notices.during(t('home.gps.buscando'), getPosition());
      const pressed = readClocks(clock);
      const attempt = again ?? prepare(intent, pressed, asks ? await locate() : null);
      // New actions wait behind those that wait already, because records are sent in order.
      if ((await keep.mustWait()) && (await keep.keep(attempt, { wasSent: again !== null }))) return null;
      try {
        const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
        return await client.call(registros.guardar, attempt.body, { idempotencyKey: attempt.key, signal });
      } catch (error) {
        if (isWithoutAnswer(error) && (await keep.keep(attempt, { wasSent: true, error }))) return null;
        const mayHaveArrived = error instanceof ApiError && (error.isNetwork || error.status >= 500);
        unanswered.current = mayHaveArrived ? attempt : null;
        // The end of the session is reported elsewhere, on the whole screen.
        if (!(error instanceof ApiError && error.status === 401)) setProblem({ attempt, error: error as Error });
        throw error;
      }
    },
    onSuccess: (done) => {
      if (__WRAPPER__) feel('hecho');
      unanswered.current = null;
      setProblem(null);
      if (done === null) return onKept();
      // The answer contains the new day, which is shown without another request.
      void settle(queryClient, registros.guardar, done);
      onDone(done);
    },
    onError: () => {
      if (__WRAPPER__) feel('fallo');
      // The shown state of the day may be old.
      void refresh(queryClient, [registros.registrosHoy.id]);
    },
    onSettled: () => {
      running.current = false;
    },
  });

  const send = (intent: Intent, again: Attempt | null) => {
    if (running.current) return;
    running.current = true;
    setProblem(null);
    mutation.mutate({ intent, again });
  };
  return {
    clock: (intent: Intent) => send(intent, sameWish(unanswered.current, intent)),
    /** Sends the failed action again; with a new position if that was the problem. */
    retry: () => problem && send(problem.attempt.intent, sameWish(unanswered.current, problem.attempt.intent)),
    problem,
    dismiss: () => setProblem(null),
    /** Type of the action that is being sent. */
    pending: mutation.isPending ? (mutation.variables?.intent.tipo.id ?? null) : null,
  };
}

function prepare(intent: Intent, pressed: Pick<Attempt, 'made' | 'diferido'>, position: PositionResult | null): Attempt {
  const body: Attempt['body'] = {
    tipo: intent.tipo.id,
    timezone: deviceZone(),
    ...(intent.observaciones ? { observaciones: intent.observaciones } : {}),
    ...(intent.proyectoId ? { proyectoId: intent.proyectoId } : {}),
    ...(position?.state === 'granted' ? position.position : {}),
  };
  return { intent, body, key: newUuid(), position, ...pressed };
}

function sameWish(attempt: Attempt | null, { tipo, observaciones, proyectoId }: Intent): Attempt | null {
  if (!attempt) return null;
  const { intent } = attempt;
  const isSame = intent.tipo.id === tipo.id && intent.observaciones === observaciones && intent.proyectoId === proyectoId;
  return isSame ? attempt : null;
}

/** Withdraws a record. Within ten seconds it is undone; later this becomes a request to correct. */
export function useUndo(onUndone: (answer: SalidaDe<typeof registros.borrar>) => void) {
  const sending = useSend(registros.borrar, { refreshOnError: true, waits: false });
  return { ...sending, mutate: (id: number) => sending.mutate({ id }, { onSuccess: onUndone }) };
}
