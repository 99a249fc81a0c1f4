import { useTranslation } from 'react-i18next';
import { Drawer } from '@mantine/core';
import { SideMenu } from './side-menu.tsx';
import classes from './shell.module.css';

const drawer = { overlay: classes.overlay, content: classes.drawer, body: classes.drawerBody };

/** The side menu on a phone. */
export function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      size="var(--j-drawer)"
      padding={0}
      transitionProps={{ duration: 240 }}
      classNames={drawer}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('shell.menu.titulo')}>
        <Drawer.Body>
          <SideMenu onClose={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
