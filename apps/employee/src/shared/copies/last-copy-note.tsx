import { useTranslation } from 'react-i18next';
import { IconCloudOff } from '@jornada/ui/icons.ts';
import { Notice } from '@jornada/ui/notice.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { ageOf } from '../age-of.ts';
import { useServices } from '../services.tsx';
import { useShownSince } from './use-shown-since.ts';

/** Above a page whose content could not be read again: from when it is. */
export function LastCopyNote() {
  const { t } = useTranslation();
  const { clock } = useServices();
  const format = useFormat();
  const since = useShownSince();
  if (since === null) return null;
  const received = Temporal.Instant.fromEpochMilliseconds(since).toString();
  return (
    <Notice as="section" py="xs" mb="sm" role="status" icon={IconCloudOff} tone="warn" title={t('home.aviso.sin-conexion')}>
      {ageOf(received, { format, today: format.dayOf(clock.now()), t })}
    </Notice>
  );
}
