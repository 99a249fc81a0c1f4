import type { Jobs } from '../../platform/jobs.ts';
import { createCover } from './cover.ts';
import { createDrafts } from './drafts.ts';
import { defineFilling } from './filling.ts';
import { createNeeds } from './needs.ts';
import { createPlanReader } from './plan.ts';
import { createPosts } from './posts.ts';
import { createProposals } from './proposals.ts';
import { createPublishing } from './publish.ts';
import type { PlanOptions } from './span.ts';
import { createStandIns } from './stand-ins.ts';

export type TurnosService = ReturnType<typeof createTurnosService>;

/** The plan by day: reading it, drawing and publishing it, and how many people it needs (docs/adr/0061). */
export function createTurnosService(options: PlanOptions & { jobs: Jobs; warn(error: unknown, what: string): void }) {
  const drafts = createDrafts(options);
  defineFilling(options, options);
  return {
    readPlan: createPlanReader(options),
    drafts,
    proposals: createProposals(options, { jobs: options.jobs, drafts }),
    publishing: createPublishing(options),
    readCover: createCover(options),
    findStandIns: createStandIns(options),
    needs: createNeeds(options),
    posts: createPosts(options),
  };
}
