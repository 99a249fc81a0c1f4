import { Button } from '@mantine/core';
import { countWarnings, noticeOf, type Preview } from '../model/publication.ts';
import type { ShiftsByKey } from '../model/shown.ts';
import { useDayWords } from '../use-day-words.ts';
import classes from '../side.module.css';

type Props = {
  preview: Preview | undefined;
  hoy: string;
  shifts: ShiftsByKey;
  /** Something that is drawn is not written yet, so it would not be published. */ isWaiting: boolean;
  onPublish: () => void;
};

/** How much would be told to how many, with how much notice, and the button that shows it before it does it. */
export function PublishFoot({ preview, hoy, shifts, isWaiting, onPublish }: Props) {
  const { t } = useDayWords(shifts);
  const people = preview?.personas ?? 0;
  const notice = preview ? noticeOf(preview, hoy) : null;
  const warnings = preview ? countWarnings(preview) : 0;
  return (
    <div className={classes.foot}>
      <p>
        {preview === undefined
          ? ''
          : people === 0
            ? t('plan-turnos.todo-publicado')
            : [
                preview.cambios > 0 && t('plan-turnos.cambian', { count: preview.cambios }),
                notice !== null && notice >= 0 && t('plan-turnos.antelacion', { count: notice }),
                warnings > 0 && t('plan-turnos.avisos-quedan', { count: warnings }),
              ]
                .filter(Boolean)
                .join(' ')}
      </p>
      <Button size="xl" fullWidth disabled={people === 0 || isWaiting} onClick={onPublish}>
        {people === 0 ? t('plan-turnos.publicar') : t('plan-turnos.publicar-a', { count: people })}
      </Button>
    </div>
  );
}
