import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@mantine/core';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { closeCamera, isCameraRefused, openCamera, takePicture } from '../../../native/camera.ts';
import classes from '../cuenta.module.css';

/** The camera as a mirror, and the button that takes the picture. `onFail`: there is no camera, or the person refused it. */
export function Camera({
  onPicture,
  onFail,
  onCancel,
}: {
  onPicture: (address: string) => void;
  onFail: (isRefused: boolean) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [isReady, setReady] = useState(false);
  const fail = useRef(onFail);
  useEffect(() => {
    fail.current = onFail;
  }, [onFail]);
  useEffect(() => {
    let isGone = false;
    let stream: MediaStream | null = null;
    const start = async () => {
      try {
        stream = await openCamera();
        if (isGone) return closeCamera(stream);
        const { current } = video;
        if (current) {
          current.srcObject = stream;
          await current.play();
          setReady(true);
        }
      } catch (error) {
        if (!isGone) fail.current(isCameraRefused(error));
      }
    };
    void start();
    return () => {
      isGone = true;
      if (stream) closeCamera(stream);
    };
  }, []);
  const shoot = async () => {
    if (!video.current) return;
    try {
      onPicture(await takePicture(video.current));
    } catch {
      fail.current(false);
    }
  };
  return (
    <Stack gap="md">
      <video ref={video} className={classes.camera} muted playsInline aria-label={t('configuracion.foto.camara')} />
      <Buttons>
        <Button variant="default" size="xl" onClick={onCancel}>
          {t('configuracion.segundo.cancelar')}
        </Button>
        <Button size="xl" disabled={!isReady} onClick={() => void shoot()}>
          {t('configuracion.foto.disparar')}
        </Button>
      </Buttons>
    </Stack>
  );
}
