import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from '@tanstack/react-router';
import { ActionIcon, AppShell } from '@mantine/core';
import '@jornada/ui/theme/mantine-shell.css';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconMenu2 } from '@jornada/ui/icons.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { extra } from '../extra.tsx';
import { afterPaint } from '../native/after-paint.ts';
import { ShellContext, type ShellFrame } from '../shell-frame.ts';
import { usePhoto } from '../use-photo.ts';
import classes from './shell.module.css';

/** No page begins with it open. */
const MenuDrawer = extra(
  async () => (await import('./menu-drawer.tsx')).MenuDrawer,
  ({ opened }) => opened,
);

type Props = {
  /** The side menu. `onClose` is given if it is a drawer. */
  menu: ComponentType<{ onClose?: (() => void) | undefined }>;
  /** What is shown at the end of every page's bar. */
  tools?: ReactNode;
  /** What is shown above the content of every page. */
  note?: ReactNode;
  /** The person who is signed in; null: nobody, and then there is no menu. */
  who: { Iniciales: string; FotoToken?: string } | null;
  /** What the photo leads to: a link around it. */
  photoLink: ComponentType<{ children: ReactNode }>;
};

/**
 * The frame of the signed-in part of an app. On a desktop the side menu is always open, and the keyboard can skip it. On a phone
 * it is a drawer.
 */
export function Shell({ menu: Menu, tools = null, note = null, who, photoLink: PhotoLink }: Props) {
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  const [isOpen, setOpen] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => afterPaint(() => setDrawn(true)), []);
  const close = () => setOpen(false);
  const photo = usePhoto(who?.FotoToken, 'sm');
  const isDrawer = who !== null && !isDesktop;
  const frame: ShellFrame = {
    opener: isDrawer && (
      <ActionIcon onClick={() => setOpen(true)} aria-label={t('shell.menu.abrir')} aria-haspopup="dialog">
        <Glyph of={IconMenu2} size="lg" />
      </ActionIcon>
    ),
    tools: (
      <>
        {tools}
        {isDrawer && (
          <PhotoLink>
            <Initials size="sm" photo={photo}>
              {who.Iniciales}
            </Initials>
          </PhotoLink>
        )}
      </>
    ),
    note,
  };
  return (
    <ShellContext value={frame}>
      {who && isDesktop && (
        <a
          className={classes.skip}
          href="#contenido"
          onClick={(event) => {
            event.preventDefault();
            document.querySelector<HTMLElement>('main h1')?.focus();
          }}
        >
          {t('shell.saltar')}
        </a>
      )}
      <AppShell
        classNames={{ main: classes.main, navbar: classes.navbar }}
        navbar={{ width: 'var(--j-menu)', breakpoint: 'md', collapsed: { mobile: true, desktop: !who } }}
        withBorder={false}
      >
        {who && isDesktop && (
          <AppShell.Navbar component="div">
            <Menu />
          </AppShell.Navbar>
        )}
        <AppShell.Main component="div">
          <Outlet />
        </AppShell.Main>
      </AppShell>
      {isDrawer && (isDrawn || isOpen) && (
        <MenuDrawer opened={isOpen} onClose={close}>
          <Menu onClose={close} />
        </MenuDrawer>
      )}
    </ShellContext>
  );
}
