import { useEffect, useState } from 'react';
import { useForm } from '@mantine/form';
import { useUnsaved } from '../unsaved.ts';
import { readDraft, textOfDraft, useDraftKey, writeDraft } from './draft-store.ts';

type Options<V extends object, W extends object> = {
  initial: V;
  which: W;
  /** The name of the draft; undefined: no draft is kept. */
  draft: string | undefined;
  secret: readonly string[];
  /** The form starts again with the values that were read last. */
  onBegin: () => void;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const versionOf = (thing: unknown): number =>
  typeof thing === 'object' && thing !== null && 'version' in thing ? Number(thing.version) : 0;

/**
 * What is typed into a form, kept in this tab until it is saved or discarded. A field in which nothing is typed shows the values
 * that were read last. After the first change the form keeps the version with which it began, so that the server can see whether
 * somebody else saved first.
 */
export function useTyped<V extends object, W extends object>({ initial, which, draft, secret, onBegin }: Options<V, W>) {
  const key = useDraftKey(draft);
  const [kept] = useState(() => readDraft(key, initial));
  const [begun, setBegun] = useState({ given: { initial, which }, values: initial, which: (kept?.which ?? which) as W });
  const [isBack, setBack] = useState(kept !== null);
  const form = useForm<V>({ initialValues: kept?.values ?? initial });
  const { values } = form;
  const isDirty = !isSame(values, begun.values);
  useUnsaved(isDirty);

  const start = (): void => {
    setBegun({ given: { initial, which }, values: initial, which });
    form.setValues(initial);
    setBack(false);
    onBegin();
  };
  const isNews = !isDirty && !isSame(begun.given, { initial, which }) && versionOf(which) >= versionOf(begun.which);
  if (isNews) start();
  else if (isDirty && !isSame(begun.given.initial, initial) && isSame(begun.given.which, which)) {
    const untouched = Object.entries(initial).filter(([name]) => isSame(values[name as keyof V], begun.values[name as keyof V]));
    setBegun({ ...begun, given: { initial, which }, values: initial });
    form.setValues(Object.fromEntries(untouched) as Partial<V>);
  }
  const text = isDirty ? textOfDraft({ values, which: begun.which }, secret) : null;
  useEffect(() => writeDraft(key, text), [key, text]);

  return {
    form,
    which: begun.which,
    isDirty,
    /** A draft from an earlier visit is back. */
    isBack: isBack && isDirty,
    begin: (): void => {
      writeDraft(key, null);
      start();
    },
    /** The values that were sent become the saved ones, with the version from the answer; secret fields are emptied. */
    settle: (sent: V, saved: unknown): void => {
      // The form may leave the screen before its effects run.
      writeDraft(key, null);
      setBack(false);
      const blank = Object.fromEntries(Object.entries(initial).filter(([name]) => secret.includes(name)));
      form.setValues(blank as Partial<V>);
      const version = versionOf(saved) > 0 && { version: versionOf(saved) };
      setBegun({ ...begun, values: { ...sent, ...blank }, which: { ...begun.which, ...version } });
    },
  };
}
