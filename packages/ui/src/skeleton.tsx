import classes from './skeleton.module.css';

type Props = { width?: string; height?: string; round?: boolean };

/** A grey block in the place and shape of content that is loading. */
export function Block({ width = '100%', height = '0.75rem', round = false }: Props) {
  return <span className={classes.block} data-round={round} style={{ width, height }} aria-hidden="true" />;
}
