import type { ReactNode } from 'react';
import { ReadProblem } from './read-problem.tsx';
import { WaitingRows } from './waiting-rows.tsx';

/** What is read, as `useRead` and `useList` give it. */
export type ReadQuery<T> = { data: T | undefined; error: unknown; refetch: () => unknown };

type Props<T> = {
  query: ReadQuery<T>;
  /** The shape of what is to come; rows of a list unless said. */
  waiting?: ReactNode;
  /** What it is called where it could not be read. */
  problem?: string;
  children: (data: T) => ReactNode;
};

/** What was read, once it is there; until then its shape, and where it failed, why. What is there stays while it is read anew. */
export function Loaded<T>({ query, waiting, problem, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ReadProblem error={query.error} title={problem} onRetry={() => void query.refetch()} />;
  return waiting ?? <WaitingRows />;
}
