import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { IconAlertTriangle, IconCloudOff } from '@jornada/ui/icons.ts';
import { useOnline } from '../../../platform/use-online.ts';
import { Note } from './note.tsx';

/** Yesterday by its name, an earlier day by its date. */
function forgottenTitle(fecha: string, hoy: string, t: TFunction, format: Format): string {
  const isYesterday = Temporal.PlainDate.from(fecha).add({ days: 1 }).equals(hoy);
  return isYesterday ? t('home.aviso.olvidada-ayer') : t('home.aviso.olvidada', { dia: format.date(fecha, 'weekdayDay') });
}

/** What the person must know first: no connection, a day left without a clock-out, what does not add up today. */
export function Notes({ hoy, format }: { hoy: HoyVista; format: Format }) {
  const { t } = useTranslation();
  const online = useOnline();
  const { olvidada, incidencias } = hoy;
  return (
    <>
      {!online && (
        <Note icon={IconCloudOff} tone="warn" title={t('home.aviso.sin-conexion')}>
          {t('home.aviso.sin-conexion-texto', { hora: format.hour(hoy.ahora) })}
        </Note>
      )}
      {olvidada && (
        <Note icon={IconAlertTriangle} tone="bad" title={forgottenTitle(olvidada.fecha, hoy.fecha, t, format)}>
          {t('home.aviso.olvidada-texto', { inicio: format.hour(olvidada.inicio), ultimo: format.hour(olvidada.ultimo) })}
        </Note>
      )}
      {incidencias.map((incidencia) => (
        <Note key={incidencia} icon={IconAlertTriangle} tone="bad" title={t(`incidencias.${incidencia}.nombre`)}>
          {t(`incidencias.${incidencia}.ayuda`)}
        </Note>
      ))}
    </>
  );
}
