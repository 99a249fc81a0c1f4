import type { ReactNode } from 'react';
import { Link, Navigate, useSearch } from '@tanstack/react-router';
import { ApiError } from '@jornada/client';
import type { KeptDocument } from '@jornada/client/idb-documents.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight, IconFileText } from '@jornada/ui/icons.ts';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { LinkRow } from '@jornada/ui/link-row.tsx';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { saveFile } from '@jornada/web/native/files.ts';
import { Page } from '@jornada/web/page.tsx';
import { PaperViewer } from '@jornada/web/pdf/paper-viewer.tsx';
import { useOnline } from '@jornada/web/use-online.ts';
import { useHasPin } from '../api.ts';
import { useDocumentWords } from '../use-document-words.ts';
import { useKeptDocuments } from '../use-kept-documents.ts';
import classes from '../documentacion.module.css';

/** What the person keeps on this device. While the server can be reached, documents are read behind the PIN, these too. */
export function KeptScreen(): ReactNode {
  const { t } = useDocumentWords();
  const isOnline = useOnline();
  const { id } = useSearch({ from: '/shell/session/documentacion-guardados' });
  const { items, isReading, canKeep } = useKeptDocuments();
  const has = useHasPin(canKeep);
  const isCutOff = !isOnline || (has.error instanceof ApiError && has.error.isNetwork);
  if (!canKeep)
    return (
      <Page title={t('mis-documentos.guardado.lista')}>
        <EmptyState title={t('mis-documentos.pin.ajena')} text={t('mis-documentos.pin.ajena-texto')} />
      </Page>
    );
  if (!isCutOff && !has.isFetching) return <Navigate to="/documentacion-tipos" replace />;
  if (isReading || !isCutOff) return <Page title={t('mis-documentos.guardado.lista')}>{null}</Page>;
  const one = items.find((kept) => kept.id === id);
  return one ? <Kept of={one} /> : <All of={items} />;
}

function All({ of }: { of: readonly KeptDocument[] }) {
  const { t, dayOf } = useDocumentWords();
  return (
    <Page
      title={t('mis-documentos.guardado.lista')}
      lead={<LeadButton label={t('mis-documentos.volver')} renderRoot={(props) => <Link {...props} to="/documentacion-pin" />} />}
    >
      {of.length === 0 ? (
        <EmptyState title={t('mis-documentos.guardado.vacio')} text={t('mis-documentos.guardado.nota')} />
      ) : (
        <Rows framed>
          {of.map(({ id, titulo, tipo, publicado }) => (
            <LinkRow key={id} renderRoot={(props) => <Link {...props} to="/documentacion-guardados" search={{ id }} />}>
              <Glyph of={IconFileText} size="lg" data-tone="quiet" />
              <RowText name={titulo} detail={`${tipo}, ${dayOf(publicado)}`} />
              <Glyph of={IconChevronRight} data-tone="quiet" />
            </LinkRow>
          ))}
        </Rows>
      )}
    </Page>
  );
}

function Kept({ of: { titulo, fichero, bytes } }: { of: KeptDocument }) {
  const { t } = useDocumentWords();
  const { nombre, tipo } = fichero;
  return (
    <div className={classes.document}>
      <Page
        title={titulo}
        lead={<LeadButton label={t('mis-documentos.volver')} renderRoot={(props) => <Link {...props} to="/documentacion-guardados" />} />}
      >
        <div className={classes.reading}>
          <div className={classes.paper}>
            <PaperViewer
              nombre={nombre}
              tipo={tipo}
              bytes={bytes}
              onDownload={() => saveFile({ name: nombre, type: tipo, bytes: new Uint8Array(bytes) })}
            />
          </div>
        </div>
      </Page>
    </div>
  );
}
