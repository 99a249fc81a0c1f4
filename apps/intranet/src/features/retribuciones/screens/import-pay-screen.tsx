import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { retribuciones, type EnsayoRetribuciones } from '@jornada/contract/retribuciones/calls.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Actions } from '@jornada/web/form/problem.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useListFile } from '../../../shared/list-files/use-list-file.ts';
import { ChoosePayFile } from '../components/choose-pay-file.tsx';
import { PayDryRun } from '../components/pay-dry-run.tsx';
import { newPayDryRun, type PayFile } from '../model/pay-file.ts';

type Tried = { file: PayFile; ensayo: EnsayoRetribuciones };

/** Pay statements from a file: choose it, look at what it would do, then do it in one go. */
export function ImportPayScreen() {
  const { t } = useTranslation();
  const [month, setMonth] = useState<{ ano: number; mes: number } | null>(null);
  const [tried, setTried] = useState<Tried | null>(null);
  const tryOut = useSend(retribuciones.ensayar, { onSuccess: (ensayo, file) => setTried({ file, ensayo }) });
  const apply = useSend(retribuciones.aplicar);
  const forget = () => {
    tryOut.reset();
    apply.reset();
    setTried(null);
  };
  const { read, unread } = useListFile((file) => tryOut.mutate({ ...file, ...month }));
  const write = ({ file, ensayo }: Tried) =>
    apply.mutate(
      { ...file, huella: ensayo.huella },
      {
        onError: (error) => {
          const changed = newPayDryRun(error);
          if (changed) setTried({ file, ensayo: changed });
        },
      },
    );
  const back = <LeadButton label={t('retribuciones.importar.volver')} renderRoot={(props) => <Link {...props} to="/retribuciones" />} />;
  const lines = tried ? tried.ensayo.cuentas.nueva + tried.ensayo.cuentas.cambiar : 0;
  return (
    <Page title={t('retribuciones.importar.titulo')} lead={back}>
      {apply.data && <Done of={apply.data} onAnother={forget} />}
      {!apply.data && !tried && (
        <ChoosePayFile
          month={month}
          onMonth={setMonth}
          isBusy={tryOut.isPending}
          error={unread ?? tryOut.error}
          onFile={(file) => void read(file)}
        />
      )}
      {!apply.data && tried && (
        <Stack gap="lg">
          <PayDryRun of={tried.ensayo} />
          <Actions error={apply.error}>
            {lines === 0 ? (
              <Text>{t('retribuciones.importar.nada')}</Text>
            ) : (
              <Button loading={apply.isPending} onClick={() => write(tried)}>
                {t('retribuciones.importar.aplicar', { count: lines })}
              </Button>
            )}
            <Button variant="default" disabled={apply.isPending} onClick={forget}>
              {t('retribuciones.importar.otro')}
            </Button>
          </Actions>
          <Text size="sm" c="dimmed">
            {t('retribuciones.importar.anotado')}
          </Text>
        </Stack>
      )}
    </Page>
  );
}

type Applied = SalidaDe<typeof retribuciones.aplicar>;

function Done({ of: { nuevas, cambiadas, iguales, rechazadas }, onAnother }: { of: Applied; onAnother: () => void }) {
  const { t } = useTranslation();
  return (
    <Stack gap="md" maw="40rem" role="status">
      <h2>{t('retribuciones.importar.hecho')}</h2>
      <Facts
        items={[
          [t('retribuciones.importar.cuentas.nueva'), nuevas],
          [t('retribuciones.importar.cuentas.cambiar'), cambiadas],
          [t('retribuciones.importar.cuentas.igual'), iguales],
          [t('retribuciones.importar.cuentas.rechazada'), rechazadas],
        ]}
      />
      <Group gap="sm">
        <Button renderRoot={(props) => <Link {...props} to="/retribuciones" />}>{t('retribuciones.importar.ver')}</Button>
        <Button variant="default" onClick={onAnother}>
          {t('retribuciones.importar.otro')}
        </Button>
      </Group>
    </Stack>
  );
}
