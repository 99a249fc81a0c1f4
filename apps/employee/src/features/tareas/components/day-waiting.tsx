import { WaitingRows } from '@jornada/web/list/waiting-rows.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import classes from '../tareas.module.css';

/** The shape of a day that is being read. */
export function DayWaiting() {
  return (
    <div className={classes.day} aria-busy="true">
      <Block width="9rem" height="2.5rem" />
      <Block height="1.5rem" />
      <WaitingRows />
    </div>
  );
}
