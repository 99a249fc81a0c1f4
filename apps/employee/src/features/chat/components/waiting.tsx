import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { PlacedWaiting } from '@jornada/client';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertTriangle, IconClock, IconCloudOff } from '@jornada/ui/icons.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useOnline } from '@jornada/web/use-online.ts';
import type { MensajeEnEspera } from '../../../shared/chat-queue.ts';
import { useServices } from '../../../shared/services.tsx';
import classes from './message.module.css';

/** A message that is on this device only: it is being sent, waits for a network, or was refused. */
export function Waiting({ espera }: { espera: PlacedWaiting<MensajeEnEspera> }) {
  const { t } = useTranslation();
  const date = useFormat();
  const { chatQueue } = useServices();
  const isOnline = useOnline();
  const isLate = useIsLate(espera.made);
  const { key, made, refusal, body } = espera;
  return (
    <article tabIndex={-1} className={classes.message} data-mine="true" data-first="true">
      <div className={classes.stack}>
        <div className={classes.bubble}>
          <p className={classes.text}>{body.texto}</p>
        </div>
        {refusal ? (
          <p className={classes.under} data-tone="bad">
            <Glyph of={IconAlertTriangle} size="xs" /> {t('chat.mensaje.rechazado', { motivo: refusal.message })}
            <Button variant="transparent" size="compact-sm" onClick={() => void chatQueue.withdraw(key)}>
              {t('chat.mensaje.quitar')}
            </Button>
          </p>
        ) : isOnline && !isLate ? (
          <p className={classes.under}>
            <Glyph of={IconClock} size="xs" /> {t('chat.mensaje.enviando')}
          </p>
        ) : (
          <p className={classes.under} data-tone="warn">
            <Glyph of={IconCloudOff} size="xs" /> {t('chat.mensaje.sin-enviar', { hora: date.hour(made) })}
            <Button variant="transparent" size="compact-sm" onClick={() => void chatQueue.flush().catch(() => undefined)}>
              {t('chat.mensaje.probar')}
            </Button>
          </p>
        )}
      </div>
    </article>
  );
}

/** A message that is not there after so long waits for something. */
const LATE_MS = 4_000;

/** Whether so long has passed since a moment that it should have been sent. */
function useIsLate(made: string): boolean {
  const { clock } = useWebServices();
  const leftOf = (moment: string): number => Date.parse(moment) + LATE_MS - clock.nowMs();
  const [isLate, setLate] = useState(() => leftOf(made) <= 0);
  const wait = useEffectEvent((moment: string) => setTimeout(() => setLate(true), Math.max(0, leftOf(moment))));
  useEffect(() => {
    const timer = wait(made);
    return () => clearTimeout(timer);
  }, [made]);
  return isLate;
}
