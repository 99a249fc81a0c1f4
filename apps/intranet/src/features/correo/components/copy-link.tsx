import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextInput } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCopy } from '@jornada/ui/icons.ts';
import { useWebServices } from '@jornada/web/services.tsx';

/** Copies a link. Browsers forbid this on pages without TLS, and some ask first; then the link is shown, to be copied by hand. */
export function CopyLink({ link, onTaken }: { link: string; onTaken?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const [isByHand, setByHand] = useState(false);
  const copy = async () => {
    onTaken?.();
    try {
      await navigator.clipboard.writeText(link);
      notices.show(t('correos.copiado'));
    } catch {
      setByHand(true);
    }
  };
  return (
    <>
      <Button variant="default" leftSection={<Glyph of={IconCopy} />} onClick={() => void copy()}>
        {t('correos.copiar')}
      </Button>
      {isByHand && (
        <TextInput
          label={t('correos.enlace')}
          description={t('correos.copiar-a-mano')}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
