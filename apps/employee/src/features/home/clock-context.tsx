import { createContext, use } from 'react';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import type { DayView } from '../../shared/today/day-view.ts';
import type { Intent } from './attempt.ts';

/** The data that home gives to the pages above it. */
export type HomeContext = {
  hoy: HoyVista;
  day: DayView;
  todos: readonly TipoRegistroVista[];
  clock: (intent: Intent) => void;
  pending: number | null;
};

const Context = createContext<HomeContext | null>(null);
export const HomeProvider = Context;

/** Null until the day is loaded; the page above waits, too. */
export function useHome(): HomeContext | null {
  return use(Context);
}
