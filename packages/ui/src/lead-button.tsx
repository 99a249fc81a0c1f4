import type { ReactNode } from 'react';
import { ActionIcon } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowLeft } from '@jornada/ui/icons.ts';

type Props = {
  label: string;
  icon?: typeof IconArrowLeft;
  /** What it does where it is no link. */
  onClick?: () => void;
  /** The link that it is. */
  renderRoot?: (props: Record<string, unknown>) => ReactNode;
};

/** Leads back, in the menu's place. */
export function LeadButton({ label, icon = IconArrowLeft, onClick, renderRoot }: Props) {
  return (
    <ActionIcon aria-label={label} {...(onClick && { onClick })} {...(renderRoot && { renderRoot })}>
      <Glyph of={icon} size="lg" />
    </ActionIcon>
  );
}
