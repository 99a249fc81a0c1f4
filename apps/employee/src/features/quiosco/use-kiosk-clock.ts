import { newUuid } from '@jornada/client';
import { useRef } from 'react';
import { registros } from '@jornada/contract/registros.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import { useSend } from '@jornada/web/calls.ts';
import { deviceZone } from '@jornada/web/native/clock.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useTranslation } from 'react-i18next';
import { useRouter } from '@tanstack/react-router';
import { isUnreachable } from '../../shared/quiosco/is-unreachable.ts';
import { useSeal } from '../../shared/quiosco/use-seal.ts';
import { useServices } from '../../shared/services.tsx';
import { doneText } from '../../shared/today/done.ts';

/** Clocks for the person in front. The same wish again after a lost answer is the same action. */
export function useKioskClock() {
  const { t } = useTranslation();
  const format = useFormat();
  const { kiosk, notices, session, queryClient } = useServices();
  const router = useRouter();
  const seal = useSeal();
  const key = useRef<{ tipo: number; key: string } | null>(null);
  const sending = useSend(registros.guardar, {
    waits: false,
    refreshOnError: true,
    onSuccess: (done) => {
      kiosk.done.set(done);
      if (kiosk.read()?.foto) void router.navigate({ to: '/quiosco-foto', replace: true });
      notices.speak(doneText(done.registro, t, format));
    },
  });
  /** The network went while the person stood here: the clocking is sealed, with the token that says who they are. */
  const keep = async (tipo: number, clave: string): Promise<void> => {
    const token = session.get().simulatedUser?.Token;
    if (!token) return;
    const momento = await seal({ token }, tipo, clave).catch(() => null);
    if (momento === null) return;
    session.update({ simulatedUser: null });
    queryClient.clear();
    kiosk.unasked.set({ prueba: { token }, hecho: { tipo, momento } });
    await router.navigate({ to: '/quiosco', replace: true });
  };
  const clock = ({ id }: TipoRegistroVista): void => {
    if (sending.isPending) return;
    key.current = key.current?.tipo === id ? key.current : { tipo: id, key: newUuid() };
    const clave = key.current.key;
    const onError = (error: Error): void => {
      if (isUnreachable(error)) void keep(id, clave);
    };
    sending.mutate({ tipo: id, timezone: deviceZone() }, { idempotencyKey: clave, onError });
  };
  return { clock, pending: sending.isPending ? (sending.variables?.tipo ?? null) : null, problem: sending.error };
}
