import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { useCloseByEscape } from '../../../shared/use-close-by-escape.ts';
import classes from '../personas.module.css';

/**
 * A task beside the list of people. Its title takes the focus when it opens, and Escape closes it. On a phone it replaces the
 * list.
 */
export function TaskAside({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useCloseByEscape(onClose);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={classes.aside} aria-label={title}>
      <header className={classes.personHead}>
        <div className={classes.who}>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
        </div>
        <ActionIcon variant="subtle" size="2.75rem" onClick={onClose} aria-label={t('gestion.cerrar-ficha')}>
          <Glyph of={IconX} size="lg" />
        </ActionIcon>
      </header>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
