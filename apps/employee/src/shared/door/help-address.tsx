import { useTranslation } from 'react-i18next';
import { contacto } from '@jornada/contract/contacto.ts';
import { useRead } from '@jornada/web/calls.ts';
import classes from './door.module.css';

/** Where to write for who cannot sign in, and so cannot ask from within. Nothing where the installation names no address. */
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
