import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, PasswordInput, Stack, Title } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { ApiError } from '@jornada/client';
import { auth } from '@jornada/contract/auth.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { ReadProblem } from '@jornada/web/list/read-problem.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { KioskFrame } from '../../../shared/quiosco/kiosk-frame.tsx';
import { useServices } from '../../../shared/services.tsx';
import { ConfigForm } from '../components/config-form.tsx';
import classes from '../quiosco.module.css';

/** The configuration of the tablet, and the way out of kiosk mode: behind the kiosk’s password. */
export function ConfigScreen() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <KioskFrame
      title={t('quiosco.config.titulo')}
      isVisit
      foot={
        <Link to="/quiosco" className={classes.footButton}>
          {t('quiosco.config.volver')}
        </Link>
      }
    >
      <div className={classes.config}>
        <Title order={1} className={classes.ask}>
          {t('quiosco.config.titulo')}
        </Title>
        {isOpen ? <Opened /> : <Ask onOpen={() => setOpen(true)} />}
      </div>
    </KioskFrame>
  );
}

function Ask({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const messageOf = useMessageOf();
  const check = useSend(quiosco.comprobarPassword, { onSuccess: onOpen, waits: false });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (password !== '') check.mutate({ password });
  };
  const error = check.error && (check.error instanceof ApiError ? check.error.message : messageOf(check.error));
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <PasswordInput
          size="lg"
          label={t('quiosco.config.contrasena')}
          description={t('quiosco.config.contrasena-nota')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={error}
          autoComplete="off"
          maxLength={200}
        />
        <Button type="submit" size="xl" loading={check.isPending}>
          {t('quiosco.config.abrir')}
        </Button>
      </Stack>
    </form>
  );
}

function Opened() {
  const config = useRead(quiosco.configuracion, {});
  const centros = useRead(quiosco.centros, {});
  const subtipos = useRead(quiosco.subtipos, {});
  const error = config.error ?? centros.error ?? subtipos.error;
  if (error)
    return <ReadProblem error={error} onRetry={() => void Promise.all([config.refetch(), centros.refetch(), subtipos.refetch()])} />;
  if (!config.data || !centros.data || !subtipos.data) return null;
  return (
    <Stack gap="xl">
      <ConfigForm config={config.data} centros={centros.data.items} subtipos={subtipos.data.items} />
      <LeaveKiosk />
    </Stack>
  );
}

/** Out of kiosk mode: the device is signed out, and is a tablet like any other. */
function LeaveKiosk() {
  const { t } = useTranslation();
  const { client, session, kiosk, queryClient } = useServices();
  const router = useRouter();
  const leave = async (): Promise<void> => {
    await client.call(auth.salir, {}).catch(() => null);
    kiosk.forget();
    session.clear();
    queryClient.clear();
    await router.navigate({ to: '/login', replace: true });
  };
  return (
    <Stack gap="xs">
      <p data-tone="quiet">{t('quiosco.config.salir-nota')}</p>
      <Button variant="default" size="xl" onClick={() => void leave()}>
        {t('quiosco.config.salir')}
      </Button>
    </Stack>
  );
}
