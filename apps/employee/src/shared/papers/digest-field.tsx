import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Textarea } from '@mantine/core';
import { digestIn } from './digest.ts';

/** For people who have the file on paper, or only the digest. */
export function DigestField({ isBusy, onDigest }: { isBusy: boolean; onDigest: (sha256: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const digest = digestIn(text);
    setIsWrong(digest === null);
    if (digest !== null) onDigest(digest);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm" mt="lg">
        <Textarea
          label={t('resumen.comprobar.huella')}
          description={t('resumen.comprobar.huella-texto')}
          value={text}
          error={isWrong ? t('resumen.comprobar.huella-mal') : undefined}
          rows={3}
          spellCheck={false}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            setIsWrong(false);
          }}
        />
        <Button variant="default" type="submit" loading={isBusy}>
          {t('resumen.comprobar.comprobar-huella')}
        </Button>
      </Stack>
    </form>
  );
}
