import type { ReactNode } from 'react';
import type { Icon } from '@tabler/icons-react';
import { Notice } from '@jornada/ui/notice.tsx';

type Props = { icon: Icon; tone: 'warn' | 'bad' | 'quiet'; title: string; children?: ReactNode; action?: ReactNode };

/** A note in the page, to be read first. */
export function Note({ children, ...rest }: Props) {
  return (
    <Notice as="section" py="xs" mb="sm" {...rest}>
      {children && <span>{children}</span>}
    </Notice>
  );
}
