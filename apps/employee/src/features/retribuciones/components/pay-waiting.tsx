import { Stack } from '@mantine/core';
import { Block } from '@jornada/ui/skeleton.tsx';

/** The shape of a year of pay. */
export function PayWaiting() {
  return (
    <Stack gap="lg" maw="40rem">
      <Block width="60%" height="3.5rem" />
      <Block width="100%" height="9rem" />
      <Block width="100%" height="12rem" />
    </Stack>
  );
}
