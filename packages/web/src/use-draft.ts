import { useEffect, useState } from 'react';
import { useSession, useWebServices } from './services.tsx';
import { DRAFTS } from './tab-store.ts';
import { useUnsaved } from './unsaved.ts';

type Fields = Record<string, string>;

export type Draft<T extends Fields> = {
  fields: T;
  /** Something was typed that is neither sent nor given up. */
  isDirty: boolean;
  change: (part: Partial<T>) => void;
  /** To be called once it has been sent, or given up: nothing is kept any more. */
  forget: () => void;
};

/**
 * What somebody types into one form. It outlives a reload and a session that ends by itself, for this person in this tab; it is
 * forgotten once it has been sent, somebody signs out, or the tab closes.
 * @param name tells this form's draft from those of other forms and other records.
 * @param initial what stands there before anything is typed; only its first value is looked at.
 */
export function useDraft<T extends Fields>(name: string, initial: T): Draft<T> {
  const { profile, simulatedUser } = useSession();
  const { asOneself = false } = useWebServices();
  const person = (asOneself ? undefined : simulatedUser?.DNI) ?? profile?.UserName ?? '';
  const key = `${DRAFTS}${profile?.EntidadId ?? 0}.${person}.${name}`;
  const [start] = useState(initial);
  const [fields, setFields] = useState<T>(() => ({ ...initial, ...readDraft(key, initial) }));
  const [isForgotten, setForgotten] = useState(false);
  const isDirty = !isForgotten && Object.keys(start).some((field) => fields[field] !== start[field]);
  useUnsaved(isDirty);
  useEffect(() => writeDraft(key, isDirty ? fields : null), [key, isDirty, fields]);
  return {
    fields,
    isDirty,
    change: (part) => {
      setForgotten(false);
      setFields((before) => ({ ...before, ...part }));
    },
    forget: () => {
      setForgotten(true);
      // The form may leave the screen before its effect runs.
      writeDraft(key, null);
    },
  };
}

/** Only what the form still has, and in the form that it has it. */
function readDraft<T extends Fields>(key: string, initial: T): Partial<T> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return {};
    const known = Object.entries(stored).filter(([field, value]) => field in initial && typeof value === 'string');
    return Object.fromEntries(known) as Partial<T>;
  } catch {
    return {};
  }
}

function writeDraft(key: string, fields: Fields | null): void {
  try {
    if (fields) sessionStorage.setItem(key, JSON.stringify(fields));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing: the text is still on the screen.
  }
}
