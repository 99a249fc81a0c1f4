import { useTranslation } from 'react-i18next';
import { sesiones, type SesionAbierta } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDeviceLaptop, IconDeviceMobile, IconDevices, IconDeviceTablet } from '@jornada/ui/icons.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Line } from '@jornada/ui/line.tsx';

const ICONS = { ordenador: IconDeviceLaptop, movil: IconDeviceMobile, tableta: IconDeviceTablet, desconocida: IconDevices };

type Props = { sesion: SesionAbierta; nombre: string; onClosed: () => void };

/** One device with a session: last use, beginning, expiry, and a button to end it. */
export function OneSession({ sesion, nombre, onClosed }: Props) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const { date, dayOf, hour } = useFormat();
  const una = useSend(sesiones.cerrarUna);
  const { id, dispositivo, creada, ultimoUso, clase, esActual } = sesion;
  const aparato = [dispositivo.navegador, dispositivo.sistema].filter(Boolean).join(' · ') || t('sesiones.desconocido');
  return (
    <Line
      isStrong
      lead={<Glyph of={ICONS[dispositivo.forma]} size="lg" />}
      action={
        !esActual && (
          <Ask
            opener={t('sesiones.cerrar-una')}
            openerLabel={t('sesiones.cerrar-en', { aparato })}
            question={t('sesiones.cerrar-pregunta', { nombre })}
            yes={t('sesiones.cerrar')}
            isBad
            isBusy={una.isPending}
            error={una.error}
            onYes={() =>
              una.mutate(
                { id },
                {
                  onSuccess: () => {
                    notices.show(t('sesiones.cerrada'));
                    onClosed();
                  },
                },
              )
            }
          />
        )
      }
    >
      {aparato}
      <small>{t('sesiones.ultimo', { dia: date(dayOf(ultimoUso), 'day'), hora: hour(ultimoUso) })}</small>
      <small>{t('sesiones.abierta-el', { cuando: `${date(dayOf(creada), 'numeric')}, ${hour(creada)}` })}</small>
      <small>{t(esActual ? 'sesiones.propia' : clase === 'recordada' ? 'sesiones.recordada' : 'sesiones.normal')}</small>
    </Line>
  );
}
