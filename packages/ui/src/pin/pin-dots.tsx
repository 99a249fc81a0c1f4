import classes from './pin.module.css';

/** How many digits are typed, of how many. The words beside it say the same. */
export function PinDots({ typed, of }: { typed: number; of: number }) {
  return (
    <div className={classes.dots} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <span key={index} data-state={index < typed ? 'full' : index === typed ? 'next' : 'empty'} />
      ))}
    </div>
  );
}
