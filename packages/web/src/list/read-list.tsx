import type { ReactNode } from 'react';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Loaded } from './loaded.tsx';
import type { List } from './use-list.ts';

type Props<One> = {
  list: List<One>;
  /** What it says where there is none. */
  empty: { title: string; text?: string | undefined; action?: ReactNode };
  waiting?: ReactNode;
  problem?: string;
  children: (items: readonly One[]) => ReactNode;
};

/** A list that is read: its shape while it comes, why it could not be read, its sentence where there is none, or what it holds. */
export function ReadList<One>({ list, empty, children, ...states }: Props<One>) {
  return (
    <Loaded query={list} {...states}>
      {() => (list.items.length === 0 && !list.hasMore ? <EmptyState {...empty} /> : children(list.items))}
    </Loaded>
  );
}
