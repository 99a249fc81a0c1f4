import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { InAside } from './parts.tsx';
import { useCloseByEscape } from './use-close-by-escape.ts';
import { useFocusBack } from './use-focus-back.ts';
import classes from './list-aside.module.css';

/** A list with the chosen thing beside it. On a phone the thing replaces the list. */
export function ListAside({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={classes.split} data-open={Boolean(aside)}>
      <div className={classes.list}>{children}</div>
      {aside}
    </div>
  );
}

type AsideProps = { title: string; note?: ReactNode; status?: ReactNode; onClose: () => void; children: ReactNode };

/** The chosen thing. Its title takes the focus when it opens, and Escape closes it. */
export function Aside({ title, note, status, onClose, children }: AsideProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useCloseByEscape(onClose);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={classes.aside} aria-label={title}>
      <header className={classes.head}>
        <div className={classes.who}>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {note && <p className={classes.note}>{note}</p>}
        </div>
        <ActionIcon variant="subtle" size="2.75rem" onClick={onClose} aria-label={t('gestion.cerrar-ficha')}>
          <Glyph of={IconX} size="lg" />
        </ActionIcon>
      </header>
      {status && <div className={classes.status}>{status}</div>}
      <InAside value>{children}</InAside>
    </section>
  );
}

type RowProps = {
  name: string;
  note?: ReactNode;
  /** State and responsible people, in words. */
  facts?: ReactNode;
  /** A figure or a time, in one column for the whole list. */
  end?: ReactNode;
  isOpen: boolean;
  isDim?: boolean;
  onOpen: () => void;
};

/** One thing of a list. It gets the focus back when the aside is closed. */
export function Row({ name, note, facts, end, isOpen, isDim = false, onOpen }: RowProps) {
  const opener = useFocusBack<HTMLButtonElement>(isOpen);
  return (
    <li>
      <button
        ref={opener}
        type="button"
        className={classes.row}
        aria-expanded={isOpen}
        data-open={isOpen}
        data-dim={isDim}
        onClick={onOpen}
      >
        <span className={classes.name}>
          {name}
          {note && <small>{note}</small>}
        </span>
        {facts && <span className={classes.facts}>{facts}</span>}
        {end && <span className={classes.end}>{end}</span>}
      </button>
    </li>
  );
}

export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.rows} aria-label={label}>
      {children}
    </ul>
  );
}
