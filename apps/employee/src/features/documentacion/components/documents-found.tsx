import { MoreInSight } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { useDocuments } from '../api.ts';
import { useDocumentWords } from '../use-document-words.ts';
import { DocumentRows } from './document-rows.tsx';

/** All documents with these words in their title, whatever their kind. */
export function DocumentsFound({ texto }: { texto: string }) {
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
