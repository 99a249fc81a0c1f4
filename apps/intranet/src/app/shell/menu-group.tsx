import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown, IconChevronRight } from '@jornada/ui/icons.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import shell from '@jornada/web/shell/shell.module.css';
import type { Entry, Group } from '../../shared/menu.ts';
import { isGroupOpen, keepGroupOpen } from './open-groups.ts';
import classes from './menu-group.module.css';

type Where = {
  /** The path of the entry where somebody is. */
  here: string | undefined;
  onGo: (() => void) | undefined;
};

/** A group of the menu. A closed one still shows the entry where somebody is, and what its entries count. */
export function MenuGroup({ name, entries, ...where }: Group & Where) {
  const { t } = useTranslation();
  const { storage } = useWebServices();
  const id = useId();
  const [isOpen, setOpen] = useState(() => isGroupOpen(storage, name));
  if (name === 'hoy') return <Entries className={shell.group} entries={entries} {...where} />;
  const toggle = (): void => {
    keepGroupOpen(storage, name, !isOpen);
    setOpen(!isOpen);
  };
  return (
    <div>
      <UnstyledButton className={classes.heading} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <span className={shell.rowLabel}>{t(`intranet.grupos.${name}`)}</span>
        {!isOpen && entries.map(({ path, Badge }) => Badge && path !== where.here && <Badge key={path} />)}
        <Glyph of={isOpen ? IconChevronDown : IconChevronRight} size="xs" />
      </UnstyledButton>
      <Entries id={id} entries={isOpen ? entries : entries.filter(({ path }) => path === where.here)} {...where} />
    </div>
  );
}

function Entries({ entries, here, onGo, ...of }: { entries: readonly Entry[]; id?: string; className?: string | undefined } & Where) {
  const { t } = useTranslation();
  return (
    <div {...of}>
      {entries.map(({ path, key, icon, Badge }) => (
        <Link
          key={path}
          to={path as '/'}
          className={shell.row}
          activeOptions={{ exact: path !== here, includeSearch: false }}
          activeProps={{ 'data-active': true }}
          onClick={onGo}
        >
          <Glyph of={icon} />
          <span className={shell.rowLabel}>{t(key)}</span>
          {Badge && <Badge />}
        </Link>
      ))}
    </div>
  );
}
