import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** The way to the people of the company, from what begins with one of them. */
export function ToPeople() {
  const { t } = useTranslation();
  return <Button renderRoot={(props) => <Link {...props} to="/personas" />}>{t('gestion.a-personas')}</Button>;
}
