import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { copyText } from '@jornada/web/native/files.ts';
import { useServices } from '../services.tsx';

/** Copies a text, and says so itself: a toast would lie over what one is about to scan or to write down. */
export function CopyButton({ text, variant }: { text: string; variant: 'default' | 'subtle' }) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(text))) return;
    setCopied(true);
    notices.speak(t('factores.copiado'));
  };
  return (
    <Button variant={variant} onClick={() => void copy()}>
      {t(isCopied ? 'factores.copiado' : 'factores.copiar')}
    </Button>
  );
}
