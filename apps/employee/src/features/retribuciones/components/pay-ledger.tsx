import type { ReactNode } from 'react';
import classes from '../retribuciones.module.css';

type RowProps = { label: string; detail?: string | undefined; value: string; tone?: 'accent' | undefined; isResult?: boolean };

/** A sum with a hairline below each row, and a double line above what it comes to. */
export function PayLedger({ children }: { children: ReactNode }) {
  return <dl className={classes.ledger}>{children}</dl>;
}

export function PayRow({ label, detail, value, tone, isResult = false }: RowProps) {
  return (
    <div className={classes.ledgerRow} data-result={isResult}>
      <dt>
        {label} {detail && <small>{detail}</small>}
      </dt>
      <dd data-tone={tone}>{value}</dd>
    </div>
  );
}
