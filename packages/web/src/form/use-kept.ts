import { useState } from 'react';
import { useTyped } from './use-typed.ts';

const NOTHING = {};
const NO_SECRETS: readonly string[] = [];

export type Kept<V extends object> = {
  values: V;
  /** Something was typed that is neither sent nor given up. */
  isDirty: boolean;
  put: (part: Partial<V>) => void;
  /** To be called once it has been sent, or given up: nothing is kept any more. */
  forget: () => void;
};

/**
 * What is typed where a call is not made of fields: hours that become instants, the spread of a day, an answer. It is kept as a form's is.
 * @param name tells what is kept here from that of other forms and other records.
 * @param initial what stands there before anything is typed; only its first value is looked at.
 */
export function useKept<V extends object>(name: string, initial: V): Kept<V> {
  const [start] = useState(initial);
  const { form, isDirty, settle } = useTyped({ initial: start, which: NOTHING, draft: name, secret: NO_SECRETS, onBegin: () => {} });
  return {
    values: form.values,
    isDirty,
    put: (part) => form.setValues(part),
    forget: () => settle(form.getValues(), null),
  };
}
