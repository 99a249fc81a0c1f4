import { useContext, useEffect, useEffectEvent, useRef, useState, type FocusEvent, type Ref, type RefObject } from 'react';
import { Drawer, Modal } from '@mantine/core';
import { focusFirst } from './focus-first.ts';
import { PlaceName } from './place-name.ts';
import { SheetPlace, type SheetProps } from './sheet-place.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useIsDesktop } from './use-is-desktop.ts';
import classes from './sheet.module.css';

const RISE = { duration: 280, timingFunction: 'cubic-bezier(.32,.72,0,1)' };
const FADE = { transition: 'fade-up', duration: 160 } as const;

const shared = { overlay: classes.overlay, title: classes.title, header: classes.header, close: classes.close, body: classes.body };
const dialog = { ...shared, content: classes.dialog };
const sheet = { ...shared, content: classes.sheet };

/**
 * A layer above the page: on a phone a sheet that slides up, on a desktop a dialog. It opens as soon as it is rendered. Within a
 * `SheetFrame` it fills that one.
 */
export function Sheet(props: SheetProps) {
  const place = useContext(SheetPlace);
  return place ? <place.Filling {...props} place={place} /> : <Layer {...props} />;
}

type LayerProps = SheetProps & {
  /** Something else draws the foot, in here. */
  footPlace?: Ref<HTMLDivElement>;
  /** What it was opened for is there now. */
  isFilled?: boolean;
};

/** The layer itself. */
export function Layer({ title, closeLabel, isWide = false, onClose, children, foot, footPlace, isFilled }: LayerProps) {
  const isDesktop = useIsDesktop();
  // One sheet is often followed by another, like what waits by what has come: the next one finds the focus where the first did.
  useFocusBack();
  const [opened, setOpened] = useState(false);
  // Closed in the first rendering, so that the opening is animated.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const inside = useRef<HTMLDivElement>(null);
  useEscapeOnTop(inside, () => setOpened(false));
  const motion = { opened, onClose: () => setOpened(false), onExitTransitionEnd: onClose, closeOnEscape: false };
  if (isDesktop) {
    return (
      <Modal.Root {...motion} centered size={isWide ? '45rem' : '28rem'} radius="xl" classNames={dialog} transitionProps={FADE}>
        <Modal.Overlay />
        <Modal.Content>
          {/* Not a banner: several sheets may be open above each other. */}
          <Modal.Header role="none">
            <Modal.Title>{title}</Modal.Title>
            <Modal.CloseButton aria-label={closeLabel} iconSize="1.5rem" />
          </Modal.Header>
          <Modal.Body>
            <Contents inside={inside} foot={foot} footPlace={footPlace} isFilled={isFilled}>
              <PlaceName value={title}>{children}</PlaceName>
            </Contents>
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
          <Contents inside={inside} foot={foot} footPlace={footPlace} isFilled={isFilled}>
            <PlaceName value={title}>{children}</PlaceName>
          </Contents>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Escape closes the layer on top, and only that: the library would close the one that was opened first. */
function useEscapeOnTop(inside: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const onKey = useEffectEvent(({ key, target, isComposing }: KeyboardEvent) => {
    if (key !== 'Escape' || isComposing) return;
    // What has the focus keeps the key for itself.
    if (target instanceof HTMLElement && target.dataset['mantineStopPropagation'] === 'true') return;
    const onTop = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1);
    if (onTop?.contains(inside.current)) onEscape();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}

type ContentsProps = Pick<LayerProps, 'foot' | 'footPlace' | 'isFilled' | 'children'> & { inside: RefObject<HTMLDivElement | null> };

function Contents({ inside, foot, footPlace, isFilled, children }: ContentsProps) {
  // The library focuses the content more than once while it opens. Afterwards a tap on it is nothing but that.
  const isUsed = useRef(false);
  const use = (): void => void (isUsed.current = true);
  const begin = ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
    if (target === currentTarget && !isUsed.current) focusFirst(currentTarget);
  };
  useEffect(() => {
    const { current } = inside;
    if (isFilled && current && current === document.activeElement && !isUsed.current) focusFirst(current);
  }, [inside, isFilled]);
  return (
    <>
      {/* The content takes the focus, and gives it to its first field; without one a stray key press triggers nothing. */}
      <div
        ref={inside}
        className={classes.content}
        tabIndex={-1}
        data-autofocus
        onFocus={begin}
        onPointerDownCapture={use}
        onKeyDownCapture={use}
      >
        {children}
      </div>
      {(foot || footPlace) && (
        <div ref={footPlace} className={classes.foot} data-foot>
          {foot}
        </div>
      )}
    </>
  );
}
