import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import type { ContractForm } from './contract-form.ts';
import { leadToInvalid, saidAtFields } from './lead-to-invalid.ts';

type Refused = Pick<ContractForm<object>, 'errors' | 'error' | 'refusals'>;

/** Leads to the first field that is wrong as often as a form is refused. `said`: what the fields say themselves; `unsaid`: messages that none shows. */
export function useLead({ errors, error, refusals }: Refused, form: RefObject<HTMLElement | null>): { said: string; unsaid: string[] } {
  const [said, setSaid] = useState('');
  const wrong = Object.values(errors);
  const words = wrong.join('\n');
  const look = useEffectEvent(() => form.current && setSaid(saidAtFields(form.current)));
  useLayoutEffect(() => {
    if (words !== '') look();
  }, [words]);
  const lead = useEffectEvent(() => form.current && leadToInvalid(form.current));
  useLayoutEffect(() => {
    if (refusals > 0) lead();
  }, [refusals]);
  return { said, unsaid: error ? [] : wrong.filter((message) => !said.includes(message)) };
}
