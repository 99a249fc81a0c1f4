import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '@tanstack/react-router';
import { Button, Stack, Text } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCamera, IconPhoto } from '@jornada/ui/icons.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { usePhoto } from '@jornada/web/use-photo.ts';
import { cutOut, type Area } from '../../../native/camera.ts';
import { DeviceSettingsButton } from '../../../shared/device-settings-button.tsx';
import { useServices } from '../../../shared/services.tsx';
import { usePonerFoto } from '../api-cuenta.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { Problem } from '../components/problem.tsx';
import { SubPage } from '../components/sub-page.tsx';
import { Camera } from '../foto/camera.tsx';
import { Crop } from '../foto/crop.tsx';
import classes from '../cuenta.module.css';

/** The person's photo, from a file or the camera, cut to a square. */
export function FotoScreen() {
  const { t } = useTranslation();
  const { notices } = useServices();
  const navigate = useNavigate();
  const set = usePonerFoto();
  const [step, setStep] = useState<'choose' | 'camera'>('choose');
  const [address, setAddress] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);

  const take = (next: string) => {
    setNote(null);
    setAddress(next);
    setStep('choose');
  };
  const other = (reason: string | null = null) => {
    setAddress(null);
    setStep('choose');
    setNote(reason);
    setRefused(false);
    set.reset();
  };
  const fail = (refused: boolean) => {
    const onPhone = __WRAPPER__ && refused;
    other(t(onPhone ? 'configuracion.foto.camara-bloqueada' : 'configuracion.foto.sin-camara'));
    setRefused(onPhone);
  };
  const leave = (text: string) => {
    notices.show(text);
    void navigate({ to: '/configuracion' });
  };
  const save = async (area: Area) => {
    if (!address) return;
    const photo = await cutOut(address, area).catch(() => null);
    if (photo === null) return other(t('configuracion.foto.no-se-lee'));
    set.mutate(photo, { onSuccess: () => leave(t('configuracion.foto.guardada')) });
  };

  return (
    <SubPage title={t('configuracion.foto.titulo')}>
      {address && (
        <Crop
          address={address}
          isBusy={set.isPending}
          onSave={(area) => void save(area)}
          onOther={() => other()}
          onBroken={() => other(t('configuracion.foto.no-se-lee'))}
        />
      )}
      {!address && step === 'camera' && <Camera onPicture={take} onCancel={() => other()} onFail={fail} />}
      {!address && step === 'choose' && <Choose onFile={(file) => take(URL.createObjectURL(file))} onCamera={() => setStep('camera')} />}
      {note && (
        <p role="alert" className={classes.problem}>
          {note}
        </p>
      )}
      {__WRAPPER__ && note && isRefused && <DeviceSettingsButton page="app" size="xl" />}
      <Problem error={set.error} />
      {!address && step === 'choose' && <Remove onRemoved={() => leave(t('configuracion.foto.quitada'))} />}
    </SubPage>
  );
}

function Choose({ onFile, onCamera }: { onFile: (file: File) => void; onCamera: () => void }) {
  const { t } = useTranslation();
  const { Iniciales, FotoToken } = useProfile();
  const photo = usePhoto(FotoToken, 'xl');
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack gap="md">
      <div className={classes.center}>
        <Initials size="xl" photo={photo}>
          {Iniciales}
        </Initials>
      </div>
      <Text size="sm" c="dimmed">
        {t('configuracion.foto.texto')}
      </Text>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget: { files } }) => {
          const [file] = files ?? [];
          if (file) onFile(file);
        }}
      />
      <Button size="xl" leftSection={<Glyph of={IconPhoto} />} onClick={() => input.current?.click()}>
        {t('configuracion.foto.elegir')}
      </Button>
      <Button variant="default" size="xl" leftSection={<Glyph of={IconCamera} />} onClick={onCamera}>
        {t('configuracion.foto.camara')}
      </Button>
    </Stack>
  );
}

function Remove({ onRemoved }: { onRemoved: () => void }) {
  const { t } = useTranslation();
  const { TieneFoto } = useProfile();
  const remove = usePonerFoto();
  if (!TieneFoto) return null;
  return (
    <Ask
      opener={t('configuracion.foto.quitar')}
      openerLook={{ fullWidth: true, size: 'xl' }}
      isBad
      question={t('configuracion.foto.quitar-pregunta')}
      yes={t('configuracion.foto.quitar')}
      no={t('configuracion.foto.dejar')}
      isBusy={remove.isPending}
      error={remove.error}
      onYes={() => remove.mutate('', { onSuccess: onRemoved })}
      onNo={remove.reset}
    />
  );
}
