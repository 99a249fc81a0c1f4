import { createContext, use } from 'react';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { visitas } from '@jornada/contract/visitas/calls.ts';
import type { TipoVisitaVista } from '@jornada/contract/visitas/vistas.ts';
import type { VisitDraft } from './draft.ts';

/** What the screens of one visit share. */
export type OngoingVisit = {
  draft: VisitDraft;
  put(change: Partial<VisitDraft>): void;
  tipos: readonly TipoVisitaVista[];
  /** The chosen one. */
  tipo: TipoVisitaVista | null;
  notice: SalidaDe<typeof visitas.datos>;
  /** Registers the visit. */
  send(): void;
  isSending: boolean;
  /** Why it was not registered. */
  problem: string | null;
};

export const VisitContext = createContext<OngoingVisit | null>(null);

/** @throws Error outside of the screens of a visit. */
export function useVisit(): OngoingVisit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('There is no visit above this component');
  return visit;
}
