import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { ApiError } from '@jornada/client';
import type { AjustesAvisos } from '@jornada/contract/notificaciones.ts';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { IconAlertCircle, IconBell, IconBellOff, IconCheck } from '@jornada/ui/icons.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { useOnline } from '@jornada/web/use-online.ts';
import type { PushState } from '../../../native/push.ts';
import { DeviceSettingsButton } from '../../../shared/device-settings-button.tsx';
import { useServices } from '../../../shared/services.tsx';
import classes from '../configuracion.module.css';
import { useAjustesAvisos, useProbarPush, usePushState, useSwitchPush } from '../notifications-api.ts';
import { NoticeKinds } from './notice-kinds.tsx';

/** Whether this device gets notifications, about what, and by which ways. Empty if the company offers none. */
export function Notifications() {
  const { t } = useTranslation();
  const { data, error } = useAjustesAvisos();
  const isOnline = useOnline();
  if (data && !data.activas) return null;
  return (
    <section className={classes.section} aria-labelledby="configuracion-avisos">
      <h2 id="configuracion-avisos">{t('notificaciones.titulo')}</h2>
      {data ? (
        <>
          <ThisDevice ajustes={data} />
          <Kinds ajustes={data} />
        </>
      ) : (
        <Rows as="div" framed="inset" aria-busy={!error && isOnline}>
          <div className={classes.row}>
            {error || !isOnline ? <span>{t('notificaciones.sin-conexion')}</span> : <Block width="70%" height="1rem" />}
          </div>
        </Rows>
      )}
    </section>
  );
}

const LOOK = {
  on: { icon: IconCheck, tone: 'accent', state: 'notificaciones.estado.on' },
  off: { icon: IconBellOff, tone: 'quiet', state: 'notificaciones.estado.off' },
  denied: { icon: IconAlertCircle, tone: 'warn', state: 'notificaciones.estado.denied' },
  'installed-only': { icon: IconBell, tone: 'quiet', state: 'notificaciones.estado.installed-only' },
  unsupported: { icon: IconBellOff, tone: 'quiet', state: 'notificaciones.estado.unsupported' },
} as const;

const HOW = {
  on: 'notificaciones.como.on',
  off: __WRAPPER__ ? 'notificaciones.app.off' : 'notificaciones.como.off',
  denied: __WRAPPER__ ? 'notificaciones.app.denied' : 'notificaciones.como.denied',
  'installed-only': 'notificaciones.como.installed-only',
  unsupported: 'notificaciones.como.unsupported',
} as const;

const WHY = {
  denied: __WRAPPER__ ? 'notificaciones.app.por-que-denied' : 'notificaciones.por-que.denied',
  'installed-only': 'notificaciones.por-que.installed-only',
  unsupported: 'notificaciones.por-que.unsupported',
} as const;

/** If this browser and the person's other devices cannot show notifications, the boxes are disabled. */
function Kinds({ ajustes }: { ajustes: AjustesAvisos }) {
  const { t } = useTranslation();
  const { data: found } = usePushState();
  const state = stateOf(ajustes, found);
  const why = state === null || state === 'on' || state === 'off' || ajustes.dispositivos > 0 ? null : t(WHY[state]);
  return <NoticeKinds ajustes={ajustes} noPush={why} />;
}

/** Without keys on the server no notifications are sent, whatever the browser can do. Null until it is known. */
const stateOf = ({ clavePush }: AjustesAvisos, found: PushState | undefined): PushState | null =>
  !__WRAPPER__ && clavePush === null ? 'unsupported' : (found ?? null);

function ThisDevice({ ajustes }: { ajustes: AjustesAvisos }) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const { data: found } = usePushState();
  const change = useSwitchPush(ajustes.clavePush);
  const probe = useProbarPush();
  const state = stateOf(ajustes, found);
  if (state === null) return null;
  const { icon, tone, state: name } = LOOK[state];
  const failure = change.error ?? probe.error;
  return (
    <Rows as="div" framed="inset">
      <div className={classes.device} data-padded>
        <p className={classes.rowName}>
          {t('notificaciones.dispositivo')}
          <small>{t(HOW[state])}</small>
        </p>
        <StatusPill icon={icon} tone={tone}>
          {t(name)}
        </StatusPill>
        {(state === 'on' || state === 'off') && (
          <Buttons flex="1 0 100%">
            <Button
              variant={state === 'on' ? 'default' : 'filled'}
              loading={change.isPending}
              onClick={() => change.mutate(state === 'off')}
            >
              {t(state === 'on' ? 'notificaciones.desactivar' : 'notificaciones.activar')}
            </Button>
            {state === 'on' && (
              <Button
                variant="default"
                loading={probe.isPending}
                onClick={() => probe.mutate({}, { onSuccess: () => notices.show(t('notificaciones.prueba-enviada')) })}
              >
                {t('notificaciones.probar')}
              </Button>
            )}
          </Buttons>
        )}
        {__WRAPPER__ && state === 'denied' && (
          <Buttons flex="1 0 100%">
            <DeviceSettingsButton page="avisos" />
          </Buttons>
        )}
        {failure && !change.isPending && !probe.isPending && (
          <Text size="sm" c="bad" mt="xs" role="alert">
            {failure instanceof ApiError ? failure.message : t('notificaciones.no-se-pudo')}
          </Text>
        )}
      </div>
    </Rows>
  );
}
