import { useTranslation } from 'react-i18next';
import { Textarea } from '@mantine/core';
import classes from '../sheets.module.css';

/** The contract's limit. */
const LONGEST = 500;

type Props = { value: string; required: boolean; error: string | undefined; onChange: (text: string) => void };

export function RemarkField({ value, required, error, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Textarea
      mt="md"
      label={
        <>
          {t('home.otros.observaciones')} {!required && <span className={classes.optional}>{t('home.otros.opcional')}</span>}
        </>
      }
      value={value}
      error={error}
      maxLength={LONGEST}
      rows={3}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
