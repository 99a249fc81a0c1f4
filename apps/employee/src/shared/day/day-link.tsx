import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';

type Props = { fecha: string; className?: string | undefined; label?: string; children: ReactNode };

/** The link to a day in the calendar, where its number is explained. */
export function DayLink({ fecha, className, label, children }: Props) {
  return (
    <Link to="/registros-list" search={{ mes: fecha.slice(0, 7), dia: fecha }} className={className} aria-label={label} preload={false}>
      {children}
    </Link>
  );
}
