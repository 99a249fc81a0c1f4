import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '@mantine/core';
import classes from './shell.module.css';

const drawer = { overlay: classes.overlay, content: classes.drawer, body: classes.drawerBody };

/** The side menu on a phone. */
export function MenuDrawer({ opened, onClose, children }: { opened: boolean; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  // Asked for before it was loaded, it begins closed as well: else it would neither slide in nor give the focus back.
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setHere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Drawer.Root
      opened={opened && isHere}
      onClose={onClose}
      size="var(--j-drawer)"
      padding={0}
      transitionProps={{ duration: 240 }}
      classNames={drawer}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('shell.menu.titulo')}>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
