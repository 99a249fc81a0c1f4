import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import type { KeyValueStorage } from '@jornada/client';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown, IconChevronRight } from '@jornada/ui/icons.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import type { Group, GroupName, Theme } from '../../shared/menu.ts';
import shell from '@jornada/web/shell/shell.module.css';
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
  if (name === 'dia' || name === 'pie') return <Entries className={shell.group} entries={entries} {...where} />;
  const toggle = (): void => {
    keepGroupOpen(storage, name, !isOpen);
    setOpen(!isOpen);
  };
  return (
    <div>
      <UnstyledButton className={classes.heading} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <span className={shell.rowLabel}>{t(`intranet.grupos.${name}`)}</span>
        {!isOpen && entries.map((theme) => theme.path !== where.here && <Badges key={theme.path} of={theme} />)}
        <Glyph of={isOpen ? IconChevronDown : IconChevronRight} size="xs" />
      </UnstyledButton>
      <Entries id={id} entries={isOpen ? entries : entries.filter(({ path }) => path === where.here)} {...where} />
    </div>
  );
}

function Entries({ entries, here, onGo, ...of }: { entries: readonly Theme[]; id?: string; className?: string | undefined } & Where) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <div {...of}>
      {entries.map((theme) => (
        <Link
          key={theme.path}
          to={theme.path as '/'}
          className={shell.row}
          activeOptions={{ exact: true, includeSearch: false }}
          data-active={theme.path === here || undefined}
          // On one of its other tabs, it is the place but not the page.
          aria-current={theme.path === here ? (theme.path === pathname ? 'page' : 'true') : undefined}
          onClick={onGo}
        >
          <Glyph of={theme.icon} />
          <span className={shell.rowLabel}>{t(theme.key)}</span>
          <Badges of={theme} />
        </Link>
      ))}
    </div>
  );
}

function Badges({ of: { tabs } }: { of: Theme }) {
  return tabs.map(({ path, Badge }) => Badge && <Badge key={path} />);
}

const KEY = 'jornada.intranet.menu-cerrado';
/** All are open until somebody closes one: what is under a closed heading is one press farther away. */
const closedGroups = (storage: KeyValueStorage): readonly string[] => storage.getItem(KEY)?.split(',') ?? [];

/** Whether somebody has a group of the menu open on this device. */
function isGroupOpen(storage: KeyValueStorage, name: GroupName): boolean {
  return !closedGroups(storage).includes(name);
}

function keepGroupOpen(storage: KeyValueStorage, name: GroupName, isOpen: boolean): void {
  const others = closedGroups(storage).filter((one) => one !== name);
  storage.setItem(KEY, (isOpen ? others : [...others, name]).join(','));
}
