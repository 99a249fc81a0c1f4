import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { PlaceName } from '@jornada/ui/place-name.ts';
import { InAside } from './section.tsx';
import { useCloseByEscape } from './use-close-by-escape.ts';
import classes from './aside.module.css';

type Props = {
  title: string;
  note?: ReactNode;
  status?: ReactNode;
  /** Stands before the title: a photo. */
  lead?: ReactNode;
  /** Stays below the title while the rest moves: tabs. */
  fixed?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** What is chosen of a list: its name takes the focus when it opens, Escape closes it. */
export function Aside({ title, note, status, lead, fixed, onClose, children }: Props) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useCloseByEscape(onClose);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={classes.aside} aria-label={title}>
      <header className={classes.head}>
        {lead}
        <div className={classes.who}>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {note && <p>{note}</p>}
        </div>
        <ActionIcon variant="subtle" size="2.75rem" onClick={onClose} aria-label={t('gestion.cerrar-ficha')}>
          <Glyph of={IconX} size="lg" />
        </ActionIcon>
      </header>
      {fixed}
      <div className={classes.body}>
        {status && <div className={classes.status}>{status}</div>}
        <InAside value>
          <PlaceName value={title}>{children}</PlaceName>
        </InAside>
      </div>
    </section>
  );
}
