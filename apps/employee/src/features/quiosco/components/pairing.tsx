import { useTranslation } from 'react-i18next';
import { Button, Stack, TextInput, Title } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { useRouter } from '@tanstack/react-router';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { ApiError } from '@jornada/client';
import { useSend } from '@jornada/web/calls.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { keepSession } from '../../../shared/keep-session.ts';
import { KioskFrame } from '../../../shared/quiosco/kiosk-frame.tsx';
import { useServices } from '../../../shared/services.tsx';
import { Languages } from '../../../shared/quiosco/languages.tsx';
import classes from '../quiosco.module.css';

/** A tablet that is no kiosk yet, or no longer: it becomes one with the code from the intranet. */
export function Pairing() {
  const { t } = useTranslation();
  const services = useServices();
  const router = useRouter();
  const messageOf = useMessageOf();
  const [codigo, setCodigo] = useState('');
  const wasKiosk = services.kiosk.read() !== null;
  const pair = useSend(quiosco.emparejar, {
    by: async (input) => {
      const paired = await services.client.call(quiosco.emparejar, input);
      await keepSession(services, paired, null);
      return paired;
    },
    waits: false,
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (codigo.trim() !== '') pair.mutate({ codigo: codigo.trim() });
  };
  const toLogin = (): void => {
    services.kiosk.forget();
    void router.navigate({ to: '/login', replace: true });
  };
  const said = pair.error instanceof ApiError ? (pair.error.fields['codigo'] ? pair.error.message : messageOf(pair.error)) : null;
  return (
    <KioskFrame title={t('quiosco.emparejar.titulo')} aside={<Languages />}>
      <form className={classes.pairing} onSubmit={submit}>
        <Title order={1} className={classes.ask}>
          {t(wasKiosk ? 'quiosco.emparejar.otra-vez' : 'quiosco.emparejar.titulo')}
        </Title>
        <p data-tone="quiet">{t('quiosco.emparejar.texto')}</p>
        <Stack gap="md">
          <TextInput
            size="lg"
            label={t('quiosco.emparejar.codigo')}
            value={codigo}
            onChange={(event) => setCodigo(event.currentTarget.value.toUpperCase())}
            error={said}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
          />
          <Button type="submit" size="xl" loading={pair.isPending}>
            {t('quiosco.emparejar.boton')}
          </Button>
          <Button variant="transparent" onClick={toLogin}>
            {t('quiosco.emparejar.entrar')}
          </Button>
        </Stack>
      </form>
    </KioskFrame>
  );
}
