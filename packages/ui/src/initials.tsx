import { useState } from 'react';
import classes from './initials.module.css';

type Props = {
  /** In a bar, in a list, at the head of the drawer, in the settings. */
  size: 'sm' | 'md' | 'lg' | 'xl';
  photo?: string | undefined;
  children: string;
};

/** Who somebody is: their photo, or their initials where there is none or it does not come. The name stands beside it, so it is not read out. */
export function Initials({ size, photo, children }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className={classes.circle} data-size={size} aria-hidden="true">
      {photo && photo !== broken ? (
        <img className={classes.photo} src={photo} alt="" onError={() => setBroken(photo)} />
      ) : (
        <span className={classes.initials}>{children}</span>
      )}
    </div>
  );
}
