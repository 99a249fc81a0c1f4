import { useTranslation } from 'react-i18next';
import { UndoBar } from '@jornada/ui/undo-bar.tsx';
import type { Format } from '@jornada/i18n';
import { useServices } from '../../../shared/services.tsx';
import { doneText } from '../model/done.ts';
import type { Done } from '../use-clock.ts';
import { secondsLeft, useSecondsLeft } from '../../../shared/use-seconds-left.ts';
import classes from '../home.module.css';

type Props = { done: Done; format: Format; isBusy: boolean; onUndo: (id: number) => void };

/** When it goes while it has the focus, that goes back to the first button of the dock. */
const handOver = (bar: HTMLElement | null) => () => {
  if (!bar?.contains(document.activeElement)) return;
  bar.parentElement?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
};

/** What was recorded, and ten seconds to take it back. Gone by itself. */
export function Undo({ done: { registro, deshacerHasta }, format, isBusy, onUndo }: Props) {
  const { t } = useTranslation();
  const { clock } = useServices();
  const seconds = useSecondsLeft(deshacerHasta);
  if (seconds === 0) return null;
  const undo = () => {
    // A late press would not undo, but ask for a correction that nobody wanted.
    if (secondsLeft(deshacerHasta, clock) > 0) onUndo(registro.id);
  };
  return (
    <div className={classes.undo} ref={handOver}>
      <UndoBar text={doneText(registro, t, format)} undo={{ label: t('home.deshacer.boton'), seconds, isBusy, onUndo: undo }} />
    </div>
  );
}

/** That it was taken back, in the same place. `until`: an instant, when it goes by itself. */
export function Undone({ until }: { until: string }) {
  const { t } = useTranslation();
  if (useSecondsLeft(until) === 0) return null;
  return (
    <div className={classes.undo}>
      <UndoBar text={t('home.deshacer.hecho')} />
    </div>
  );
}
