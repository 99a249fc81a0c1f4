import { Mark } from '@jornada/ui/mark.tsx';
import { useObservable } from '../observable.ts';
import { useWebServices } from '../services.tsx';
import classes from './overlays.module.css';

/** Covers the app while the person must wait, and says why. */
export function LoaderOverlay() {
  const { notices } = useWebServices();
  const text = useObservable(notices.loader);
  return (
    <div role="status">
      {text && (
        <div className={classes.loader}>
          <div className={classes.loaderBox}>
            <Mark />
            <p>{text}</p>
          </div>
        </div>
      )}
    </div>
  );
}
