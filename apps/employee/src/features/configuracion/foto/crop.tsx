import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import { Buttons } from '@jornada/ui/buttons.tsx';
import Cropper from 'react-easy-crop';
import type { Area } from '../../../native/camera.ts';
import classes from '../cuenta.module.css';

const CLOSEST = 4;
type Props = { address: string; isBusy: boolean; onSave: (area: Area) => void; onOther: () => void; onBroken: () => void };

/** Chooses a part of an image with a finger, the mouse or the arrow keys. */
export function Crop({ address, isBusy, onSave, onOther, onBroken }: Props) {
  const { t } = useTranslation();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('configuracion.foto.recortar')}
      </Text>
      <div className={classes.crop}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={CLOSEST}
          aspect={1}
          cropShape="round"
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setArea(pixels)}
          mediaProps={{ onError: onBroken, alt: '' }}
          cropperProps={{ 'aria-label': t('configuracion.foto.recortar') }}
        />
      </div>
      <label className={classes.zoom}>
        <span>{t('configuracion.foto.zoom')}</span>
        <input
          type="range"
          min={1}
          max={CLOSEST}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </label>
      <Buttons>
        <Button variant="default" size="xl" disabled={isBusy} onClick={onOther}>
          {t('configuracion.foto.otra')}
        </Button>
        <Button size="xl" loading={isBusy} disabled={!area} onClick={() => area && onSave(area)}>
          {t('configuracion.foto.guardar')}
        </Button>
      </Buttons>
    </Stack>
  );
}
