import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@mantine/core';
import { Buttons } from '@jornada/ui/buttons.tsx';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { useLead } from '@jornada/web/form/use-lead.ts';
import classes from '../cuenta.module.css';
import { Problem } from './problem.tsx';

type Props<V extends object> = {
  of: ContractForm<V>;
  /** What stands on the button. */
  action: string;
  onCancel?: (() => void) | undefined;
  /** Takes something away. */
  isBad?: boolean;
  children: ReactNode;
};

/** A short form about the account: its fields, why it was refused, and the way back. */
export function AccountForm<V extends object>({ of, action, onCancel, isBad = false, children }: Props<V>) {
  const { t } = useTranslation();
  const { place } = useLead<HTMLFormElement>(of);
  return (
    <form
      ref={place}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        of.submit();
      }}
    >
      <Stack gap="md">
        {children}
        <Problem error={of.error} />
        <Buttons>
          {onCancel && (
            <Button variant="default" size="xl" disabled={of.isBusy} onClick={onCancel}>
              {t('configuracion.segundo.cancelar')}
            </Button>
          )}
          <Button type="submit" size="xl" {...(isBad ? { variant: 'default', className: classes.problem } : {})} loading={of.isBusy}>
            {action}
          </Button>
        </Buttons>
      </Stack>
    </form>
  );
}
