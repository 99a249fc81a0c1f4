import { Panel } from './panel.tsx';

/** What somebody wrote, as they wrote it. */
export function Quote({ children }: { children: string }) {
  return (
    <Panel as="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {children}
    </Panel>
  );
}
