import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '@mantine/core';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import type { RegistroVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCamera } from '@jornada/ui/icons.ts';
import { useRead } from '@jornada/web/calls.ts';
import { hourOn } from '@jornada/features/day/hour-on.ts';
import { ClockingPhoto } from '@jornada/features/quiosco/clocking-photo.tsx';
import { useAtKiosk } from '../../../shared/quiosco/use-at-kiosk.ts';
import classes from '../day.module.css';

/** The records of a day of which there are photos. Only a day with marks that a kiosk could have written is asked about, and not at a kiosk. */
export function usePhotos(fecha: string, registros: readonly RegistroVista[]): ReadonlySet<number> {
  const isAtKiosk = useAtKiosk();
  const enabled = !isAtKiosk && registros.some(({ autor }) => autor !== null);
  const { data } = useRead(quiosco.fotos, { desde: fecha, hasta: fecha }, { enabled });
  return new Set(data?.items.map(({ registroId }) => registroId));
}

/** The photo of one record, shown when it is asked for. */
export function RecordPhoto({ registro: { id, nombre, momento, fecha }, format }: { registro: RegistroVista; format: Format }) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const hora = hourOn(momento, fecha, format);
  const label = t('quiosco.foto.de', { nombre, hora });
  const says = t(isShown ? 'quiosco.foto.ocultar' : 'quiosco.foto.ver');
  return (
    <Box pb="xs">
      <button
        type="button"
        className={classes.action}
        aria-expanded={isShown}
        aria-label={`${says}: ${nombre}, ${hora}`}
        onClick={() => setShown(!isShown)}
      >
        <Glyph of={IconCamera} size="sm" />
        {says}
      </button>
      {isShown && <ClockingPhoto registroId={id} label={label} />}
    </Box>
  );
}

/** A photo was taken with the mark. */
export function PhotoSign() {
  const { t } = useTranslation();
  return (
    <>
      <Glyph of={IconCamera} size="xs" /> {t('quiosco.foto.con')}
    </>
  );
}
