import type { ReactNode } from 'react';
import classes from './ledger.module.css';

export type LedgerTone = 'plain' | 'accent' | 'warn';
type RowProps = {
  /** If the label contains a link or a button, that covers the whole row. */
  label: ReactNode;
  /** From when to when, or what kind. */
  detail?: ReactNode;
  value: string;
  /** line: one item of the sum. detail: a part of the item above. subtotal: a line above. result: a double line above. */
  kind?: 'line' | 'detail' | 'subtotal' | 'result';
  tone?: LedgerTone;
  id?: string;
};

/** A sum in the style of accounts: items, a line above the subtotal, a double line above the result. */
export function Ledger({ children }: { children: ReactNode }) {
  return <dl className={classes.ledger}>{children}</dl>;
}

export function LedgerRow({ label, detail, value, kind = 'line', tone = 'plain', id }: RowProps) {
  return (
    <div className={classes.row} data-kind={kind} id={id}>
      <dt className={classes.label}>{label}</dt>
      {detail && <dd className={classes.detail}>{detail}</dd>}
      <dd className={classes.value} data-tone={tone}>
        {value}
      </dd>
    </div>
  );
}
