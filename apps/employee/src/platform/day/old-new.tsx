import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@mantine/core';
import type { CorreccionVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { hourOn } from './hour-on.ts';
import classes from './correction.module.css';

type Props = { of: Pick<CorreccionVista, 'fecha' | 'momentoAntes' | 'momentoNuevo'>; format: Format; size?: 'body' | 'figure' };

/** What a correction changes: the old hour struck beside the new one. */
export function OldNew({ of: { fecha, momentoAntes, momentoNuevo }, format, size = 'body' }: Props) {
  const { t } = useTranslation();
  return (
    <span className={classes.change} data-size={size}>
      {momentoAntes && (
        <>
          <VisuallyHidden>{t('correcciones.antes')} </VisuallyHidden>
          <s>{hourOn(momentoAntes, fecha, format)}</s>
          <span aria-hidden="true"> → </span>
        </>
      )}
      {momentoNuevo ? (
        <>
          <VisuallyHidden>{t('correcciones.nueva')} </VisuallyHidden>
          <b>{hourOn(momentoNuevo, fecha, format)}</b>
        </>
      ) : (
        <b>{t('correcciones.se-anula')}</b>
      )}
    </span>
  );
}
