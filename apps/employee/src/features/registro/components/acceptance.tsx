import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Text } from '@mantine/core';
import type { Field } from '@jornada/web/form/contract-form.ts';
import classes from '../registro.module.css';

/** The conditions, and the checkbox to accept them. */
export function Acceptance({ of: { value, error, set } }: { of: Field<boolean> }) {
  const { t } = useTranslation();
  return (
    <div>
      <label className={classes.accept}>
        <input
          type="checkbox"
          name="AceptaCondiciones"
          checked={value}
          aria-invalid={error !== undefined}
          aria-describedby="registro-condiciones"
          onChange={(event) => set(event.currentTarget.checked)}
        />
        <span>{t('registro.condiciones')}</span>
      </label>
      <Text id="registro-condiciones" size="sm" c="var(--j-bad)">
        {error}
      </Text>
      <Link to="/privacidad" target="_blank" className={classes.more}>
        {t('registro.privacidad')}
      </Link>
    </div>
  );
}
