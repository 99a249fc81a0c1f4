import { useTranslation } from 'react-i18next';
import { Link, useRouter } from '@tanstack/react-router';
import { Button, Stack } from '@mantine/core';
import { readCodigoDeHoja } from '@jornada/domain/personas/codigo-de-hoja.ts';
import { DoorPage } from '../../../shared/door/door-page.tsx';
import { Problem } from '../../../shared/door/problem.tsx';
import { useServices } from '../../../shared/services.tsx';
import { useEnlace, type Enlace } from '../api.ts';
import { PasswordForm } from './password-form.tsx';

/** For a person who came by a link: sets a new password, or the first one. */
export function WithLink({ enlace }: { enlace: Enlace }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { notices } = useServices();
  const { data, error, refetch } = useEnlace(enlace);
  const cuenta = data?.Cuenta;
  const isInvitation = enlace.Tipo === 'invitacion';
  // The code of a sheet may have been typed wrong.
  const isSheet = isInvitation && readCodigoDeHoja(enlace.Token) !== null;
  const foot = <Link to="/login">{t('recovery.volver')}</Link>;

  const done = ({ entered, userName }: { entered: boolean; userName: string }): void => {
    if (!entered) notices.show(t('recovery.guardada'));
    // If the log-in continues, it gets the user name.
    void router.navigate({ to: entered ? '/' : '/login', replace: true, state: { userName } });
  };

  if (error || cuenta === null) {
    const isOver = cuenta === null;
    return (
      <DoorPage title={t('recovery.no-vale.titulo')} clock="desktop" foot={foot}>
        <Stack gap="md" mt="xl">
          {isOver ? <p role="alert">{t('errores.recovery.enlace-no-vale')}</p> : <Problem error={error} />}
          {isOver && isSheet && <p>{t('recovery.hoja.revisa')}</p>}
          {isOver && isInvitation && <p>{t('recovery.no-vale.invitacion')}</p>}
          {isOver && (isSheet || !isInvitation) && (
            <Button component={Link} to="/recovery" size="xl" fullWidth>
              {t(isSheet ? 'recovery.hoja.otra-vez' : 'recovery.no-vale.otro')}
            </Button>
          )}
          {!isOver && (
            <Button size="xl" fullWidth onClick={() => void refetch()}>
              {t('errores.reintentar')}
            </Button>
          )}
        </Stack>
      </DoorPage>
    );
  }
  const [nombre = ''] = cuenta?.NombreCompleto.split(' ') ?? [];
  return (
    <DoorPage
      title={isInvitation && cuenta ? t('recovery.bienvenida', { nombre }) : t('recovery.nueva')}
      lead={cuenta ? t(isInvitation ? 'recovery.invitacion-de' : 'recovery.nueva-de', { entidad: cuenta.Entidad }) : ' '}
      clock="desktop"
      foot={foot}
    >
      {cuenta && <PasswordForm enlace={enlace} cuenta={cuenta} onDone={done} />}
    </DoorPage>
  );
}
