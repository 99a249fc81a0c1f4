import { useId } from 'react';
import classes from './segments.module.css';

type Choice<T> = { value: T; label: string; count?: number | undefined };
type Props<T> = { label: string; value: T; items: readonly Choice<T>[]; onChange: (value: T) => void };

/** One of a few, all in sight; with how many there are of each. */
export function Segments<T extends string>({ label, value, items, onChange }: Props<T>) {
  const name = useId();
  return (
    <fieldset className={classes.segments} aria-label={label}>
      {items.map((item) => (
        <label key={item.value} className={classes.segment}>
          <input type="radio" name={name} checked={item.value === value} onChange={() => onChange(item.value)} />
          {item.label}
          {item.count !== undefined && <span className={classes.count}>{item.count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
