import { useTranslation } from 'react-i18next';
import classes from './overlays.module.css';

/** Says in a test environment that the data are not real. In production it shows nothing. */
export function EnvironmentBanner({ environment }: { environment: string }) {
  const { t } = useTranslation();
  if (environment === 'produccion') return null;
  return (
    <aside className={classes.banner} aria-label={t('shell.pruebas.etiqueta')}>
      {t('shell.pruebas.texto')}
    </aside>
  );
}
