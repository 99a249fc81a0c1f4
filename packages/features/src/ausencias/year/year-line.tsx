import type { CSSProperties, ReactNode } from 'react';
import { shareOfYear, stretchOfYear } from './share-of-year.ts';
import classes from './year-line.module.css';

export type YearStretch = {
  key: string | number;
  desde: string;
  hasta: string;
  /** past: a hatched capsule. ahead: an agreed one. open: one that waits, dashed. other: another absence. */
  kind: 'past' | 'ahead' | 'open' | 'other';
  /** Stands below it: its days. */
  text?: string | undefined;
};

type Props = {
  ano: number;
  /** The names of the months, in order. */
  months: readonly string[];
  stretches: readonly YearStretch[];
  /** Public holidays. */
  holidays: readonly string[];
  /** The current day, with its word; null if it is in another year. */
  today: { fecha: string; word: string } | null;
  /** One sentence that says what the drawing shows. */
  label: string;
};

const at = (share: number): CSSProperties => ({ insetInlineStart: `${share * 100}%` });

/** A year as a line: what one has lived of it, absences as capsules on it, public holidays as circles above it. */
export function YearLine({ ano, months, stretches, holidays, today, label }: Props) {
  const now = today && shareOfYear(today.fecha, ano);
  return (
    <div className={classes.year} role="img" aria-label={label}>
      {months.map((name, index) => (
        <span key={name} className={classes.month} style={at(shareOfYear(`${ano}-${String(index + 1).padStart(2, '0')}-01`, ano))}>
          {name}
        </span>
      ))}
      <span className={classes.line} />
      {now !== null && <span className={classes.lived} style={{ width: `${now * 100}%` }} />}
      {holidays.map((fecha) => (
        <span key={fecha} className={classes.holiday} style={at(shareOfYear(fecha, ano))} />
      ))}
      {stretches.map((stretch) => (
        <Stretch key={stretch.key} stretch={stretch} ano={ano} />
      ))}
      {now !== null && (
        <span className={classes.today} style={at(now)}>
          <b>{today?.word}</b>
        </span>
      )}
    </div>
  );
}

function Stretch({ stretch: { desde, hasta, kind, text }, ano }: { stretch: YearStretch; ano: number }) {
  const place = stretchOfYear(desde, hasta, ano);
  if (!place) return null;
  return (
    <span className={classes.stretch} data-kind={kind} style={{ ...at(place.from), width: `${(place.to - place.from) * 100}%` }}>
      {text && <b>{text}</b>}
    </span>
  );
}

/** What the shapes of the line mean. */
export function YearLegend({ children }: { children: ReactNode }) {
  return <ul className={classes.legend}>{children}</ul>;
}

export function YearLegendItem({ kind, children }: { kind: YearStretch['kind'] | 'holiday'; children: ReactNode }) {
  return (
    <li>
      <span className={kind === 'holiday' ? classes.holiday : classes.stretch} data-kind={kind} data-sample="true" aria-hidden="true" />
      {children}
    </li>
  );
}
