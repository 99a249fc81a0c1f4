import { createContext, use } from 'react';
import type { Modelo145Vista } from '@jornada/contract/modelo145/vistas.ts';
import type { Consequences } from '../model/consequences.ts';
import type { Draft145 } from '../model/use-draft.ts';

/** The form that is filled in, and what follows from it. */
type Form145 = { vista: Modelo145Vista; draft: Draft145; follows: Consequences };

export const Form145Context = createContext<Form145 | null>(null);

/** The form below a page that changes something in it. @throws Error outside of it. */
export function useForm145(): Form145 {
  const form = use(Form145Context);
  if (!form) throw new Error('There is no Modelo 145 below this page');
  return form;
}
