import { useTranslation } from 'react-i18next';
import type { SesionAbierta } from '@jornada/contract/sesiones.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck, IconDeviceLaptop, IconDeviceMobile, IconDeviceTablet, IconDevices } from '@jornada/ui/icons.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { useServices } from '../../../shared/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { useCerrarSesion } from '../api.ts';
import { usoOf } from '../model/uso.ts';
import classes from '../configuracion.module.css';
import { Ask } from '@jornada/web/list/ask.tsx';

const ICONS = { ordenador: IconDeviceLaptop, movil: IconDeviceMobile, tableta: IconDeviceTablet, desconocida: IconDevices } as const;
const USES = {
  ahora: 'configuracion.sesiones.uso.ahora',
  cuarto: 'configuracion.sesiones.uso.cuarto',
  hora: 'configuracion.sesiones.uso.hora',
  horas: 'configuracion.sesiones.uso.horas',
  dias: 'configuracion.sesiones.uso.dias',
} as const;

/** One session: device, last use, and beginning; with a button to end it if it is another one. */
export function SessionRow({ sesion, onClosed }: { sesion: SesionAbierta; onClosed: () => void }) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const format = useFormat();
  const ahora = useMinute();
  const close = useCerrarSesion(() => {
    notices.show(t('configuracion.sesiones.cerrada'));
    onClosed();
  });
  const device = useDeviceName(sesion);
  const { key, ...count } = usoOf(sesion, ahora);
  const day = format.relativeDay(format.dayOf(sesion.creada), format.dayOf(ahora));
  const opened = t('configuracion.sesiones.abierta', { dia: `${day}, ${format.hour(sesion.creada)}` });
  return (
    <li className={classes.session}>
      <Glyph of={ICONS[sesion.dispositivo.forma]} size="lg" />
      <div className={classes.sessionText}>
        <p className={classes.device}>
          {device}
          {sesion.esActual && (
            <StatusPill icon={IconCheck} tone="accent">
              {t('configuracion.sesiones.esta')}
            </StatusPill>
          )}
        </p>
        <p>{t(USES[key], count)}</p>
        <p>{sesion.clase === 'recordada' ? `${opened} · ${t('configuracion.sesiones.recordada')}` : opened}</p>
      </div>
      {!sesion.esActual && (
        <Ask
          opener={t('configuracion.sesiones.cerrar')}
          openerLabel={t('configuracion.sesiones.cerrar-en', { dispositivo: device })}
          openerLook={{ variant: 'subtle', className: classes.close }}
          isBad
          question={t('configuracion.sesiones.pregunta')}
          yes={t('configuracion.sesiones.si')}
          no={t('configuracion.sesiones.no')}
          isBusy={close.isPending}
          error={close.error}
          onYes={() => close.mutate(sesion.id)}
          onNo={close.reset}
        />
      )}
    </li>
  );
}

/** `Chrome en Windows`; unknown parts are left out. */
function useDeviceName({ dispositivo: { navegador, sistema } }: SesionAbierta): string {
  const { t } = useTranslation();
  if (navegador && sistema) return t('configuracion.sesiones.en', { navegador, sistema });
  return navegador ?? sistema ?? t('configuracion.sesiones.desconocido');
}
