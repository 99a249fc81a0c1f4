import { useTranslation } from 'react-i18next';
import { Textarea } from '@mantine/core';
import classes from '../form.module.css';

/** The contract's limit. */
const LONGEST = 500;

/** Why the hours differ from the clocked ones. */
export function Remark({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTranslation();
  return (
    <Textarea
      label={
        <>
          {t('fin-jornada.observaciones')} <span className={classes.optional}>{t('fin-jornada.opcional')}</span>
        </>
      }
      value={value}
      maxLength={LONGEST}
      rows={3}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
