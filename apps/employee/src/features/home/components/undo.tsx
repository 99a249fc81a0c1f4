import { useTranslation } from 'react-i18next';
import { UndoBar } from '@jornada/ui/undo-bar.tsx';
import type { Format } from '@jornada/i18n';
import { useServices } from '../../../shared/services.tsx';
import { doneText } from '../../../shared/today/done.ts';
import type { Done } from '../use-clock.ts';
import { secondsLeft, useSecondsLeft } from '../../../shared/use-seconds-left.ts';
import classes from '../home.module.css';

type Props = { done: Done; format: Format; isBusy: boolean; onUndo: (id: number) => void };

/** If it disappears with the focus on it, the focus goes back to the first button of the dock. */
const handOver = (bar: HTMLElement | null) => () => {
  if (!bar?.contains(document.activeElement)) return;
  bar.parentElement?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
};

/** Says what was recorded and offers to undo it for ten seconds. It disappears by itself. */
export function Undo({ done: { registro, deshacerHasta }, format, isBusy, onUndo }: Props) {
  const { t } = useTranslation();
  const { clock } = useServices();
  const seconds = useSecondsLeft(deshacerHasta);
  if (seconds === 0) return null;
  const undo = () => {
    // After ten seconds a press would not undo, but ask for a correction that the person does not want.
    if (secondsLeft(deshacerHasta, clock) > 0) onUndo(registro.id);
  };
  return (
    <div className={classes.undo} ref={handOver}>
      <UndoBar text={doneText(registro, t, format)} undo={{ label: t('home.deshacer.boton'), seconds, isBusy, onUndo: undo }} />
    </div>
  );
}

/** Says in the same place that it was undone. `until`: the instant at which the message disappears. */
export function Undone({ until }: { until: string }) {
  const { t } = useTranslation();
  if (useSecondsLeft(until) === 0) return null;
  return (
    <div className={classes.undo}>
      <UndoBar text={t('home.deshacer.hecho')} />
    </div>
  );
}
