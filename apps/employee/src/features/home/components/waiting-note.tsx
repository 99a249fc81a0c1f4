import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ApiError } from '@jornada/client';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { IconAlertTriangle, IconCloudOff } from '@jornada/ui/icons.ts';
import { useObservable } from '@jornada/web/observable.ts';
import { ageOf } from '../../../shared/age-of.ts';
import { useServices } from '../../../shared/services.tsx';
import { useOnline } from '@jornada/web/use-online.ts';
import { useHoy } from '../api.ts';
import { Note } from './note.tsx';

/** No connection, and the waiting actions: they are kept here and sent automatically. Refused actions are shown, too. */
export function WaitingNote({ hoy, format }: { hoy: HoyVista; format: Format }) {
  const { t } = useTranslation();
  // If the day could not be read, the kept one is shown.
  const { error } = useHoy();
  // A device may believe that it is connected when no call succeeds.
  const isCutOff = error instanceof ApiError && error.code === 'red.sin-conexion';
  const online = useOnline() && !isCutOff;
  const services = useServices();
  const queue = useObservable(services.queue);
  const age = online && !error ? null : ageOf(hoy.ahora, { format, today: format.dayOf(services.clock.now()), t });
  const refused = queue.filter(({ refusal }) => refusal !== null).length;
  const count = queue.length - refused;
  if (refused > 0) {
    return (
      <Note icon={IconAlertTriangle} tone="bad" title={t('home.espera.rechazados', { count: refused })} action={<ToTheList />}>
        {sentences(t('home.espera.rechazados-texto'), age)}
      </Note>
    );
  }
  if (count > 0) {
    return (
      <Note icon={IconCloudOff} tone="warn" title={t(online ? 'home.espera.sin-enviar' : 'home.aviso.sin-conexion')} action={<ToTheList />}>
        {sentences(t('home.espera.guardados', { count }), age)}
      </Note>
    );
  }
  if (age === null) return null;
  return (
    <Note icon={IconCloudOff} tone="warn" title={t(online ? 'home.error.titulo' : 'home.aviso.sin-conexion')}>
      {sentences(age, t('home.aviso.puedes-fichar'))}
    </Note>
  );
}

const sentences = (...all: (string | null)[]): string => all.filter((one) => one !== null).join(' ');

function ToTheList() {
  const { t } = useTranslation();
  return (
    <Button variant="default" renderRoot={(props) => <Link {...props} to="/home/sin-enviar" />}>
      {t('home.espera.ver')}
    </Button>
  );
}
