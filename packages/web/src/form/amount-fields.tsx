import { DecimalInput, MoneyInput, type DecimalInputProps, type MoneyInputProps } from '../fields/amount-input.tsx';
import type { ContractForm, NameOf } from './contract-form.ts';

type FieldProps<V extends object, Props> = Omit<Props, 'value' | 'onChange' | 'error' | 'form' | 'name'> & {
  of: ContractForm<V>;
  name: NameOf<V, number | null>;
};

/** An amount in whole cents; null for none. */
export function MoneyField<V extends object>({ of, name, ...input }: FieldProps<V, MoneyInputProps>) {
  const { value, error, rule, set } = of.field<number | null>(name);
  return <MoneyInput name={name} error={error} aria-required={rule.isRequired} {...input} value={value} onChange={set} />;
}

/** A number in its smallest parts, such as tenths of a kilometre; null for none. */
export function DecimalField<V extends object>({ of, name, ...input }: FieldProps<V, DecimalInputProps>) {
  const { value, error, rule, set } = of.field<number | null>(name);
  return <DecimalInput name={name} error={error} aria-required={rule.isRequired} {...input} value={value} onChange={set} />;
}
