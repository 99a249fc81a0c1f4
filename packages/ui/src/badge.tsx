import classes from './badge.module.css';

type Props = {
  count: number;
  /** The count in words, with what is counted. */
  label: string;
  /** Nothing here is pressing. */
  isMuted?: boolean;
};

/** How many of something are new or wait. */
export function Badge({ count, label, isMuted = false }: Props) {
  return (
    <span className={classes.badge} data-muted={isMuted} role="img" aria-label={label}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
