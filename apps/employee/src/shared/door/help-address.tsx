import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { contacto } from '@jornada/contract/contacto.ts';
import { useServices } from '../services.tsx';
import classes from './door.module.css';

/** Where to write for who cannot sign in, and so cannot ask from within. Nothing where the installation names no address. */
export function HelpAddress() {
  const { t } = useTranslation();
  const { client } = useServices();
  const { data } = useQuery({
    queryKey: [contacto.direccion.path],
    queryFn: ({ signal }) => client.call(contacto.direccion, {}, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  if (!data?.Correo) return null;
  return (
    <p className={classes.help}>
      {t('contacto.sin-entrar')} <a href={`mailto:${data.Correo}`}>{data.Correo}</a>
    </p>
  );
}
