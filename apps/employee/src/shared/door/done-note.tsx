import type { ReactNode } from 'react';
import { Notice } from '@jornada/ui/notice.tsx';
import { IconMail } from '@jornada/ui/icons.ts';

/** A note that something was sent to the person, and where to look for it. */
export function DoneNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice icon={IconMail} tone="accent" title={title} my="xl" role="status">
      {children}
    </Notice>
  );
}
