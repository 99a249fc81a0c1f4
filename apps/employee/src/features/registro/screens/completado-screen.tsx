import { useTranslation } from 'react-i18next';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { DoorPage } from '../../../platform/door/door-page.tsx';
import { Problem } from '../../../platform/door/problem.tsx';
import { writeRemembered } from '../../../platform/remembered.ts';
import { useServices } from '../../../platform/services.tsx';
import { useConfirm } from '../api.ts';
import { FirstSteps } from '../components/first-steps.tsx';
import classes from '../registro.module.css';

/** The address of the app on a phone that has it installed. */
const APP_LINK = 'jornada://signin';
const INTRANET = '/intranet';

export function RegistroCompletadoScreen() {
  return <Completado from="/registro-completado" />;
}

/** The same on a phone: it leads back to the app. */
export function RegistroCompletadoMovilScreen() {
  return <Completado from="/registro-completado-movil" />;
}

/** The link of the mail leads here. Pressing the button confirms: a mail program that only looks at the page does not. */
function Completado({ from }: { from: '/registro-completado' | '/registro-completado-movil' }) {
  const { t } = useTranslation();
  const { token } = useSearch({ from });
  const { storage } = useServices();
  const router = useRouter();
  const isMobile = from === '/registro-completado-movil';
  const { mutate, data, error, isPending } = useConfirm();
  const confirm = () =>
    mutate(token ?? '-', { onSuccess: ({ UserName, Nombre }) => writeRemembered(storage, { userName: UserName, entidad: Nombre }) });
  const foot = <Link to="/login">{t('registro.volver')}</Link>;

  if (!data)
    return (
      <DoorPage title={t('registro.confirmar.titulo')} lead={t('registro.confirmar.texto')} clock="always" foot={foot}>
        <div className={classes.ready}>
          <Problem error={error} />
          <Button size="xl" fullWidth loading={isPending} onClick={confirm}>
            {t('registro.confirmar.boton')}
          </Button>
        </div>
      </DoorPage>
    );
  return (
    <DoorPage title={t('registro.listo.titulo', { entidad: data.Nombre })} lead={t('registro.listo.texto')} clock="desktop" key="done">
      <div className={classes.ready}>
        <FirstSteps />
        {isMobile && (
          <Button component="a" href={APP_LINK} size="xl" fullWidth>
            {t('registro.listo.abrir-app')}
          </Button>
        )}
        <Button
          variant={isMobile ? 'default' : 'filled'}
          size="xl"
          fullWidth
          onClick={() => void router.navigate({ to: '/login', search: isMobile ? {} : { volver: INTRANET } })}
        >
          {t(isMobile ? 'registro.listo.navegador' : 'registro.listo.entrar')}
        </Button>
      </div>
    </DoorPage>
  );
}
