import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@jornada/client';
import type { SolicitudPorDecidir } from '@jornada/contract/solicitudes/calls.ts';
import { onHidden } from '../../native/on-hidden.ts';
import { useWebServices } from '../../services.tsx';
import type { BulkResult } from './bulk-outcome.tsx';
import { useDecide } from './reads.ts';

/** As long as everywhere else where something can be undone. */
const HELD_MS = 10_000;
const LOOK_MS = 200;

export type HeldDecision = { asked: readonly SolicitudPorDecidir[]; decision: 'aprobar' | 'rechazar'; motivo?: string };

/**
 * A decision about several that is sent after ten seconds, so that it can be taken back before anybody is told. It goes at once when the
 * person says so, leaves the list or the app.
 */
export function useHeldDecision() {
  const { t } = useTranslation();
  const { clock, notices } = useWebServices();
  const deciding = useDecide();
  const [held, setHeld] = useState<(HeldDecision & { until: number }) | null>(null);
  const [now, setNow] = useState(0);
  const [result, setResult] = useState<BulkResult | null>(null);
  // An effect that ends reads what is held then, and nothing is sent twice.
  const current = useRef<HeldDecision | null>(null);
  const send = async (isLeft: boolean): Promise<void> => {
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
      if (!isLeft) setResult({ answers: items, asked });
      else if (failed[0]?.error)
        notices.show(`${t('solicitudes.decidir.resultado.no', { count: failed.length })} ${failed[0].error.mensaje}`);
    } catch (error) {
      // In the list it stands above the buttons.
      if (isLeft) notices.show(error instanceof ApiError ? error.message : t('errores.general.desconocido'));
    } finally {
      if (!isLeft) setHeld(null);
    }
  };
  const leave = useEffectEvent(() => void send(true));
  const sendNow = useEffectEvent(() => void send(false));
  useEffect(() => () => leave(), []);
  useEffect(() => onHidden(() => sendNow()), []);
  const until = held?.until ?? null;
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => {
      setNow(clock.nowMs());
      if (clock.nowMs() >= until) sendNow();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [until, clock]);
  return {
    held,
    /** Whole seconds until it is sent. */
    seconds: until === null ? 0 : Math.min(HELD_MS / 1000, Math.max(0, Math.ceil((until - now) / 1000))),
    isSending: deciding.isPending,
    error: deciding.error,
    result,
    closeResult: () => setResult(null),
    hold: (one: HeldDecision): void => {
      deciding.reset();
      setResult(null);
      current.current = one;
      setNow(clock.nowMs());
      setHeld({ ...one, until: clock.nowMs() + HELD_MS });
    },
    sendNow: () => void send(false),
    undo: (): void => {
      current.current = null;
      setHeld(null);
    },
  };
}

export type HeldDecisions = ReturnType<typeof useHeldDecision>;
