import type { ReactNode } from 'react';
import type { SolicitudAbierta } from '@jornada/contract/solicitudes/vistas.ts';
import type { ReadQuery } from '@jornada/web/list/loaded.tsx';

/** A request as one decides about it: what all have, and what its module says of it. */
export type OpenedToDecide = { vista: SolicitudAbierta; title?: ReactNode; about: ReactNode; facts: ReactNode };

type Part<V> = (props: { vista: V }) => ReactNode;
/** Reads a request with the fields of its module, and draws what becomes of the reading. */
export type ToDecide = (props: { id: number; children: (query: ReadQuery<OpenedToDecide>) => ReactNode }) => ReactNode;

/**
 * How requests of a module are shown to the person who decides. `About`: a line under the title, `Facts`: sections with what one should know. `Title`:
 * instead of the name of the module with its days.
 */
export function createToDecide<V extends SolicitudAbierta>(
  useOpened: (id: number) => ReadQuery<V>,
  { Title, About, Facts }: { Title?: Part<V>; About: Part<V>; Facts: Part<V> },
): ToDecide {
  return function Opened({ id, children }) {
    const { data: vista, ...query } = useOpened(id);
    const title = vista && Title && <Title vista={vista} />;
    return children({ ...query, data: vista && { vista, title, about: <About vista={vista} />, facts: <Facts vista={vista} /> } });
  };
}
