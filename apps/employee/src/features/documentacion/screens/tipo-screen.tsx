import type { ReactNode } from 'react';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Chips } from '@jornada/ui/chips.tsx';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { useIsWide } from '@jornada/ui/use-is-desktop.ts';
import { SearchField } from '@jornada/web/list/filters.tsx';
import { MoreInSight } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { Page } from '@jornada/web/page.tsx';
import { OpenNote } from '../../../shared/pin-visit/open-note.tsx';
import { useDocuments, useTipos } from '../api.ts';
import { DocumentRows, DocumentsByYear } from '../components/document-rows.tsx';
import { Kinds } from '../components/kinds.tsx';
import { SentFiles } from '../components/sent-files.tsx';
import { useDocumentWords } from '../use-document-words.ts';
import classes from '../documentacion.module.css';

/** The documents of one kind, by year; or what the person has sent. On a desktop beside the kinds. */
export function TipoScreen(): ReactNode {
  const { t } = useDocumentWords();
  const isWide = useIsWide();
  const { id } = useParams({ from: '/shell/session/documentacion/$id' });
  const tipos = useTipos();
  const isSent = id === 'enviados';
  const kind = tipos.data?.items.find((one) => one.id === Number(id));
  const title = isSent ? t('mis-documentos.enviados.titulo') : (kind?.nombre ?? t('mis-documentos.titulo'));
  return (
    <Page
      title={title}
      lead={<LeadButton label={t('mis-documentos.volver')} renderRoot={(props) => <Link {...props} to="/documentacion-tipos" />} />}
    >
      <OpenNote />
      <div className={classes.first} data-one>
        {isWide && tipos.data && <Kinds of={tipos.data} open={id} />}
        <div className={classes.documents}>{isSent ? <SentFiles /> : <OfKind key={id} id={Number(id)} />}</div>
      </div>
    </Page>
  );
}

/** From so many documents on they can be searched. */
const MANY = 8;

function OfKind({ id }: { id: number }) {
  const { t } = useDocumentWords();
  const navigate = useNavigate();
  const { ano, texto } = useSearch({ from: '/shell/session/documentacion/$id' });
  const list = useDocuments({ tipo: id, ano, texto });
  const anos = list.data?.anos ?? [];
  const go = (search: { ano?: number | undefined; texto?: string | undefined }): void =>
    void navigate({ to: '/documentacion/$id', params: { id: String(id) }, search, replace: true, resetScroll: false });
  return (
    <>
      {(texto !== undefined || (list.total ?? 0) >= MANY) && (
        <SearchField label={t('mis-documentos.buscar')} value={texto} onChange={(text) => go({ ano, texto: text || undefined })} />
      )}
      {anos.length > 1 && (
        <Chips aria-label={t('mis-documentos.anos')}>
          {[undefined, ...anos].map((one) => (
            <Link
              key={one ?? 'todos'}
              to="/documentacion/$id"
              params={{ id: String(id) }}
              search={{ ano: one, texto }}
              replace
              resetScroll={false}
              aria-current={one === ano ? 'true' : undefined}
            >
              {one ?? t('mis-documentos.todos')}
            </Link>
          ))}
        </Chips>
      )}
      <ReadList
        list={list}
        problem={t('mis-documentos.no-se-pudo')}
        empty={{
          title: texto === undefined ? t('mis-documentos.vacio') : t('mis-documentos.sin-resultado'),
          text: texto === undefined ? undefined : t('mis-documentos.sin-resultado-texto'),
        }}
      >
        {(items) => (
          <>
            {ano === undefined ? <DocumentsByYear of={items} /> : <DocumentRows of={items} />}
            <MoreInSight list={list} />
          </>
        )}
      </ReadList>
    </>
  );
}
