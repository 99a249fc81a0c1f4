import type { ReactNode } from 'react';
import { Modal } from '@mantine/core';
import { useFocusBack } from './use-focus-back.ts';
import classes from './sheet.module.css';

const parts = { title: classes.title, body: classes.body, content: classes.dialog, overlay: classes.overlay };

/** A question above the page. Only its own button closes it. */
export function Dialog({ title, children }: { title: string; children: ReactNode }) {
  useFocusBack();
  return (
    <Modal.Root
      opened
      onClose={ignore}
      centered
      size="24rem"
      radius="xl"
      zIndex={300}
      closeOnClickOutside={false}
      closeOnEscape={false}
      classNames={parts}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <div className={classes.question}>
            <Modal.Title>{title}</Modal.Title>
            {children}
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function ignore(): void {
  // Escape and a click outside do nothing: only the button closes it.
}
