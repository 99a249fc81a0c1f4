import { useEffect, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '@tanstack/react-query';
import { Button, Stack, Title } from '@mantine/core';
import { login, type SegundoFactor } from '@jornada/contract/login.ts';
import { Block } from '@jornada/ui/skeleton.tsx';
import { AppSetup } from '../../../shared/factor/app-setup.tsx';
import { RecoveryCodes } from '../../../shared/factor/recovery-codes.tsx';
import { useServices } from '../../../shared/services.tsx';
import { LoginProblem } from '../components/login-problem.tsx';
import { useEnter } from '../use-enter.ts';

type Props = { asked: SegundoFactor; isRemembered: boolean; onDone: () => void; onBack: () => void };

/** Sets up a required second step before the person is let in: an app, its first code, and the recovery codes. */
export function FirstSetup({ asked: { Reto }, isRemembered, onDone, onBack }: Props) {
  const { t } = useTranslation();
  const { client } = useServices();
  const enter = useEnter();
  const [code, setCode] = useState('');
  const { mutate: prepare, ...prepared } = useMutation({ mutationFn: () => client.call(login.prepararFactor, { Reto }) });
  const activate = useMutation({ mutationFn: () => client.call(login.activarFactor, { Reto, Codigo: code }) });
  useEffect(() => prepare(), [prepare]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!activate.isPending) activate.mutate();
  };

  if (activate.data) {
    const { data } = activate;
    const leave = async () => {
      await enter(data, { isRemembered });
      onDone();
    };
    return (
      <Stack gap="md" mt="xl">
        <Title order={2} size="h3">
          {t('factores.recuperacion.titulo')}
        </Title>
        <RecoveryCodes codes={data.CodigosRecuperacion} onDone={() => void leave()} />
      </Stack>
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" mt="xl">
        {prepared.data ? (
          <AppSetup secret={prepared.data} code={code} onCode={setCode} error={undefined} />
        ) : (
          <Block width="12rem" height="12rem" />
        )}
        <LoginProblem error={activate.error ?? prepared.error} />
        <Button type="submit" size="xl" fullWidth loading={activate.isPending} disabled={!prepared.data || code.trim() === ''}>
          {t('login.segundo.confirmar')}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {t('login.volver')}
        </Button>
      </Stack>
    </form>
  );
}
