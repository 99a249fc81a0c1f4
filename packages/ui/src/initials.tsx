import { useState } from 'react';
import classes from './initials.module.css';

type Props = {
  /** In a bar, in a list, at the top of the drawer, in the settings. */
  size: 'sm' | 'md' | 'lg' | 'xl';
  photo?: string | undefined;
  /** One of many, so without a colour. */
  isQuiet?: boolean;
  children: string;
};

/**
 * The photo of a person, or their initials if there is no photo or it does not load. The name is written beside it, so screen
 * readers ignore it.
 */
export function Initials({ size, photo, isQuiet = false, children }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className={classes.circle} data-size={size} data-quiet={isQuiet} aria-hidden="true">
      {photo && photo !== broken ? (
        <img className={classes.photo} src={photo} alt="" onError={() => setBroken(photo)} />
      ) : (
        <span className={classes.initials}>{children}</span>
      )}
    </div>
  );
}
