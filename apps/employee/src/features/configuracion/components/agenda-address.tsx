import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, TextInput } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCopy } from '@jornada/ui/icons.ts';
import { copyText } from '@jornada/web/native/files.ts';
import { useServices } from '../../../shared/services.tsx';

/** An address that is shown once. Where the browser copies nothing, it is selected to be copied by hand. */
export function AgendaAddress({ direccion }: { direccion: string }) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const [isByHand, setByHand] = useState(false);
  const copy = async () => {
    const isCopied = await copyText(direccion);
    setByHand(!isCopied);
    if (isCopied) notices.show(t('agenda.copiada'));
  };
  return (
    <Stack gap="xs" role="status">
      <TextInput
        label={t('agenda.nueva')}
        description={t(isByHand ? 'agenda.a-mano' : 'agenda.una-vez')}
        value={direccion}
        readOnly
        translate="no"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" leftSection={<Glyph of={IconCopy} />} onClick={() => void copy()}>
        {t('agenda.copiar')}
      </Button>
    </Stack>
  );
}
