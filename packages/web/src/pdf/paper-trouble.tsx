import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDownload } from '@jornada/ui/icons.ts';
import { ErrorState } from '@jornada/ui/message-state.tsx';
import type { PaperProblem } from './paper.ts';
import classes from './pdf.module.css';

/** In the place of pages that cannot be drawn: why, and the way to save the file all the same. */
export function PaperTrouble({ why, onDownload }: { why: PaperProblem; onDownload: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.message}>
      <ErrorState
        title={t('visor.no-se-ve')}
        text={t(`visor.por-que.${why}`)}
        action={
          <Button size="xl" leftSection={<Glyph of={IconDownload} />} onClick={onDownload}>
            {t('visor.descargar')}
          </Button>
        }
      />
    </div>
  );
}
