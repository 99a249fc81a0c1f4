import { useState } from 'react';
import { Outlet } from '@tanstack/react-router';
import { AppShell } from '@mantine/core';
import '@jornada/ui/theme/mantine-shell.css';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { ShellContext } from '@jornada/web/shell-frame.ts';
import { useSession } from '@jornada/web/services.tsx';
import { Bell } from '../../platform/bell.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { SideMenu } from './side-menu.tsx';
import { useRefreshProfile } from './use-refresh-profile.ts';
import classes from './shell.module.css';

/** The frame of the signed-in part: the side menu stands open on a desktop and is a drawer on a phone. */
export function Shell() {
  const { profile, simulatedUser } = useSession();
  const isDesktop = useIsDesktop();
  const [isOpen, setOpen] = useState(false);
  useRefreshProfile();
  const who = simulatedUser ?? profile;
  const frame = {
    openMenu: who && !isDesktop ? () => setOpen(true) : null,
    tools: <Bell />,
    initials: who?.Iniciales ?? '',
    name: who?.NombreCompleto ?? '',
  };
  return (
    <ShellContext value={frame}>
      <AppShell
        classNames={{ main: classes.main, navbar: classes.navbar }}
        navbar={{ width: 'var(--j-menu)', breakpoint: 'md', collapsed: { mobile: true, desktop: !who } }}
        withBorder={false}
      >
        {who && isDesktop && (
          <AppShell.Navbar component="div">
            <SideMenu />
          </AppShell.Navbar>
        )}
        <AppShell.Main component="div">
          <Outlet />
        </AppShell.Main>
      </AppShell>
      {who && !isDesktop && <MenuDrawer opened={isOpen} onClose={() => setOpen(false)} />}
    </ShellContext>
  );
}
