import { useTranslation } from 'react-i18next';
import type { Format } from '@jornada/i18n';
import { IconAlertTriangle } from '@jornada/ui/icons.ts';
import { hourOn } from '../../../shared/day/hour-on.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Panel } from '@jornada/ui/panel.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { doubtOf, type Doubt } from './doubt.ts';
import type { PreviewOfDay } from './preview-day.ts';
import type { HourState } from './use-hour.ts';

type Props = { hours: readonly HourState[]; after: PreviewOfDay | null; fecha: string; zona: string; format: Format };

/** Shown below typed hours that look like a mistake. It does not prevent sending. */
export function DoubtNote({ hours, after, fecha, zona, format }: Props) {
  const { t } = useTranslation();
  const { MostrarHorasTotalizadasJornada: showsTotals } = useProfile();
  const doubt = doubtOf({ hours, after });
  const wordsOf = (one: Doubt): string => {
    if (one.kind === 'other-day') return t('correcciones.duda.otro-dia', { hora: hourOn(one.instante, fecha, format, zona) });
    if (!showsTotals) return t('correcciones.duda.largo');
    return t('correcciones.duda.horas', { tiempo: format.durationWithUnit(one.minutos) });
  };
  return (
    <div role="status">
      {doubt && (
        <Panel kind="warn" small mt="sm">
          <Note icon={IconAlertTriangle} tone="warn" words="ink">
            {wordsOf(doubt)}
          </Note>
        </Panel>
      )}
    </div>
  );
}
