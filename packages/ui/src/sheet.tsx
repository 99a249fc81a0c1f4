import { useEffect, useState, type ReactNode } from 'react';
import { Drawer, Modal } from '@mantine/core';
import { useIsDesktop } from './use-is-desktop.ts';
import classes from './sheet.module.css';

type Props = {
  title: string;
  closeLabel: string;
  /** Called when it has gone. */
  onClose: () => void;
  children: ReactNode;
  /** Stays in sight while the rest scrolls: the button. */
  foot?: ReactNode;
};

const RISE = { duration: 280, timingFunction: 'cubic-bezier(.32,.72,0,1)' };
const FADE = { transition: 'fade-up', duration: 160 } as const;

const shared = { overlay: classes.overlay, title: classes.title, header: classes.header, close: classes.close, body: classes.body };
const dialog = { ...shared, content: classes.dialog };
const sheet = { ...shared, content: classes.sheet };

/** A page above the page: a sheet that rises on a phone, a dialog on a desktop. It opens as soon as it is rendered. */
export function Sheet({ title, closeLabel, onClose, children, foot }: Props) {
  const isDesktop = useIsDesktop();
  const [opened, setOpened] = useState(false);
  // Closed at first, so that it is seen to rise.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const motion = { opened, onClose: () => setOpened(false), onExitTransitionEnd: onClose };
  if (isDesktop) {
    return (
      <Modal.Root {...motion} centered size="28rem" radius="xl" classNames={dialog} transitionProps={FADE}>
        <Modal.Overlay />
        <Modal.Content>
          {/* Not a banner: several of these may stand above each other. */}
          <Modal.Header role="none">
            <Modal.Title>{title}</Modal.Title>
            <Modal.CloseButton aria-label={closeLabel} iconSize="1.5rem" />
          </Modal.Header>
          <Modal.Body>
            <Contents foot={foot}>{children}</Contents>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    );
  }
  return (
    <Drawer.Root {...motion} position="bottom" size="auto" classNames={sheet} transitionProps={RISE}>
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Header role="none">
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={closeLabel} iconSize="1.5rem" />
        </Drawer.Header>
        <Drawer.Body>
          <Contents foot={foot}>{children}</Contents>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Contents({ foot, children }: Pick<Props, 'foot' | 'children'>) {
  return (
    <>
      {/* The focus comes here: where the eye is, and nothing is set off by a stray key. */}
      <div className={classes.content} tabIndex={-1} data-autofocus>
        {children}
      </div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </>
  );
}
