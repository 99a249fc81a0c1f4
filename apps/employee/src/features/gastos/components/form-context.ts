import { createContext, use } from 'react';
import type { GastoNuevo } from '@jornada/contract/gastos/vistas.ts';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import type { GastoValues } from '../model/values.ts';

export type GastoForm = ContractForm<GastoValues>;
/** The form, and what the server says to what is typed so far. */
type FormAbove = { of: GastoForm; nuevo: GastoNuevo };

export const FormContext = createContext<FormAbove | null>(null);

/** The form below a page that changes something in it. @throws Error outside of it. */
export function useFormAbove(): FormAbove {
  const above = use(FormContext);
  if (!above) throw new Error('There is no form below this page');
  return above;
}
