import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Box, Text } from '@mantine/core';
import { Digest } from '@jornada/ui/digest.tsx';
import { copyText } from '@jornada/web/native/files.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { DoorPage } from '../../../shared/door/door-page.tsx';
import { DigestField } from '../../../shared/papers/digest-field.tsx';
import { FileDrop } from '../../../shared/papers/file-drop.tsx';
import { useCheckPaper } from '../api.ts';
import { Verdict } from '../components/verdict.tsx';
import { readPaper } from '../model/read-paper.ts';
import classes from '../comprobacion.module.css';

type Held = { name: string; sha256: string };

/** Whether a paper that somebody holds was given out here. They need no account, and the paper stays on their device. */
export function ComprobacionScreen() {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  const check = useCheckPaper();
  const [held, setHeld] = useState<Held | null>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<'sin-cripto' | 'no-se-lee' | null>(null);

  const begin = (next: Held | null) => {
    setHeld(next);
    setProblem(null);
    check.reset();
  };
  const read = async (file: File) => {
    begin(null);
    setReading(true);
    try {
      const question = await readPaper(file);
      if (!question) return setProblem('sin-cripto');
      setHeld({ name: file.name, sha256: question.sha256 });
      check.mutate(question);
    } catch {
      setProblem('no-se-lee');
    } finally {
      setReading(false);
    }
  };
  const isBusy = isReading || check.isPending;
  return (
    <DoorPage
      title={t('comprobacion.titulo')}
      lead={t('comprobacion.texto')}
      clock="desktop"
      isWide
      foot={<Link to="/">{t('comprobacion.volver')}</Link>}
    >
      <Box pt="lg">
        <FileDrop
          text={t('comprobacion.suelta')}
          label={t('comprobacion.elegir')}
          again={check.data ? t('comprobacion.otro') : undefined}
          isBusy={isBusy}
          onFile={(file) => void read(file)}
        />
        <div role="status">
          {held && (
            <div className={classes.paper}>
              <span className={classes.name}>{held.name || t('comprobacion.solo-huella')}</span>
              <Digest of={held.sha256} copyLabel={t('comprobacion.copiar')} onCopy={(whole) => void copyText(whole)} />
            </div>
          )}
          {isBusy && (
            <Text size="sm" c="dimmed" mt="sm">
              {t('comprobacion.comprobando')}
            </Text>
          )}
          {check.data && !isBusy && <Verdict answer={check.data} />}
        </div>
        {(problem ?? check.error) && (
          <Text size="sm" c="bad" mt="md" role="alert">
            {problem ? t(`comprobacion.problemas.${problem}`) : check.error && messageOf(check.error)}
          </Text>
        )}
        <DigestField
          isBusy={isBusy}
          onDigest={(sha256) => {
            begin({ name: '', sha256 });
            check.mutate({ sha256 });
          }}
        />
      </Box>
    </DoorPage>
  );
}
