import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import type { QuioscoGestionado } from '@jornada/contract/quiosco/vistas.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { IconAlertTriangle, IconDeviceTablet, IconKey } from '@jornada/ui/icons.ts';
import { Notice } from '@jornada/ui/notice.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { KioskForm } from './kiosk-form.tsx';
import { KioskState } from './kiosk-state.tsx';

type Props = {
  kiosk: QuioscoGestionado;
  centros: readonly { id: number; nombre: string }[];
  /** What making it has shown. */
  made: { emparejamiento: { codigo: string; caduca: string }; contrasena: string } | null;
  onClose: () => void;
};

/** One kiosk: its device, its code and password, how it is set up, and the end of its session. */
export function OneKiosk({ kiosk, centros, made, onClose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { notices } = useWebServices();
  const { id, nombre, estado, contacto, dispositivo, porMirar } = kiosk;
  const code = useSend(quiosco.codigo, { waits: false });
  const password = useSend(quiosco.contrasena, { waits: false });
  const free = useSend(quiosco.desbloquear, { onSuccess: () => notices.show(t('quiosco.gestion.desbloqueado')) });
  const revoke = useSend(quiosco.revocar, { onSuccess: () => notices.show(t('quiosco.gestion.revocado')) });
  const shown = code.data ?? made?.emparejamiento;
  const device = dispositivo && [dispositivo.navegador, dispositivo.sistema].filter(Boolean).join(' · ');
  return (
    <Aside title={nombre} onClose={onClose}>
      <Stack gap="lg">
        <Facts
          items={[
            [t('quiosco.gestion.estado'), <KioskState key="estado" kiosk={kiosk} />],
            [
              t('quiosco.gestion.contacto'),
              contacto ? `${format.date(format.dayOf(contacto), 'day')}, ${format.hour(contacto)}` : t('quiosco.gestion.nunca'),
            ],
            [t('quiosco.gestion.dispositivo'), device || '–'],
            [t('quiosco.gestion.por-mirar'), String(porMirar)],
          ]}
        />
        {kiosk.frenado && (
          <Notice icon={IconAlertTriangle} tone="bad" title={t('quiosco.gestion.frenado')}>
            <p>{t('quiosco.gestion.frenado-texto')}</p>
            <Problem error={free.error} />
            <Button variant="default" loading={free.isPending} onClick={() => free.mutate({ id })}>
              {t('quiosco.gestion.desbloquear')}
            </Button>
          </Notice>
        )}
        <ShownOnce codigo={shown?.codigo} caduca={shown?.caduca} contrasena={password.data?.contrasena ?? made?.contrasena} />
        <Stack gap="xs">
          <Button variant="default" loading={code.isPending} onClick={() => code.mutate({ id })}>
            {t('quiosco.gestion.emparejar')}
          </Button>
          <Ask
            key={password.data?.contrasena}
            opener={t('quiosco.gestion.contrasena')}
            question={t('quiosco.gestion.contrasena-pregunta')}
            yes={t('quiosco.gestion.contrasena')}
            isBusy={password.isPending}
            error={password.error}
            onYes={() => password.mutate({ id })}
          />
          {(estado === 'conectado' || estado === 'sin-contacto') && (
            <Ask
              opener={t('quiosco.gestion.revocar')}
              question={t('quiosco.gestion.revocar-pregunta')}
              yes={t('quiosco.gestion.revocar')}
              isBad
              isBusy={revoke.isPending}
              error={revoke.error}
              onYes={() => revoke.mutate({ id })}
            />
          )}
        </Stack>
        <KioskForm kiosk={kiosk} centros={centros} />
      </Stack>
    </Aside>
  );
}

type ShownOnceProps = { codigo: string | undefined; caduca: string | undefined; contrasena: string | undefined };

/** What is shown once: the code for the tablet, and the password for its settings. */
function ShownOnce({ codigo, caduca, contrasena }: ShownOnceProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      {codigo && (
        <Notice icon={IconDeviceTablet} tone="accent" title={t('quiosco.gestion.codigo-titulo')}>
          <Text fz="xl" fw={600} c="var(--j-ink)" data-code>
            {codigo}
          </Text>
          <p>
            {t('quiosco.gestion.codigo-texto', {
              direccion: `${location.host}/quiosco`,
              hora: caduca ? format.hour(caduca) : '',
            })}
          </p>
        </Notice>
      )}
      {contrasena && (
        <Notice icon={IconKey} tone="accent" title={t('quiosco.gestion.contrasena-titulo')}>
          <Text fz="lg" fw={600} c="var(--j-ink)">
            {contrasena}
          </Text>
          <p>{t('quiosco.gestion.contrasena-texto')}</p>
        </Notice>
      )}
    </>
  );
}
