import { Link } from '@tanstack/react-router';
import { UnstyledButton } from '@mantine/core';
import type { DocumentoListado } from '@jornada/contract/documentacion/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight, IconHourglassLow } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { useDocumentWords } from '../use-document-words.ts';
import classes from '../documentacion.module.css';

/** A document that waits for a signature: what it is, from whom, and until when. */
export function ToSignCard({ of }: { of: DocumentoListado }) {
  const { t, detailOf, deadlineOf } = useDocumentWords();
  const deadline = deadlineOf(of);
  return (
    <UnstyledButton
      className={classes.card}
      renderRoot={(props: Record<string, unknown>) => <Link {...props} to="/documentacion-view/$id" params={{ id: String(of.id) }} />}
    >
      <span className={classes.sheet} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
      <RowText name={of.titulo} detail={detailOf(of)}>
        <Note as="span" icon={IconHourglassLow} iconSize="md" tone={deadline?.isLate ? 'bad' : 'warn'} words="tone" fw={550}>
          {deadline?.text ?? t('mis-documentos.sin-plazo')}
        </Note>
      </RowText>
      <Glyph of={IconChevronRight} data-tone="quiet" />
    </UnstyledButton>
  );
}
