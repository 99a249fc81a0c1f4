import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Group } from '@mantine/core';
import { ApiError } from '@jornada/client';
import classes from './form.module.css';

type ProblemProps = {
  error: unknown;
  /** Messages that the fields show already; they are not repeated. */
  said?: string;
  onReload?: (() => void) | undefined;
};

/** A message about what is wrong; screen readers read it at once. */
export function ProblemBox({ children }: { children: ReactNode }) {
  return (
    <div className={classes.problem} role="alert">
      {children}
    </div>
  );
}

/** Why an action failed, in the server's words. If somebody else has changed the data first, a button loads the new state. */
export function Problem({ error, said = '', onReload }: ProblemProps) {
  const { t } = useTranslation();
  if (!error) return null;
  const isStale = error instanceof ApiError && error.code === 'general.cambiado-entretanto';
  const fields = error instanceof ApiError ? Object.entries(error.fields).filter(([, message]) => !said.includes(message)) : [];
  return (
    <ProblemBox>
      <p>{error instanceof ApiError ? error.message : t('errores.general.desconocido')}</p>
      {fields.map(([field, message]) => (
        <p key={field}>{message}</p>
      ))}
      {isStale && onReload && (
        <Button variant="default" onClick={onReload}>
          {t('gestion.ver-como-ha-quedado')}
        </Button>
      )}
    </ProblemBox>
  );
}

type ActionsProps = ProblemProps & {
  /** Shown above the buttons, below the error. */
  note?: ReactNode;
  children: ReactNode;
};

/** Buttons side by side, and above them why the action failed. */
export function Actions({ note, children, ...problem }: ActionsProps) {
  return (
    <>
      <Problem {...problem} />
      {note}
      <Group gap="xs">{children}</Group>
    </>
  );
}
