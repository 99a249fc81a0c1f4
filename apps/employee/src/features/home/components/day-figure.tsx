import { useTranslation } from 'react-i18next';
import { ArcMiddle } from '@jornada/ui/arc/arc-frame.tsx';
import { ClockArc } from '@jornada/ui/arc/clock-arc.tsx';
import { DayArc } from '@jornada/ui/arc/day-arc.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import type { Format } from '@jornada/i18n';
import type { DayView } from '../model/day.ts';

type Props = { day: DayView; zona: string; format: Format };

/** The arc with the time worked in its middle. */
export function DayFigure({ day: { arco, ahora, estado, trabajado, previsto, salida }, zona, format }: Props) {
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  const size = isDesktop ? 'desktop' : 'phone';
  // A free day, or a company that shows no totals: the clock of the day, which says nothing about work.
  if (!arco || trabajado === null) return <ClockArc size={size} now={ahora} zona={zona} hour={format.hour} lived={false} />;
  const worked = { trabajado: format.spokenDuration(trabajado) };
  const label =
    previsto === null
      ? t('home.arco.sin-plan', worked)
      : salida?.momento && (estado === 'trabajando' || estado === 'pausa')
        ? t('home.arco.hasta', { ...worked, previsto: format.spokenDuration(previsto), hora: format.hour(salida.momento) })
        : t('home.arco.de', { ...worked, previsto: format.spokenDuration(previsto) });
  return (
    <DayArc {...arco} ahora={ahora} estado={estado} paused={estado === 'pausa'} zona={zona} hour={format.hour} size={size} label={label}>
      <ArcMiddle
        hero={format.duration(trabajado)}
        of={previsto === null ? undefined : t('home.arco.total', { previsto: format.durationWithUnit(previsto) })}
      />
    </DayArc>
  );
}
