import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Group, Text } from '@mantine/core';
import { Initials } from '@jornada/ui/initials.tsx';
import { useProfile, useSession } from '@jornada/web/services.tsx';
import { usePhoto } from '@jornada/web/use-photo.ts';
import settings from '../configuracion.module.css';
import classes from '../cuenta.module.css';

/** Who is signed in: photo, name, user name and address. */
export function Account() {
  const { t } = useTranslation();
  const isActing = useSession().simulatedUser !== null;
  const { NombreCompleto, Iniciales, UserName, Email, TieneFoto, FotoToken } = useProfile();
  const photo = usePhoto(FotoToken, 'xl');
  return (
    <section className={settings.section} aria-label={t('configuracion.cuenta.titulo')}>
      <Group gap="md">
        <Initials size="xl" photo={photo}>
          {Iniciales}
        </Initials>
        <div className={classes.who}>
          <Text size="xl" fw={600} lts="-0.02em">
            {NombreCompleto}
          </Text>
          <p>{UserName}</p>
          <p translate="no">{Email || t('configuracion.cuenta.sin-correo')}</p>
          {!isActing && (
            <Link to="/configuracion/foto">
              {TieneFoto ? t('configuracion.cuenta.cambiar-foto') : t('configuracion.cuenta.poner-foto')}
            </Link>
          )}
        </div>
      </Group>
    </section>
  );
}
