import { useState, type ReactNode } from 'react';
import { solicitudes, type SolicitudPorDecidir } from '@jornada/contract/solicitudes/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import type { ReadQuery } from '@jornada/web/list/loaded.tsx';
import type { List } from '@jornada/web/list/use-list.ts';
import { TO_DECIDE } from './modules.ts';
import type { OpenedToDecide } from './to-decide.tsx';

type Props = {
  id: number;
  /** Most are in it, with their module. An address says only a number. */
  list: List<SolicitudPorDecidir>;
  children: (query: ReadQuery<OpenedToDecide>) => ReactNode;
};

/** Reads one request with all that its module knows of it. */
export function OpenedToDecideOf({ id, list, children }: Props) {
  // It leaves the list when it is decided, and is still shown.
  const [modulo, setModulo] = useState<SolicitudPorDecidir['modulo'] | undefined>();
  const listed = list.items.find((one) => one.id === id)?.modulo;
  const isListRead = list.data !== undefined || list.error !== null;
  const asked = useRead(solicitudes.byId, { id }, { enabled: modulo === undefined && isListRead && listed === undefined });
  const known = modulo ?? listed ?? asked.data?.modulo;
  if (known !== modulo) setModulo(known);
  const Opened = known && TO_DECIDE[known];
  return Opened ? <Opened id={id}>{children}</Opened> : children({ ...asked, data: undefined });
}
