import { useId, type ReactNode } from 'react';
import type { ContractForm, NameOf } from './contract-form.ts';
import classes from './switch-row.module.css';

type SwitchProps = {
  label: string;
  name?: string;
  note?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** Something that is on or off, with the sentence that says what it does. */
export function SwitchRow({ label, name, note, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={classes.switchRow}>
      <span className={classes.switchText}>
        <label htmlFor={id}>{label}</label>
        {note && <small id={`${id}-note`}>{note}</small>}
      </span>
      <input
        id={id}
        name={name}
        type="checkbox"
        data-switch
        className={classes.switch}
        checked={checked}
        disabled={disabled}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}

type FieldProps<V extends object> = { of: ContractForm<V>; name: NameOf<V, boolean>; label: string; note?: ReactNode };

/** A field that is on or off. */
export function SwitchField<V extends object>({ of, name, ...row }: FieldProps<V>) {
  const { value, set } = of.field<boolean>(name);
  return <SwitchRow {...row} name={name} checked={value} onChange={set} />;
}
