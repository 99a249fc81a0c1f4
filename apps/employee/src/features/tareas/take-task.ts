import { createContext, useContext } from 'react';
import type { TareaVista } from '@jornada/contract/tareas/calls.ts';

/** Somebody looks for a task to take it somewhere, and not to give it time at once; null: nobody does. */
type Taker = (tarea: TareaVista) => void;
const Context = createContext<Taker | null>(null);
export const TakeTask = Context.Provider;
export const useTakeTask = (): Taker | null => useContext(Context);
