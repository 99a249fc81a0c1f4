import { useTranslation } from 'react-i18next';
import { Emphasis } from '@jornada/ui/emphasis.tsx';
import { useObservable } from '@jornada/web/observable.ts';
import { useServices } from '../services.tsx';
import classes from './kiosk.module.css';

const TICKS = 10;
/** A small half circle, in a frame of 52 by 28. */
const tickAt = (index: number): { x1: number; y1: number; x2: number; y2: number } => {
  const angle = Math.PI * (1 - index / (TICKS - 1));
  const at = (radius: number) => ({ x: 26 + radius * Math.cos(angle), y: 26 - radius * Math.sin(angle) });
  const [inner, outer] = [at(15), at(24)];
  return { x1: inner.x, y1: inner.y, x2: outer.x, y2: outer.y };
};

/** How long the screen stays, as ticks that empty and in words. */
export function Countdown() {
  const { t } = useTranslation();
  const counted = useObservable(useServices().kiosk.left);
  if (!counted) return <div className={classes.countdown} />;
  const { left, of } = counted;
  const full = Math.ceil((left / of) * TICKS);
  return (
    <div className={classes.countdown} role="timer">
      <svg className={classes.ticks} viewBox="0 0 52 28" aria-hidden="true">
        {Array.from({ length: TICKS }, (_, index) => (
          <line key={index} data-full={index < full} {...tickAt(index)} />
        ))}
      </svg>
      <span>
        <Emphasis text={t('quiosco.se-cierra', { segundos: left })} render={(part) => <b key={part}>{part}</b>} />
      </span>
    </div>
  );
}
