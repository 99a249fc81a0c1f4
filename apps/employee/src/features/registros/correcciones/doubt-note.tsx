import type { Format } from '@jornada/i18n';
import { IconAlertTriangle } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Panel } from '@jornada/ui/panel.tsx';
import { doubtOf } from './doubt.ts';
import type { PreviewOfDay } from './preview-day.ts';
import { useDoubtWords } from './use-doubt-words.ts';
import type { HourState } from './use-hour.ts';

type Props = { hours: readonly HourState[]; after: PreviewOfDay | null; fecha: string; zona: string; format: Format };

/** Shown below typed hours that look like a mistake. Sending asks about it. */
export function DoubtNote({ hours, after, fecha, zona, format }: Props) {
  const wordsOf = useDoubtWords({ fecha, zona, format });
  const doubt = doubtOf({ hours, after });
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
