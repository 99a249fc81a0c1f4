import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconQrcode } from '@jornada/ui/icons.ts';
import { scanQr } from '../../native/qr-camera.ts';
import classes from './kiosk.module.css';

/** The camera is on only after somebody asked for it, and not for long. */
const OPEN_MS = 20_000;

/** The finder for a QR code: a badge, or the screen of a phone. */
/** `instead`: what to do without a camera. */
export function QrView({ instead, onCodigo }: { instead: string; onCodigo: (codigo: string) => void }) {
  const { t } = useTranslation();
  const [state, setState] = useState<'closed' | 'open' | 'none'>('closed');
  return (
    <div className={classes.qr}>
      <UnstyledButton
        className={classes.finder}
        onClick={() => setState(state === 'open' ? 'closed' : 'open')}
        aria-label={t('quiosco.qr.boton')}
      >
        {state === 'open' ? (
          <Eye
            onCodigo={(codigo) => {
              setState('closed');
              onCodigo(codigo);
            }}
            onClose={() => setState('closed')}
            onFail={() => setState('none')}
          />
        ) : (
          <Glyph of={IconQrcode} className={classes.qrIcon} />
        )}
      </UnstyledButton>
      <p role="status">
        <b>{t(state === 'none' ? 'quiosco.qr.sin-camara' : 'quiosco.qr.titulo')}</b>
        <span data-tone="quiet">{state === 'none' ? instead : t(state === 'open' ? 'quiosco.qr.buscando' : 'quiosco.qr.texto')}</span>
      </p>
    </div>
  );
}

function Eye({ onCodigo, onClose, onFail }: { onCodigo: (codigo: string) => void; onClose: () => void; onFail: () => void }) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const found = useEffectEvent(onCodigo);
  const fail = useEffectEvent(onFail);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!video.current) return undefined;
    const stop = scanQr(video.current, { onText: (text) => found(text), onFail: () => fail() });
    const timer = setTimeout(() => close(), OPEN_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return <video ref={video} className={classes.eye} muted playsInline aria-label={t('quiosco.qr.camara')} />;
}
