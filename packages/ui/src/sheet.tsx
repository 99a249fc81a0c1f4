import { useEffect, useState, type ReactNode } from 'react';
import { Drawer, Modal } from '@mantine/core';
import { useIsDesktop } from './use-is-desktop.ts';
import classes from './sheet.module.css';

type Props = {
  title: string;
  closeLabel: string;
  /** Called after the sheet has closed. */
  onClose: () => void;
  children: ReactNode;
  /** Stays visible while the rest scrolls: the button. */
  foot?: ReactNode;
};

const RISE = { duration: 280, timingFunction: 'cubic-bezier(.32,.72,0,1)' };
const FADE = { transition: 'fade-up', duration: 160 } as const;

const shared = { overlay: classes.overlay, title: classes.title, header: classes.header, close: classes.close, body: classes.body };
const dialog = { ...shared, content: classes.dialog };
const sheet = { ...shared, content: classes.sheet };

/** A layer above the page: on a phone a sheet that slides up, on a desktop a dialog. It opens as soon as it is rendered. */
export function Sheet({ title, closeLabel, onClose, children, foot }: Props) {
  const isDesktop = useIsDesktop();
  const [opened, setOpened] = useState(false);
  // Closed in the first rendering, so that the opening is animated.
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
          {/* Not a banner: several sheets may be open above each other. */}
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
      {/* The sheet's content takes the focus: people look there, and a stray key press triggers nothing. */}
      <div className={classes.content} tabIndex={-1} data-autofocus>
        {children}
      </div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </>
  );
}
