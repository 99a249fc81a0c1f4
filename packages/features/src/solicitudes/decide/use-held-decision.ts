import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { solicitudes, type SolicitudPorDecidir } from '@jornada/contract/solicitudes/calls.ts';
import { beforeLeaving } from '@jornada/web/before-leaving.ts';
import { useSend } from '@jornada/web/calls.ts';
import { onHidden } from '@jornada/web/native/on-hidden.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import type { BulkResult } from './bulk-outcome.tsx';

/** As long as everywhere else where something can be undone. */
const HELD_MS = 10_000;
const LOOK_MS = 200;

export type HeldDecision = {
  asked: readonly SolicitudPorDecidir[];
  decision: 'aprobar' | 'rechazar';
  motivo?: string;
  /** It was taken back, or could not be sent: shows again what was ticked and typed. */
  onBack: () => void;
};

/**
 * A decision about several that is sent after ten seconds, so that it can be taken back before anybody is told. It goes at once when the
 * person says so, leaves the list or the app, or signs out.
 */
export function useHeldDecision() {
  const { t } = useTranslation();
  const { clock, notices } = useWebServices();
  const messageOf = useMessageOf();
  // Waits for the list: until it is read again it still has what was decided.
  const deciding = useSend(solicitudes.decidir, { once: true, refreshOnError: true });
  const [held, setHeld] = useState<(HeldDecision & { until: number }) | null>(null);
  const [seconds, setSeconds] = useState(0);
  const [result, setResult] = useState<BulkResult | null>(null);
  // An effect that ends reads what is held then, and nothing is sent twice.
  const current = useRef<HeldDecision | null>(null);
  const isLeft = useRef(false);
  const send = async (): Promise<void> => {
    const one = current.current;
    if (!one) return;
    current.current = null;
    const { asked, decision, motivo } = one;
    try {
      const { items } = await deciding.mutateAsync({
        cuales: asked.map(({ id, version }) => ({ id, version })),
        decision,
        ...(motivo !== undefined && { motivo }),
      });
      const failed = items.filter(({ error }) => error !== null);
      if (!isLeft.current) setResult({ answers: items, asked });
      else if (failed[0]?.error)
        notices.show(`${t('solicitudes.decidir.resultado.no', { count: failed.length })} ${failed[0].error.mensaje}`);
    } catch (error) {
      // In the list it stands above the buttons.
      if (isLeft.current) notices.show(messageOf(error));
      else one.onBack();
    } finally {
      setHeld(null);
    }
  };
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      void sendNow();
    };
  }, []);
  useEffect(() => onHidden(() => void sendNow()), []);
  useEffect(() => beforeLeaving(() => sendNow()), []);
  const until = held?.until ?? null;
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => {
      setSeconds(Math.max(0, Math.ceil((until - clock.nowMs()) / 1000)));
      if (clock.nowMs() >= until) void sendNow();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [until, clock]);
  return {
    held,
    /** Whole seconds until it is sent. */
    seconds,
    isSending: deciding.isPending,
    error: deciding.error,
    result,
    closeResult: () => setResult(null),
    hold: (one: HeldDecision): void => {
      deciding.reset();
      setResult(null);
      current.current = one;
      setSeconds(HELD_MS / 1000);
      setHeld({ ...one, until: clock.nowMs() + HELD_MS });
    },
    sendNow: () => void send(),
    undo: (): void => {
      current.current?.onBack();
      current.current = null;
      setHeld(null);
    },
  };
}

export type HeldDecisions = ReturnType<typeof useHeldDecision>;
