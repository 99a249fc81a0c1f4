import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '@jornada/web/form/contract-form.ts';
import { useHasPassword } from '../use-password-again.ts';
import { AccountForm } from './account-form.tsx';
import { PasswordField } from './password-field.tsx';

type Props<V extends object> = Omit<ComponentProps<typeof AccountForm<V>>, 'children'> & {
  /** The password again, as a field of the form. */
  password: Field<string>;
  children?: React.ReactNode;
};

/** Asks for the password, from the person who has one, before something about the account changes. */
export function ConfirmForm<V extends object>({ password, children, ...form }: Props<V>) {
  const { t } = useTranslation();
  const { value, error, set } = password;
  return (
    <AccountForm {...form}>
      {children}
      {useHasPassword() && (
        <PasswordField
          name="Password"
          label={t('factores.contrasena')}
          description={t('factores.contrasena-nota')}
          value={value}
          error={error}
          onChange={set}
          autoComplete="current-password"
        />
      )}
    </AccountForm>
  );
}
