import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ContractForm } from './contract-form.ts';

const INVALID = '[aria-invalid="true"]';

/** Scrolls to the first field that is wrong, into the middle of the screen, because a fixed foot hides the edge. */
function leadToInvalid(form: HTMLElement): void {
  const field = form.querySelector<HTMLElement>(INVALID);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** The messages that the fields of a form show. */
const messagesAtFields = (form: HTMLElement): string =>
  [...form.querySelectorAll(INVALID)]
    .flatMap((field) => field.getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => form.ownerDocument.querySelector(`[id="${id}"]`)?.textContent ?? '')
    .join('\n');

/** The names of the fields of a form that are shown as wrong, in their own words. */
const namesOfInvalid = (form: HTMLElement): string[] =>
  [...form.querySelectorAll(INVALID)].flatMap((field) => field.getAttribute('name') ?? []);

type Refused = Pick<ContractForm<object>, 'errors' | 'error' | 'refusals'>;

type Lead<E> = {
  /** The element around the fields. */
  place: RefObject<E | null>;
  /** The messages that the fields show. */
  said: string;
  /** Messages that no field shows. */
  unsaid: string[];
};

/** Moves to the first wrong field each time a form is refused. */
export function useLead<E extends HTMLElement>({ errors, error, refusals }: Refused): Lead<E> {
  const form = useRef<E>(null);
  const [{ said, names }, setSaid] = useState<{ said: string; names: readonly string[] }>({ said: '', names: [] });
  const wrong = Object.values(errors);
  const words = wrong.join('\n');
  const look = useEffectEvent(() => form.current && setSaid({ said: messagesAtFields(form.current), names: namesOfInvalid(form.current) }));
  useLayoutEffect(() => {
    if (words !== '') look();
  }, [words]);
  const lead = useEffectEvent(() => form.current && leadToInvalid(form.current));
  useLayoutEffect(() => {
    if (refusals > 0) lead();
  }, [refusals]);
  // A field that shows a message of its own, as of a day that does not exist, has no other one beside it.
  const isSaid = ([path, message]: [string, string]): boolean =>
    said.includes(message) || names.some((name) => path === name || path.startsWith(`${name}.`));
  const unsaid = error ? [] : Object.entries(errors).filter((one) => !isSaid(one));
  return { place: form, said, unsaid: unsaid.map(([, message]) => message) };
}
