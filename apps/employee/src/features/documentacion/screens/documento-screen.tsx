import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Link, useParams } from '@tanstack/react-router';
import { Button, Stack } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import type { DocumentoVista } from '@jornada/contract/documentacion/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight, IconEye, IconHistory, IconLockOpen, IconRefresh, IconSignature } from '@jornada/ui/icons.ts';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useIsDesktop, useIsWide } from '@jornada/ui/use-is-desktop.ts';
import { useRefresh } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { SmallReadProblem } from '@jornada/web/list/read-problem.tsx';
import { Page } from '@jornada/web/page.tsx';
import { PaperViewer, type ViewerHandle } from '@jornada/web/pdf/paper-viewer.tsx';
import { NotFound } from '../../../shared/errors/not-found.tsx';
import { useDocumento } from '../api.ts';
import { DocumentAside } from '../components/document-aside.tsx';
import { KeepHere } from '../components/keep-here.tsx';
import { useDocumentWords } from '../use-document-words.ts';
import { useDownload, useFileBytes } from '../use-file-bytes.ts';
import { useKeptDocuments } from '../use-kept-documents.ts';
import { useSeen } from '../use-seen.ts';
import classes from '../documentacion.module.css';

/** A document: its pages, and beside them what is to be signed and what happened to it; on a phone in a sheet from the foot. */
export function DocumentoScreen(): ReactNode {
  const { id } = useParams({ from: '/shell/session/documentacion-view/$id' });
  const { t } = useDocumentWords();
  const query = useDocumento(Number(id));
  const refresh = useRefresh(documentacion.tipos, documentacion.listado);
  // What was new is not any more when the person goes back to the list.
  const isRead = query.data !== undefined;
  const leave = useEffectEvent(() => refresh());
  useEffect(() => (isRead ? () => leave() : undefined), [isRead]);
  const { drop } = useKeptDocuments();
  const isGone = query.error instanceof ApiError && query.error.code === 'documentacion.no-existe';
  const forget = useEffectEvent(() => drop(Number(id)));
  useEffect(() => (isGone ? forget() : undefined), [isGone]);
  if (isGone) return <NotFound data={{ key: 'pagina' }} />;
  if (query.data) return <Opened key={query.data.id} of={query.data} />;
  return (
    <Page title={t('mis-documentos.titulo')} lead={<Back to={null} />}>
      <Loaded query={query} problem={t('mis-documentos.no-se-pudo')}>
        {() => null}
      </Loaded>
    </Page>
  );
}

function Opened({ of }: { of: DocumentoVista }) {
  const { t } = useDocumentWords();
  const isDesktop = useIsDesktop();
  const isWide = useIsWide();
  const viewer = useRef<ViewerHandle>(null);
  const bytes = useFileBytes(of.fichero);
  const download = useDownload();
  const { seen, note, tell } = useSeen(of);
  const [isOpen, setOpen] = useState(false);
  const { firma, paginas, titulo, tipo } = of;
  const unseen = Array.from({ length: paginas }, (_, index) => index + 1).filter((page) => !seen.has(page));
  const isAsked = firma !== null && firma.hecha === null;
  const toUnseen = (): void => {
    setOpen(false);
    if (unseen[0] !== undefined) viewer.current?.goTo(unseen[0]);
  };
  const aside = (
    <Stack gap="lg">
      <DocumentAside of={of} missing={unseen.length} onMissing={toUnseen} onSign={() => tell()} />
      <KeepHere of={of} bytes={bytes.data} />
    </Stack>
  );
  const foot = !isAsked ? (
    <Button size="xl" fullWidth variant="default" leftSection={<Glyph of={IconHistory} />} onClick={() => setOpen(true)}>
      {firma ? t('mis-documentos.firma.ver') : t('mis-documentos.historia')}
    </Button>
  ) : unseen.length > 0 ? (
    <Button size="xl" fullWidth variant="default" leftSection={<Glyph of={IconEye} />} onClick={toUnseen}>
      {t('mis-documentos.firma.faltan', { count: unseen.length })}
    </Button>
  ) : (
    <Button size="xl" fullWidth leftSection={<Glyph of={IconSignature} />} onClick={() => setOpen(true)}>
      {firma?.clase === 'recibo' ? t('mis-documentos.firma.recibo') : t('mis-documentos.firma.responder')}
    </Button>
  );
  return (
    <div className={classes.document}>
      <Page
        title={titulo}
        lead={isDesktop ? <Crumbs of={tipo} /> : <Back to={tipo.id} />}
        actions={
          isDesktop && (
            <Note icon={IconLockOpen} iconSize="md" role="status">
              {t('mis-documentos.abierta-corta')}
            </Note>
          )
        }
        dock={isWide ? undefined : foot}
      >
        <div className={classes.reading}>
          <div className={classes.paper}>
            {of.sustituidoPor && (
              <Note className={classes.replaced} icon={IconRefresh} tone="warn" words="ink">
                {t('mis-documentos.sustituido')}{' '}
                <Link to="/documentacion-view/$id" params={{ id: String(of.sustituidoPor.id) }}>
                  {of.sustituidoPor.titulo}
                </Link>
              </Note>
            )}
            {bytes.error ? (
              <SmallReadProblem error={bytes.error} onRetry={() => void bytes.refetch()} />
            ) : (
              <PaperViewer
                ref={viewer}
                nombre={of.fichero.nombre}
                tipo={of.fichero.tipo}
                bytes={bytes.data}
                seen={seen}
                onSeen={(page) => page <= paginas && note(page)}
                onDownload={() => download(of.fichero.id)}
              />
            )}
          </div>
          {isWide && <aside className={classes.aside}>{aside}</aside>}
        </div>
      </Page>
      {isOpen && !isWide && (
        <Sheet title={titulo} closeLabel={t('mis-documentos.cerrar')} onClose={() => setOpen(false)}>
          {aside}
        </Sheet>
      )}
    </div>
  );
}

function Back({ to }: { to: number | null }) {
  const { t } = useDocumentWords();
  return (
    <LeadButton
      label={t('mis-documentos.volver')}
      renderRoot={(props) =>
        to === null ? (
          <Link {...props} to="/documentacion-tipos" />
        ) : (
          <Link {...props} to="/documentacion/$id" params={{ id: String(to) }} />
        )
      }
    />
  );
}

/** The way to the document, before its title. */
function Crumbs({ of: { id, nombre } }: { of: DocumentoVista['tipo'] }) {
  const { t } = useDocumentWords();
  return (
    <nav className={classes.crumbs} aria-label={t('mis-documentos.camino')}>
      <Link to="/documentacion-tipos">{t('mis-documentos.titulo')}</Link>
      <Glyph of={IconChevronRight} size="sm" />
      <Link to="/documentacion/$id" params={{ id: String(id) }}>
        {nombre}
      </Link>
      <Glyph of={IconChevronRight} size="sm" />
    </nav>
  );
}
