import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import type { Format } from '@jornada/i18n';
import { IconAlertTriangle, IconHourglassLow } from '@jornada/ui/icons.ts';
import { registros } from '@jornada/contract/registros.ts';
import { useRead } from '@jornada/web/calls.ts';
import { isOneOClock } from '../../../shared/day/hours.ts';
import { useAtKiosk } from '../../../shared/quiosco/use-at-kiosk.ts';
import { likelyLeave, useSayLeft } from '../use-say-left.ts';
import { Note } from './note.tsx';

type Props = { olvidada: NonNullable<HoyVista['olvidada']>; hoy: HoyVista; todos: readonly TipoRegistroVista[]; format: Format };

/**
 * An earlier day was left without its clock-out: it is asked for until it is told, and never in the way of clocking in. The most
 * likely hour takes one tap; any other one has its form. At a kiosk it is only said.
 */
export function Forgotten({ olvidada: { fecha, inicio, ultimo }, hoy, todos, format }: Props) {
  const { t } = useTranslation();
  const { data } = useRead(registros.listado, { filtro_fecha: fecha });
  const isTold = data?.correcciones.some(({ clase, estado }) => clase === 'alta' && estado === 'pendiente') ?? false;
  const title = titleOf(fecha, hoy.fecha, t, format);
  const { say, isPending } = useSayLeft(fecha);
  const isAtKiosk = useAtKiosk();
  const likely = data ? likelyLeave(data, todos, hoy.ahora) : null;
  if (isTold) {
    return (
      <Note
        icon={IconHourglassLow}
        tone="warn"
        title={title}
        action={!isAtKiosk && <Action fecha={fecha} label={t('correcciones.olvido.ver')} />}
      >
        {t('correcciones.olvido.enviado')}
      </Note>
    );
  }
  return (
    <Note
      icon={IconAlertTriangle}
      tone="bad"
      title={title}
      action={
        !isAtKiosk && (
          <Group gap="xs">
            {likely && (
              <Button variant="default" loading={isPending} onClick={() => say(likely)}>
                {t(isOneOClock(likely.hora, hoy.zona) ? 'home.aviso.olvidada-sali-una' : 'home.aviso.olvidada-sali', {
                  hora: format.hour(likely.hora),
                })}
              </Button>
            )}
            <Action fecha={fecha} label={t('correcciones.olvido.decir')} />
          </Group>
        )
      }
    >
      {t('home.aviso.olvidada-texto', { inicio: format.hour(inicio), ultimo: format.hour(ultimo) })}
    </Note>
  );
}

function Action({ fecha, label }: { fecha: string; label: string }) {
  return (
    <Button variant="default" renderRoot={(props) => <Link {...props} to="/registros-list/proponer" search={{ fecha, falta: 'salida' }} />}>
      {label}
    </Button>
  );
}

/** Yesterday by name, an earlier day by its date. */
function titleOf(fecha: string, hoy: string, t: TFunction, format: Format): string {
  const isYesterday = Temporal.PlainDate.from(fecha).add({ days: 1 }).equals(hoy);
  return isYesterday ? t('home.aviso.olvidada-ayer') : t('home.aviso.olvidada', { dia: format.date(fecha, 'weekdayDay') });
}
