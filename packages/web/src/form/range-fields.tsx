import { DayField } from './fields.tsx';
import { Pair } from './pair.tsx';
import type { ContractForm, NameOf } from './contract-form.ts';
import type { DayInputProps } from '../fields/day-input.tsx';
import type { DayRange } from '../fields/use-range.ts';

type End<V extends object> = { name: NameOf<V, string>; label: string; description?: string };
type Props<V extends object> = Pick<DayInputProps, 'toward' | 'min' | 'max' | 'isOpener'> & {
  of: ContractForm<V>;
  first: End<V>;
  last: End<V>;
};

/** What makes two fields of a form the ends of a range, each for its own field. */
export function rangeOf<V extends object>(form: ContractForm<V>, first: NameOf<V, string>, last: NameOf<V, string>) {
  const [desde, hasta] = [form.field<string>(first).value, form.field<string>(last).value];
  const onRange: DayRange['onRange'] = (chosen) => {
    if (chosen.desde !== desde) form.field<string>(first).set(chosen.desde);
    if (chosen.hasta !== hasta) form.field<string>(last).set(chosen.hasta);
  };
  return { first: { desde, hasta, end: 'desde', onRange }, last: { desde, hasta, end: 'hasta', onRange } } as const satisfies Record<
    string,
    DayRange
  >;
}

/** The first and the last day of something, typed or chosen in one calendar. */
export function RangeFields<V extends object>({ of, first, last, toward, min, max, isOpener = false }: Props<V>) {
  const range = rangeOf(of, first.name, last.name);
  const within = { ...(toward && { toward }), ...(max !== undefined && { max }) };
  const { desde } = range.first;
  return (
    <Pair>
      <DayField of={of} {...first} {...within} {...(min !== undefined && { min })} range={range.first} isOpener={isOpener} />
      <DayField of={of} {...last} {...within} min={desde || (min ?? '')} range={range.last} />
    </Pair>
  );
}
