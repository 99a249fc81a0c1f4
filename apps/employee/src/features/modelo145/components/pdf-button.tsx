import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDownload } from '@jornada/ui/icons.ts';
import { pages } from '@jornada/web/native/pages.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { usePdf145 } from '../api.ts';
import classes from '../modelo145.module.css';

/** Saves the PDF of a signed form. */
export function PdfButton({ id }: { id: number }) {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  const addressOf = usePdf145();
  const [problem, setProblem] = useState<unknown>(null);
  const save = async (): Promise<void> => {
    try {
      pages.open(await addressOf(id));
    } catch (error) {
      setProblem(error);
    }
  };
  return (
    <>
      <Button
        variant="transparent"
        px={0}
        className={classes.start ?? ''}
        leftSection={<Glyph of={IconDownload} size="sm" />}
        onClick={() => void save()}
      >
        {t('modelo145.historia.pdf')}
      </Button>
      {problem !== null && (
        <Text size="sm" c="bad" role="alert">
          {messageOf(problem)}
        </Text>
      )}
    </>
  );
}
