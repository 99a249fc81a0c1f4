import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Group } from '@mantine/core';
import type { FotoGuardada } from '@jornada/contract/quiosco/vistas.ts';
import { defaultTypeNameKey } from '@jornada/i18n/tipos.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCamera } from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { ClockingPhoto } from './clocking-photo.tsx';

/** The photos of somebody else’s day at kiosks, one button each. A press fetches and shows one. */
export function ClockingPhotos({ fotos }: { fotos: readonly FotoGuardada[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [shown, setShown] = useState<number | null>(null);
  const labelled = fotos.map(({ registroId, clase, momento, zona }) => ({
    registroId,
    nombre: t(defaultTypeNameKey({ clase, subtipo: 'trabajo' })),
    hora: format.hour(momento, zona),
  }));
  const open = labelled.find(({ registroId }) => registroId === shown);
  return (
    <>
      <Group gap="xs" role="group" aria-label={t('quiosco.foto.del-quiosco')}>
        {labelled.map(({ registroId, nombre, hora }) => (
          <Button
            key={registroId}
            variant="subtle"
            size="compact-sm"
            aria-expanded={registroId === shown}
            leftSection={<Glyph of={IconCamera} size="sm" />}
            onClick={() => setShown(registroId === shown ? null : registroId)}
          >
            {nombre} {hora}
          </Button>
        ))}
      </Group>
      {open && <ClockingPhoto key={open.registroId} isOfOther registroId={open.registroId} label={t('quiosco.foto.de', open)} />}
    </>
  );
}
