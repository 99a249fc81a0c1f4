import { Box, Group, Stack, Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { Glyph } from './glyph.tsx';
import { Panel } from './panel.tsx';

type Props = Omit<ComponentProps<typeof Panel>, 'title' | 'children'> & {
  icon: Icon;
  tone: 'accent' | 'warn' | 'bad' | 'quiet';
  title: string;
  children?: ReactNode;
  /** Beside the words where there is room, else below them. */
  action?: ReactNode;
};

/** An inset note with a title: something to know, without shouting. */
export function Notice({ icon, tone, title, children, action, ...rest }: Props) {
  const glyph = <Glyph of={icon} size="lg" data-tone={tone} />;
  // A title alone stands at the height of its button.
  if (!children && action)
    return (
      <Panel {...rest}>
        <Group justify="space-between" gap="sm">
          <Group flex="1 1 16rem" gap="sm" wrap="nowrap">
            {glyph}
            <Text fw={600}>{title}</Text>
          </Group>
          {/* Where it has a line for itself it begins below the words, as in other notes. */}
          <Box ms="calc(1.5rem + var(--mantine-spacing-sm))">{action}</Box>
        </Group>
      </Panel>
    );
  return (
    <Panel {...rest}>
      <Group gap="sm" align="flex-start" wrap="nowrap">
        {glyph}
        <Group flex={1} justify="space-between" align="flex-start" gap="sm">
          <Box flex="1 1 16rem">
            <Text fw={600}>{title}</Text>
            <Stack gap="xs" fz="sm" lh="sm" c="dimmed">
              {children}
            </Stack>
          </Box>
          {action}
        </Group>
      </Group>
    </Panel>
  );
}
