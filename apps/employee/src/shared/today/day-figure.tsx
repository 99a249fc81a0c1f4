import { useTranslation } from 'react-i18next';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import { ArcMiddle, ArcNote } from '@jornada/ui/arc/arc-frame.tsx';
import { DayArc } from '@jornada/ui/arc/day-arc.tsx';
import { HoursArc } from '@jornada/ui/arc/hours-arc.tsx';
import type { ArcSize } from '@jornada/ui/arc/scale.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { useIsWide } from '@jornada/ui/use-is-desktop.ts';
import type { Format } from '@jornada/i18n';
import type { DayView } from './day-view.ts';
import { freeIconOf } from './free-icon.ts';
import { NextDayFigure, nextDayOf } from './next-day-figure.tsx';
import classes from './today.module.css';

type Props = { hoy: HoyVista; day: DayView; format: Format; /** Large on every screen, as on a kiosk. */ isLarge?: boolean };

/** The arc with the worked time in its middle. */
export function DayFigure({ hoy, day, format, isLarge = false }: Props) {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const size = isWide || isLarge ? 'desktop' : 'phone';
  const { arco, ahora, estado, trabajado, previsto, salida } = day;
  const { zona } = hoy;
  if (!arco || trabajado === null) return <WithoutPlan hoy={hoy} day={day} format={format} size={size} />;
  const worked = { trabajado: format.spokenDuration(trabajado) };
  // It is unknown when the person may leave, so the work is drawn on the hours of the whole day.
  if (previsto === null) {
    const isAbsence = hoy.previsto?.motivo === 'ausencia';
    return (
      <HoursArc
        size={size}
        fecha={hoy.fecha}
        zona={zona}
        ahora={ahora}
        hour={format.hour}
        isAbsence={isAbsence}
        lived={arco}
        estado={estado}
        label={t('home.arco.sin-plan', worked)}
      >
        <ArcMiddle hero={format.duration(trabajado)} />
      </HoursArc>
    );
  }
  const label =
    salida?.momento && (estado === 'trabajando' || estado === 'pausa')
      ? t('home.arco.hasta', { ...worked, previsto: format.spokenDuration(previsto), hora: format.hour(salida.momento) })
      : t('home.arco.de', { ...worked, previsto: format.spokenDuration(previsto) });
  return (
    <DayArc {...arco} ahora={ahora} estado={estado} paused={estado === 'pausa'} zona={zona} hour={format.hour} size={size} label={label}>
      <ArcMiddle hero={format.duration(trabajado)} of={t('home.arco.total', { previsto: format.durationWithUnit(previsto) })} />
    </DayArc>
  );
}

/** For a free day, for a company that hides totals, or after a missed shift: the hours of the day, without work. */
function WithoutPlan({ hoy, day: { ahora, estado }, format, size }: Props & { size: ArcSize }) {
  const { t } = useTranslation();
  const { fecha, zona, previsto } = hoy;
  const free = estado === 'libre' && previsto ? freeIconOf(previsto) : null;
  const icon = free && <Glyph of={free} className={classes.restIcon} data-size={size} />;
  const next = free && nextDayOf(hoy);
  if (next) {
    return (
      <NextDayFigure hoy={hoy} dia={next} format={format} size={size}>
        {icon}
      </NextDayFigure>
    );
  }
  const middle = free ? (
    <>
      {icon}
      <ArcNote>{t('home.arco.sin-horas')}</ArcNote>
    </>
  ) : (
    <ArcMiddle before={t('home.arco.ahora')} hero={format.hour(ahora)} />
  );
  return (
    <HoursArc
      size={size}
      fecha={fecha}
      zona={zona}
      ahora={ahora}
      hour={format.hour}
      estado={estado}
      isAbsence={free !== null && previsto?.motivo === 'ausencia'}
    >
      {middle}
    </HoursArc>
  );
}
