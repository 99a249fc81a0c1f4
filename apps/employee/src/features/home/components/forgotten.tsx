import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { IconAlertTriangle, IconHourglassLow } from '@jornada/ui/icons.ts';
import { registros } from '@jornada/contract/registros.ts';
import { useRead } from '@jornada/web/calls.ts';
import { Note } from './note.tsx';

type Props = { olvidada: NonNullable<HoyVista['olvidada']>; hoy: string; format: Format };

/** An earlier day has no clock-out. The note stays until the person adds it, but never prevents clocking in. */
export function Forgotten({ olvidada: { fecha, inicio, ultimo }, hoy, format }: Props) {
  const { t } = useTranslation();
  const { data } = useRead(registros.listado, { filtro_fecha: fecha });
  const isTold = data?.correcciones.some(({ clase, estado }) => clase === 'alta' && estado === 'pendiente') ?? false;
  const title = titleOf(fecha, hoy, t, format);
  if (isTold) {
    return (
      <Note icon={IconHourglassLow} tone="warn" title={title} action={<Action fecha={fecha} label={t('correcciones.olvido.ver')} />}>
        {t('correcciones.olvido.enviado')}
      </Note>
    );
  }
  return (
    <Note icon={IconAlertTriangle} tone="bad" title={title} action={<Action fecha={fecha} label={t('correcciones.olvido.decir')} />}>
      {t('home.aviso.olvidada-texto', { inicio: format.hour(inicio), ultimo: format.hour(ultimo) })}
    </Note>
  );
}

function Action({ fecha, label }: { fecha: string; label: string }) {
  return (
    <Button variant="default" renderRoot={(props) => <Link {...props} to="/registros-list/proponer" search={{ fecha }} />}>
      {label}
    </Button>
  );
}

/** Yesterday by name, an earlier day by its date. */
function titleOf(fecha: string, hoy: string, t: TFunction, format: Format): string {
  const isYesterday = Temporal.PlainDate.from(fecha).add({ days: 1 }).equals(hoy);
  return isYesterday ? t('home.aviso.olvidada-ayer') : t('home.aviso.olvidada', { dia: format.date(fecha, 'weekdayDay') });
}
