import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useObservable } from '@jornada/web/observable.ts';
import { useServices } from '../services.tsx';
import { Countdown } from './countdown.tsx';
import { isKiosk } from './desk.ts';
import { useInactivity } from './use-inactivity.ts';
import { useLeaveKiosk } from './use-leave.ts';
import classes from './kiosk.module.css';

const hasOwnPlace = (path: string): boolean => path.startsWith('/quiosco') || path.startsWith('/visitas-');

/** Watches whether somebody is still in front of a kiosk. The kiosk's own screens show the countdown themselves, others below. */
export function KioskWatch() {
  const { t } = useTranslation();
  const { session, kiosk, notices, personOver } = useServices();
  const current = useObservable(session);
  const isVisiting = useObservable(kiosk.visiting);
  const isUnasked = useObservable(kiosk.unasked) !== null;
  const path = useLocation({ select: ({ pathname }) => pathname });
  const leave = useLeaveKiosk();
  const timesOver = useObservable(personOver);
  const sayAgain = useEffectEvent(() => {
    notices.show(t('quiosco.persona.otra-vez'));
    void leave();
  });
  // Two minutes after the PIN, the person who is still there gives it again.
  const known = useRef(timesOver);
  useEffect(() => {
    if (timesOver !== known.current) sayAgain();
    known.current = timesOver;
  }, [timesOver]);
  const seconds = isVisiting ? kiosk.seconds.visita : kiosk.seconds.persona;
  const left = useInactivity({
    isOn: isKiosk(current) && (isVisiting || isUnasked || current.simulatedUser !== null),
    seconds,
    onEnd: () => {
      notices.show(t('errores.quiosco.inactividad'));
      void leave();
    },
  });
  useEffect(() => kiosk.left.set(left === null ? null : { left, of: seconds }), [kiosk, left, seconds]);
  if (left === null || hasOwnPlace(path)) return null;
  return (
    <div className={classes.floating}>
      <Countdown />
      <Button variant="default" onClick={() => void leave()}>
        {t('quiosco.persona.terminar')}
      </Button>
    </div>
  );
}
