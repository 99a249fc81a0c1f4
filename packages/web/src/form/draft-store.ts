import { useSession, useWebServices } from '../services.tsx';
import { DRAFTS } from '../tab-store.ts';

/** The values that were typed and not sent, and those with which the form began. */
type Draft<V> = { values: V; which: object };

/** The key of a form's draft, for this person, this company and this tab. Null: no draft is kept. */
export function useDraftKey(name: string | undefined): string | null {
  const { profile, simulatedUser } = useSession();
  const { asOneself = false } = useWebServices();
  const person = (asOneself ? undefined : simulatedUser?.DNI) ?? profile?.UserName ?? '';
  return name === undefined ? null : `${DRAFTS}${profile?.EntidadId ?? 0}.${person}.${name}`;
}

/** Forgets the draft of a form that is not on the screen. */
export function useForgetDraft(name: string): () => void {
  const key = useDraftKey(name);
  return () => writeDraft(key, null);
}

/** Whether a draft's value is of the same type as the form's value. Otherwise it comes from an older version of the form. */
const isLike = (value: unknown, model: unknown): boolean =>
  model === null || value === null || (typeof value === typeof model && Array.isArray(value) === Array.isArray(model));

/** The draft, without fields that the form no longer has; null if there is none. */
export function readDraft<V extends object>(key: string | null, initial: V): Draft<V> | null {
  if (key === null) return null;
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Draft<object>> | null;
    if (typeof stored?.values !== 'object' || typeof stored.which !== 'object') return null;
    const models = initial as Record<string, unknown>;
    const known = Object.entries(stored.values).filter(([name, value]) => name in models && isLike(value, models[name]));
    return { values: { ...initial, ...Object.fromEntries(known) }, which: stored.which };
  } catch {
    return null;
  }
}

/** A draft as it is stored: without secret fields. */
export const textOfDraft = ({ values, which }: Draft<object>, secret: readonly string[]): string =>
  JSON.stringify({ values: Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name))), which });

/** Stores a draft; null deletes it. */
export function writeDraft(key: string | null, text: string | null): void {
  if (key === null) return;
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // The browser stores nothing: the values are still on the screen.
  }
}
