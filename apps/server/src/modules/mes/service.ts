export type { SumMonths } from './refresh.ts';
export type { SumSoon } from './summing-job.ts';
