import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Title } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { useObservable } from '@jornada/web/observable.ts';
import { Countdown } from '../../../shared/quiosco/countdown.tsx';
import { KioskFrame } from '../../../shared/quiosco/kiosk-frame.tsx';
import { useKioskConfig } from '../../../shared/quiosco/use-config.ts';
import { useServices } from '../../../shared/services.tsx';
import { showCamera, smallPicture } from '../../../native/camera.ts';
import classes from '../quiosco.module.css';

/** So long one sees oneself before the photo is taken. */
const LOOK_MS = 1500;
const ANSWER_WITHIN_MS = 8_000;

/** The photo of a clocking that is already recorded. Without a camera it goes on, and says so. */
export function FotoScreen() {
  const { t } = useTranslation();
  const { client, kiosk, notices } = useServices();
  const router = useRouter();
  const done = useObservable(kiosk.done);
  const dias = useKioskConfig()?.diasFoto ?? 30;
  const video = useRef<HTMLVideoElement>(null);
  const [isReady, setReady] = useState(false);
  const goOn = useEffectEvent((said: string | null): void => {
    if (said !== null) notices.show(said);
    void router.navigate({ to: '/quiosco/persona', replace: true });
  });
  const keep = useEffectEvent(async (): Promise<void> => {
    if (!video.current || !done) return goOn(null);
    const foto = smallPicture(video.current);
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const isKept = await client.call(quiosco.fotoFichaje, { registroId: done.registro.id, foto }, { signal }).then(
      () => true,
      () => false,
    );
    goOn(isKept ? null : t('quiosco.foto.sin-guardar'));
  });
  const fail = useEffectEvent((): void => goOn(t('quiosco.foto.sin-camara')));
  useEffect(() => (video.current ? showCamera(video.current, { onReady: () => setReady(true), onFail: () => fail() }) : undefined), []);
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => void keep(), LOOK_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
  return (
    <KioskFrame title={t('quiosco.foto.titulo')} aside={<Countdown />}>
      <div className={classes.answer}>
        <Title order={1} className={classes.goodbye}>
          {t('quiosco.foto.titulo')}
        </Title>
        <p className={classes.received}>{t('quiosco.foto.aviso', { count: dias })}</p>
        <video ref={video} className={classes.mirror} muted playsInline aria-label={t('quiosco.foto.camara')} />
        <div className={classes.closing}>
          <Button variant="default" size="xl" onClick={() => void router.navigate({ to: '/quiosco/persona', replace: true })}>
            {t('quiosco.foto.sin')}
          </Button>
        </div>
      </div>
    </KioskFrame>
  );
}
