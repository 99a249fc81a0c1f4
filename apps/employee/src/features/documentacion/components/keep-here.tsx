import { useState } from 'react';
import { Button, Text } from '@mantine/core';
import type { DocumentoVista } from '@jornada/contract/documentacion/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDeviceMobile } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { useDocumentWords } from '../use-document-words.ts';
import { useKeptDocuments } from '../use-kept-documents.ts';
import classes from '../documentacion.module.css';

type Props = { of: DocumentoVista; /** Undefined while they are read. */ bytes: ArrayBuffer | undefined };

const loadReader = () => loadChunk(() => import('../screens/kept-screen.tsx'));

/** Keeps a document on this device, to be read without a network, or takes it away from there. */
export function KeepHere({ of, bytes }: Props) {
  const { t } = useDocumentWords();
  const { canKeep, has, keep, drop } = useKeptDocuments();
  const [isKeeping, setKeeping] = useState(false);
  if (!canKeep) return null;
  const isKept = has(of.id);
  const begin = async (): Promise<void> => {
    if (!bytes) return;
    setKeeping(true);
    await keep(of, bytes, loadReader);
    setKeeping(false);
  };
  return (
    <section className={classes.asidePart} aria-labelledby="documento-aqui">
      <h2 id="documento-aqui">{t('mis-documentos.guardado.titulo')}</h2>
      <Text size="sm" c="dimmed">
        {isKept ? t('mis-documentos.guardado.esta') : t('mis-documentos.guardado.nota')}
      </Text>
      <Button
        variant="default"
        size="lg"
        leftSection={<Glyph of={IconDeviceMobile} size="sm" />}
        disabled={!isKept && bytes === undefined}
        loading={isKeeping}
        onClick={() => (isKept ? drop(of.id) : void begin())}
      >
        {isKept ? t('mis-documentos.guardado.quitar') : t('mis-documentos.guardado.guardar')}
      </Button>
    </section>
  );
}
