import type { ReactNode } from 'react';
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPlus } from '@jornada/ui/icons.ts';

/** The title of a list of relatives, and the way to a new one. */
export function Head({ id, title, add, to }: { id: string; title: ReactNode; add: string; to: '/hijo-usuario' | '/ascendiente-usuario' }) {
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap">
      <h2 id={id}>{title}</h2>
      <Button
        variant="transparent"
        px={0}
        flex="none"
        leftSection={<Glyph of={IconPlus} size="sm" />}
        renderRoot={(props) => <Link {...props} to={to} />}
      >
        {add}
      </Button>
    </Group>
  );
}
