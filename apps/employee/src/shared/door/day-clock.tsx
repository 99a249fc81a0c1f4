import { ClockArc } from '@jornada/ui/arc/clock-arc.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { deviceZone } from '@jornada/web/native/clock.ts';
import { useFormat } from '@jornada/web/use-format.ts';

/** The time and the date under the arc. Before the log-in no centre is known, so the device's zone is used. */
export function DayClock({ minute }: { minute: string }) {
  const zona = deviceZone();
  const format = useFormat(zona);
  const isDesktop = useIsDesktop();
  return (
    <ClockArc
      size={isDesktop ? 'desktop' : 'phone'}
      now={minute}
      zona={zona}
      hour={format.hour}
      of={format.date(format.dayOf(minute), 'long')}
    />
  );
}
