import { createContext, use, useId, type ReactNode } from 'react';
import classes from './parts.module.css';

/** Facts about a thing, one per line: label and value. */
export function Facts({ items }: { items: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {items.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Choice<T> = { value: T; label: string; count?: number };

/** A choice between a few values, all visible, each with its number. */
export function Segments<T extends string>(props: { label: string; value: T; items: readonly Choice<T>[]; onChange: (value: T) => void }) {
  const { label, value, items, onChange } = props;
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

/** Whether the section is in an aside, which has its own heading level. */
export const InAside = createContext(false);

/** A part of a page or an aside, with its name. */
export function Section({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId();
  const Heading = use(InAside) ? 'h3' : 'h2';
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {note && <p className={classes.note}>{note}</p>}
      {children}
    </section>
  );
}
