import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDeviceMobile } from '@jornada/ui/icons.ts';
import { useDocumentWords } from '../use-document-words.ts';
import { useKeptDocuments } from '../use-kept-documents.ts';

/** The way to what the person keeps on this device, if there is something. */
export function KeptLink() {
  const { t } = useDocumentWords();
  const { items } = useKeptDocuments();
  if (items.length === 0) return null;
  return (
    <Button
      variant="default"
      size="lg"
      fullWidth
      mb="md"
      leftSection={<Glyph of={IconDeviceMobile} size="sm" />}
      renderRoot={(props) => <Link {...props} to="/documentacion-guardados" />}
    >
      {t('mis-documentos.guardado.ver', { count: items.length })}
    </Button>
  );
}
