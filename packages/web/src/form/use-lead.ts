import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ContractForm } from './contract-form.ts';
import { leadToInvalid, messagesAtFields } from './lead-to-invalid.ts';

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
  const [said, setSaid] = useState('');
  const wrong = Object.values(errors);
  const words = wrong.join('\n');
  const look = useEffectEvent(() => form.current && setSaid(messagesAtFields(form.current)));
  useLayoutEffect(() => {
    if (words !== '') look();
  }, [words]);
  const lead = useEffectEvent(() => form.current && leadToInvalid(form.current));
  useLayoutEffect(() => {
    if (refusals > 0) lead();
  }, [refusals]);
  return { place: form, said, unsaid: error ? [] : wrong.filter((message) => !said.includes(message)) };
}
