import { Stack } from '@mantine/core';
import { Columns } from '@jornada/ui/columns.tsx';
import { Panel } from '@jornada/ui/panel.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';

/** Placeholders for lines that are loading. */
export function WaitingLines({ lines }: { lines: number }) {
  return (
    <Stack gap="lg" py="sm" aria-busy="true">
      {Array.from({ length: lines }, (_, index) => (
        <Block key={index} height="0.875rem" width={`${88 - ((index * 13) % 30)}%`} />
      ))}
    </Stack>
  );
}

/** The page in its final layout, while it is loading. */
export function ResumenSkeleton() {
  return (
    <Columns gap="xxl" aria-busy="true">
      <Stack gap="xxl">
        <Panel kind="card">
          <WaitingLines lines={9} />
        </Panel>
      </Stack>
      <Stack gap="xxl">
        <Block height="1rem" width="40%" />
        <WaitingLines lines={4} />
      </Stack>
    </Columns>
  );
}
