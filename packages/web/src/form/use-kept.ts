import { useState } from 'react';
import { useTyped } from './use-typed.ts';

const NOTHING = {};
const NO_SECRETS: readonly string[] = [];

type Kept<V extends object> = {
  values: V;
  /** Something was typed that is neither sent nor discarded. */
  isDirty: boolean;
  put: (part: Partial<V>) => void;
  /** To be called once it was sent or discarded: the draft is deleted. */
  forget: () => void;
};

/**
 * Keeps what is typed in a form that is not made from a call's schema: hours that become instants, the project hours of a day, an
 * answer. It is kept like a form's draft. @param name tells this draft from those of other forms and records. @param initial the
 * values before anything is typed; only its first value is used.
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
