export { createPlansReader } from './plans.ts';
export { came, clockedIn, LISTS, onDay, oneByOne, oneOrMany, PLAN, PLAN_PLACE } from './everybody.ts';
export { unusedSql } from './unused.ts';
export { readStanding } from './standing-of-few.ts';
export { canActFor, findPerson } from './file.ts';
export { NEVER_FORGOTTEN_HOURS, findForgotten } from './forgotten.ts';
