import { createContext, use, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { ApiError } from '@jornada/client';
import classes from './parts.module.css';

/** Facts of something, one a line: what, and how it is. */
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

type ProblemProps = {
  error: unknown;
  /** What fields say already: it is said once. */
  said?: string;
  onReload?: (() => void) | undefined;
};

/** Why something was not done, in the server's words; where somebody else was first, the way to see how it stands. */
export function Problem({ error, said = '', onReload }: ProblemProps) {
  const { t } = useTranslation();
  if (!error) return null;
  const isStale = error instanceof ApiError && error.code === 'general.cambiado-entretanto';
  const fields = error instanceof ApiError ? Object.entries(error.fields).filter(([, message]) => !said.includes(message)) : [];
  return (
    <div className={classes.problem} role="alert">
      <p>{error instanceof ApiError ? error.message : t('errores.general.desconocido')}</p>
      {fields.map(([field, message]) => (
        <p key={field}>{message}</p>
      ))}
      {isStale && onReload && (
        <Button variant="default" onClick={onReload}>
          {t('gestion.ver-como-ha-quedado')}
        </Button>
      )}
    </div>
  );
}

type ActionsProps = ProblemProps & {
  /** Said above the buttons, below why it was refused. */
  note?: ReactNode;
  children: ReactNode;
};

/** What can be pressed, side by side, and above it why it was not done. */
export function Actions({ note, children, ...problem }: ActionsProps) {
  return (
    <>
      <Problem {...problem} />
      {note}
      <div className={classes.buttons}>{children}</div>
    </>
  );
}

type SwitchProps = { label: string; note?: ReactNode; checked: boolean; disabled?: boolean; onChange: (checked: boolean) => void };

/** Something that is on or off, with the sentence that says what it does. */
export function SwitchRow({ label, note, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={classes.switchRow}>
      <span className={classes.switchText}>
        <label htmlFor={id}>{label}</label>
        {note && <small id={`${id}-note`}>{note}</small>}
      </span>
      <input
        id={id}
        type="checkbox"
        data-switch
        className={classes.switch}
        checked={checked}
        disabled={disabled}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}

type Choice<T> = { value: T; label: string; count?: number };

/** One of a few, all in sight; with how many there are of each. */
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

/** Within an aside, whose own heading lies between. */
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
