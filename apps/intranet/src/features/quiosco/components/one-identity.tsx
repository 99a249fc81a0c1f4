import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import type { PersonaDeQuiosco } from '@jornada/contract/quiosco/vistas.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertTriangle, IconKey, IconPrinter } from '@jornada/ui/icons.ts';
import { Notice } from '@jornada/ui/notice.tsx';
import { QrCode } from '@jornada/ui/qr-code.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from '../quiosco.module.css';

/** What one person identifies themselves with. A new PIN or badge is shown this once. */
export function OneIdentity({ persona, onClose }: { persona: PersonaDeQuiosco; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { id: personaId, nombre, pin, tarjeta, parada } = persona;
  const since = (instant: string | null): string =>
    instant ? t('quiosco.identidad.desde', { dia: format.date(format.dayOf(instant), 'day') }) : t('quiosco.identidad.no-tiene');
  const newPin = useSend(quiosco.pinNuevo);
  const badge = useSend(quiosco.tarjetaNueva);
  const cancel = useSend(quiosco.anularTarjeta);
  const free = useSend(quiosco.desbloquearPersona);
  const code = cancel.isSuccess && !badge.isSuccess ? null : (badge.data?.codigo ?? null);
  return (
    <Aside title={nombre} onClose={onClose}>
      <Stack gap="lg">
        <Facts
          items={[
            [t('quiosco.identidad.pin'), since(pin)],
            [t('quiosco.identidad.tarjeta'), since(tarjeta)],
          ]}
        />
        {parada && (
          <Notice icon={IconAlertTriangle} tone="warn" title={t('quiosco.identidad.parada')}>
            <p>{t('quiosco.identidad.parada-texto')}</p>
            <Problem error={free.error} />
            <Button variant="default" loading={free.isPending} onClick={() => free.mutate({ personaId })}>
              {t('quiosco.gestion.desbloquear')}
            </Button>
          </Notice>
        )}
        {newPin.data && (
          <Notice icon={IconKey} tone="accent" title={t('quiosco.identidad.pin-nuevo')}>
            <Text fz="xl" fw={600} c="var(--j-ink)">
              {newPin.data.pin}
            </Text>
            <p>{t('quiosco.identidad.pin-texto')}</p>
          </Notice>
        )}
        <Ask
          key={newPin.data?.pin}
          opener={t(pin ? 'quiosco.identidad.cambiar-pin' : 'quiosco.identidad.dar-pin')}
          question={t(pin ? 'quiosco.identidad.cambiar-pin-pregunta' : 'quiosco.identidad.dar-pin-pregunta')}
          yes={t(pin ? 'quiosco.identidad.cambiar-pin' : 'quiosco.identidad.dar-pin')}
          isBusy={newPin.isPending}
          error={newPin.error}
          onYes={() => newPin.mutate({ personaId })}
        />
        {code !== null && (
          <div className={classes.badge}>
            <QrCode text={code} label={t('quiosco.identidad.qr', { nombre })} />
            <strong>{nombre}</strong>
            <Button variant="default" className={classes.print} leftSection={<Glyph of={IconPrinter} />} onClick={() => window.print()}>
              {t('quiosco.identidad.imprimir')}
            </Button>
          </div>
        )}
        <Stack gap="xs">
          <Ask
            key={badge.data?.codigo}
            opener={t('quiosco.identidad.hacer-tarjeta')}
            question={t(tarjeta ? 'quiosco.identidad.otra-tarjeta-pregunta' : 'quiosco.identidad.tarjeta-pregunta')}
            yes={t('quiosco.identidad.hacer-tarjeta')}
            isBusy={badge.isPending}
            error={badge.error}
            onYes={() => badge.mutate({ personaId })}
          />
          {tarjeta && (
            <Ask
              opener={t('quiosco.identidad.anular')}
              question={t('quiosco.identidad.anular-pregunta')}
              yes={t('quiosco.identidad.anular')}
              isBad
              isBusy={cancel.isPending}
              error={cancel.error}
              onYes={() => cancel.mutate({ personaId }, { onSuccess: () => badge.reset() })}
            />
          )}
        </Stack>
      </Stack>
    </Aside>
  );
}
