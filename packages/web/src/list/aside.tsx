import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { PlaceName } from '@jornada/ui/place-name.ts';
import { InAside } from './section.tsx';
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
        <ActionIcon onClick={onClose} aria-label={t('gestion.cerrar-ficha')}>
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

/** Elements with their own use of Escape. */
const THEIRS = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [role="dialog"] *';

/** Escape closes the aside, wherever on the page the focus is. */
function useCloseByEscape(onClose: () => void): void {
  const onKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && !(target instanceof Element && target.matches(THEIRS))) onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
