import { Paper } from '@mantine/core';

/** What somebody wrote, as they wrote it. */
export function Quote({ children }: { children: string }) {
  return (
    <Paper component="p" m={0} p="md" bg="var(--j-sunk)" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {children}
    </Paper>
  );
}
