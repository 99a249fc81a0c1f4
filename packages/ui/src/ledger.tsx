import type { ReactNode } from 'react';
import classes from './ledger.module.css';

export type LedgerTone = 'plain' | 'accent' | 'warn';
type RowProps = {
  /** A link here takes the whole row. */
  label: ReactNode;
  /** From when to when, or what kind. */
  detail?: ReactNode;
  value: string;
  /** line: one of the sum. subtotal: a rule above. result: a double rule above. */
  kind?: 'line' | 'subtotal' | 'result';
  tone?: LedgerTone;
};

/** A sum as a bookkeeper writes it: lines, a rule before the subtotal, a double rule before the result. */
export function Ledger({ children }: { children: ReactNode }) {
  return <dl className={classes.ledger}>{children}</dl>;
}

export function LedgerRow({ label, detail, value, kind = 'line', tone = 'plain' }: RowProps) {
  return (
    <div className={classes.row} data-kind={kind}>
      <dt className={classes.label}>{label}</dt>
      {detail && <dd className={classes.detail}>{detail}</dd>}
      <dd className={classes.value} data-tone={tone}>
        {value}
      </dd>
    </div>
  );
}
