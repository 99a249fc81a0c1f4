import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ActionIcon, Box, Button, UnstyledButton } from '@mantine/core';
import type { DocumentoListado } from '@jornada/contract/documentacion/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight, IconHourglassLow, IconSearch, IconSignature } from '@jornada/ui/icons.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { Part } from '@jornada/ui/part.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { useIsWide } from '@jornada/ui/use-is-desktop.ts';
import { SearchField } from '@jornada/web/list/filters.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { MoreInSight } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { Page } from '@jornada/web/page.tsx';
import { OpenNote } from '../../../shared/pin-visit/open-note.tsx';
import { useDocuments, useTipos } from '../api.ts';
import { DocumentRows } from '../components/document-rows.tsx';
import { Kinds } from '../components/kinds.tsx';
import { LatestPay } from '../components/latest-pay.tsx';
import { useDocumentWords } from '../use-document-words.ts';
import { useKeptDocuments } from '../use-kept-documents.ts';
import classes from '../documentacion.module.css';

/** The documents of the person: what waits for a signature, and all kinds. On a desktop the kinds stand at the left. */
export function TiposScreen(): ReactNode {
  const { t } = useDocumentWords();
  const isWide = useIsWide();
  const navigate = useNavigate();
  const { texto } = useSearch({ from: '/shell/session/documentacion-tipos' });
  const [wasSearching] = useState(texto !== undefined);
  const [isSearching, setSearching] = useState(wasSearching);
  const tipos = useTipos();
  const [first] = tipos.data?.porFirmar ?? [];
  const { isReading, check } = useKeptDocuments();
  const lookAtKept = useEffectEvent(() => void check());
  useEffect(() => (isReading ? undefined : lookAtKept()), [isReading]);
  const look = (text: string): void =>
    void navigate({ to: '/documentacion-tipos', search: { texto: text || undefined }, replace: true, resetScroll: false });
  return (
    <Page
      title={t('mis-documentos.titulo')}
      actions={
        <ActionIcon
          aria-label={t('mis-documentos.buscar')}
          aria-expanded={isSearching}
          onClick={() => {
            if (isSearching) look('');
            setSearching(!isSearching);
          }}
        >
          <Glyph of={IconSearch} size="lg" />
        </ActionIcon>
      }
      dock={first && !isSearching && !isWide ? <SignNext of={first} /> : undefined}
    >
      <OpenNote />
      {isSearching && (
        <Box mb="md">
          <SearchField label={t('mis-documentos.buscar')} value={texto} isOpened={!wasSearching} onChange={look} />
        </Box>
      )}
      {texto ? (
        <DocumentsFound texto={texto} />
      ) : (
        <Loaded query={tipos} problem={t('mis-documentos.no-se-pudo')}>
          {(data) =>
            data.items.length + data.porLlegar.length + data.enviados.total === 0 ? (
              <EmptyState title={t('mis-documentos.vacio')} text={t('mis-documentos.vacio-texto')} />
            ) : (
              <div className={classes.first}>
                <Kinds of={data} />
                <div className={classes.waiting}>
                  <ToSign items={data.porFirmar} hasButton={isWide} />
                  <LatestPay />
                </div>
              </div>
            )
          }
        </Loaded>
      )}
    </Page>
  );
}

function ToSign({ items, hasButton }: { items: readonly DocumentoListado[]; hasButton: boolean }) {
  const { t } = useDocumentWords();
  const [first] = items;
  if (!first) return null;
  return (
    <Part title={t('mis-documentos.espera')} count={items.length}>
      <ul className={classes.cards}>
        {items.map((one) => (
          <li key={one.id}>
            <ToSignCard of={one} />
          </li>
        ))}
      </ul>
      {hasButton && <SignNext of={first} />}
    </Part>
  );
}

/** Leads to the most urgent one. */
function SignNext({ of }: { of: DocumentoListado }) {
  const { t } = useDocumentWords();
  return (
    <Button
      size="xl"
      fullWidth
      leftSection={<Glyph of={IconSignature} />}
      renderRoot={(props) => <Link {...props} to="/documentacion-view/$id" params={{ id: String(of.id) }} />}
    >
      {t('mis-documentos.leer-y-firmar')}
    </Button>
  );
}

/** All documents with these words in their title, whatever their kind. */
function DocumentsFound({ texto }: { texto: string }) {
  const { t } = useDocumentWords();
  const list = useDocuments({ texto });
  return (
    <ReadList list={list} empty={{ title: t('mis-documentos.sin-resultado'), text: t('mis-documentos.sin-resultado-texto') }}>
      {(items) => (
        <>
          <DocumentRows of={items} saysKind />
          <MoreInSight list={list} />
        </>
      )}
    </ReadList>
  );
}

/** A document that waits for a signature: what it is, from whom, and until when. */
function ToSignCard({ of }: { of: DocumentoListado }) {
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
