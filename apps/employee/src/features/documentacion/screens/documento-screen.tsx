import { Link, useParams } from '@tanstack/react-router';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { FileList } from '@jornada/web/files/file-list.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useDocumento } from '../api.ts';
import { useDocumentWords } from '../use-document-words.ts';

/** A document of the person. */
export function DocumentoScreen() {
  const { id } = useParams({ from: '/shell/session/documentacion-view/$id' });
  const { t } = useDocumentWords();
  const query = useDocumento(Number(id));
  return (
    <Page
      title={query.data?.titulo ?? t('mis-documentos.titulo')}
      lead={<LeadButton label={t('mis-documentos.volver')} renderRoot={(props) => <Link {...props} to="/documentacion-tipos" />} />}
    >
      <Loaded query={query}>{({ fichero }) => <FileList of={[fichero]} />}</Loaded>
    </Page>
  );
}
