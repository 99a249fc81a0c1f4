import type { ReactNode } from 'react';
import { Panel } from '../panel.tsx';
import classes from './data-table.module.css';

export type DataRow = { key: string; label: ReactNode; values: readonly ReactNode[] };
type Props = {
  /** Title of the first column, then titles of the columns of figures. */
  head: string;
  columns: readonly string[];
  rows: readonly DataRow[];
  /** Accessible name of the table. */
  label: string;
  /** The sum, below a double rule. */
  total?: DataRow;
};

/** A table of figures in the style of accounts: right-aligned, thin lines, the sum below a double rule. */
export function DataTable({ head, columns, rows, label, total }: Props) {
  const line = ({ key, label: title, values }: DataRow) => (
    <tr key={key}>
      <th scope="row">{title}</th>
      {values.map((value, index) => (
        <td key={columns[index]}>{value}</td>
      ))}
    </tr>
  );
  return (
    <Panel kind="card" p={0}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(line)}</tbody>
        {total && <tfoot>{line(total)}</tfoot>}
      </table>
    </Panel>
  );
}
