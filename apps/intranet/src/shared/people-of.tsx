import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { personas } from '@jornada/contract';
import { useRead } from '@jornada/web/calls.ts';
import { Section } from '@jornada/web/list/section.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Way } from '@jornada/ui/way.tsx';
import classes from './people-of.module.css';

/** How many names are shown; the others are one press away. */
const NAMED = 6;

type Props = {
  title: string;
  nobody: string;
  of: { horario: number } | { centro: number } | { departamento: number };
  /** Other actions for these people. */
  children?: ReactNode;
};

/** The people with a schedule, or of a centre or department: names that open the person, and a link to the whole list. */
export function PeopleOf({ title, nobody, of, children }: Props) {
  const { t } = useTranslation();
  const { data } = useRead(personas.listado, { ...of, limit: NAMED });
  return (
    <Section title={title}>
      {data?.items.length === 0 && <p>{nobody}</p>}
      {data && data.items.length > 0 && (
        <Rows>
          {data.items.map(({ id, nombre, puesto, departamento }) => (
            <li key={id}>
              <Link to="/personas" search={{ ...of, ver: id }} className={classes.person}>
                {nombre}
                <small>{puesto || ('departamento' in of ? '' : departamento?.nombre)}</small>
              </Link>
            </li>
          ))}
        </Rows>
      )}
      {data?.hayMas && <Way renderRoot={(props) => <Link {...props} to="/personas" search={of} />}>{t('gestion.ver-personas')}</Way>}
      {children}
    </Section>
  );
}
