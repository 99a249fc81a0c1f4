import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { IconAlertTriangle, IconCloudOff } from '@jornada/ui/icons.ts';
import { useObservable } from '@jornada/web/observable.ts';
import { useServices } from '../../../platform/services.tsx';
import { useOnline } from '@jornada/web/use-online.ts';
import { useHoy } from '../api.ts';
import { Note } from './note.tsx';

/** No connection, and what waits for one: it is kept here and leaves by itself. What the server did not take is told too. */
export function WaitingNote({ hoy, format }: { hoy: HoyVista; format: Format }) {
  const { t } = useTranslation();
  const online = useOnline();
  // What is shown is what was kept of it.
  const { isError } = useHoy();
  const queue = useObservable(useServices().queue);
  const refused = queue.filter(({ refusal }) => refusal !== null).length;
  const count = queue.length - refused;
  if (refused > 0) {
    return (
      <Note icon={IconAlertTriangle} tone="bad" title={t('home.espera.rechazados', { count: refused })} action={<ToTheList />}>
        {t('home.espera.rechazados-texto')}
      </Note>
    );
  }
  if (count > 0) {
    return (
      <Note icon={IconCloudOff} tone="warn" title={t(online ? 'home.espera.sin-enviar' : 'home.aviso.sin-conexion')} action={<ToTheList />}>
        {t('home.espera.guardados', { count })}
      </Note>
    );
  }
  if (online && !isError) return null;
  return (
    <Note icon={IconCloudOff} tone="warn" title={t(online ? 'home.error.titulo' : 'home.aviso.sin-conexion')}>
      {t('home.aviso.sin-conexion-texto', { hora: format.hour(hoy.ahora) })}
    </Note>
  );
}

function ToTheList() {
  const { t } = useTranslation();
  return (
    <Button variant="default" renderRoot={(props) => <Link {...props} to="/home/sin-enviar" />}>
      {t('home.espera.ver')}
    </Button>
  );
}
