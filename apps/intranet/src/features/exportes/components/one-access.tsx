import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import { inspeccion } from '@jornada/contract/inspeccion/calls.ts';
import type { AccesoExterno } from '@jornada/contract/inspeccion/vistas.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPrinter, IconQrcode } from '@jornada/ui/icons.ts';
import { Notice } from '@jornada/ui/notice.tsx';
import { QrCode } from '@jornada/ui/qr-code.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { printPage } from '@jornada/web/native/print.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { lastMoment } from '../model/last-moment.ts';
import { AccessState } from './access-state.tsx';
import { LookedAt } from './looked-at.tsx';

type Props = { acceso: AccesoExterno; ruta: string | null; onInvited: (ruta: string | null) => void; onClose: () => void };

/** One access: what it shows, its invitation, its end, and everything that was looked at with it. */
export function OneAccess({ acceso, ruta, onInvited, onClose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { notices } = useWebServices();
  const { id, nombre, organismo, usuario, email, perfil, desde, hasta, centros, caduca, estado, segundoPaso } = acceso;
  const invite = useSend(inspeccion.invitar, {
    onSuccess: (made) => {
      onInvited(made.ruta);
      if (made.ruta === null) notices.show(t('inspeccion.gestion.invitado-a', { correo: email }));
    },
  });
  const revoke = useSend(inspeccion.revocar, { onSuccess: () => notices.show(t('inspeccion.gestion.revocado')) });
  const isOpen = estado === 'invitado' || estado === 'abierto';
  return (
    <Aside title={nombre} note={organismo} onClose={onClose}>
      <Stack gap="lg">
        <Facts
          items={[
            [t('inspeccion.gestion.estado'), <AccessState key="estado" estado={estado} />],
            [t('inspeccion.gestion.usuario'), usuario],
            [t('inspeccion.gestion.perfil'), t(`inspeccion.perfiles.${perfil}`)],
            [t('inspeccion.gestion.periodo'), `${format.date(desde, 'dayYear')} – ${format.date(hasta, 'dayYear')}`],
            [t('inspeccion.gestion.centros'), centros === null ? t('exportes.todos') : format.list(centros.map((one) => one.nombre))],
            [t('inspeccion.gestion.caduca'), format.date(format.dayOf(lastMoment(caduca)), 'dayYear')],
            [t('inspeccion.gestion.segundo-paso'), t(`inspeccion.gestion.segundo-paso-${segundoPaso ? 'si' : 'no'}`)],
          ]}
        />
        {ruta !== null && <Invitation ruta={ruta} nombre={nombre} usuario={usuario} />}
        {isOpen && (
          <Stack gap="xs">
            <Ask
              key={ruta}
              opener={t('inspeccion.gestion.reinvitar')}
              question={t('inspeccion.gestion.reinvitar-pregunta')}
              yes={t('inspeccion.gestion.reinvitar')}
              isBusy={invite.isPending}
              error={invite.error}
              onYes={() => invite.mutate({ id })}
            />
            <Ask
              opener={t('inspeccion.gestion.revocar')}
              question={t('inspeccion.gestion.revocar-pregunta')}
              yes={t('inspeccion.gestion.revocar')}
              isBad
              isBusy={revoke.isPending}
              error={revoke.error}
              onYes={() => revoke.mutate({ id })}
            />
          </Stack>
        )}
        <LookedAt usuarioId={acceso.usuarioId} nombre={nombre} />
      </Stack>
    </Aside>
  );
}

/** The invitation of somebody without a mail, to be printed: it shows once. */
function Invitation({ ruta, nombre, usuario }: { ruta: string; nombre: string; usuario: string }) {
  const { t } = useTranslation();
  const address = `${location.origin}${ruta}`;
  return (
    <Notice icon={IconQrcode} tone="accent" title={`${t('inspeccion.gestion.invitacion')}: ${nombre}`}>
      <p>{t('inspeccion.gestion.invitacion-nota')}</p>
      <QrCode text={address} label={t('inspeccion.gestion.codigo')} />
      <Text fw={600} c="var(--j-ink)">
        {usuario}
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {address}
      </Text>
      <div>
        <Button variant="default" leftSection={<Glyph of={IconPrinter} size="sm" />} onClick={printPage}>
          {t('inspeccion.gestion.imprimir')}
        </Button>
      </div>
    </Notice>
  );
}
