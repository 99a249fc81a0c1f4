import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { modelo145 } from '@jornada/contract/modelo145/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDownload } from '@jornada/ui/icons.ts';
import { useSession, useWebServices } from '@jornada/web/services.tsx';
import { pages } from '@jornada/web/native/pages.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';

/** Saves the PDF of a signed form. */
export function PdfOfForm({ id }: { id: number }) {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  const { client } = useWebServices();
  const { instanceUrl } = useSession();
  const [problem, setProblem] = useState<unknown>(null);
  const save = async (): Promise<void> => {
    try {
      const { token } = await client.call(modelo145.enlaceDeEmpresa, { id });
      pages.open(`${instanceUrl ?? ''}${modelo145.pdf.path}?${new URLSearchParams({ token }).toString()}`);
    } catch (error) {
      setProblem(error);
    }
  };
  return (
    <>
      <Button mt="sm" variant="default" leftSection={<Glyph of={IconDownload} size="sm" />} onClick={() => void save()}>
        {t('modelo145.gestion.pdf')}
      </Button>
      {problem !== null && (
        <Text size="sm" c="bad" role="alert">
          {messageOf(problem)}
        </Text>
      )}
    </>
  );
}
