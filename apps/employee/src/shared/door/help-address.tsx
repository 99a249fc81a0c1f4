import { useTranslation } from 'react-i18next';
import { contacto } from '@jornada/contract/contacto.ts';
import { useRead } from '@jornada/web/calls.ts';
import classes from './door.module.css';

/** The mail address for people who cannot sign in. Empty if the installation has none. */
export function HelpAddress() {
  const { t } = useTranslation();
  const { data } = useRead(contacto.direccion, {}, { staleTime: Infinity, retry: false });
  if (!data?.Correo) return null;
  return (
    <p className={classes.help}>
      {t('contacto.sin-entrar')} <a href={`mailto:${data.Correo}`}>{data.Correo}</a>
    </p>
  );
}
