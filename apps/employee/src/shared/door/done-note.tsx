import type { ReactNode } from 'react';
import { Notice } from '@jornada/ui/notice.tsx';
import { IconMail } from '@jornada/ui/icons.ts';

/** Something is on its way to the person: where to look for it. */
export function DoneNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice icon={IconMail} tone="accent" title={title} my="xl" role="status">
      {children}
    </Notice>
  );
}
