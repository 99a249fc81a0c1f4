import { Counter } from 'prom-client';
import type { Metrics } from '../../platform/http/observe.ts';

/** stored: an upload. refused: by its content or by a limit. failed: the store did not take it. removed: bytes were deleted. */
const OUTCOMES = ['stored', 'refused', 'failed', 'removed'] as const;
export type FileCounts = (outcome: (typeof OUTCOMES)[number]) => void;

/** Counts the files of this process. */
export function createFileCounts(registry: Metrics): FileCounts {
  const files = new Counter({
    name: 'jornada_files_total',
    help: 'Files, by what was done with them',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of OUTCOMES) files.inc({ outcome }, 0);
  return (outcome) => files.inc({ outcome });
}
