import type { ActoDeDocumento } from '@jornada/contract/documentacion/vistas.ts';
import { Story } from '@jornada/ui/story.tsx';
import { ACTO_LOOK } from '../model/looks.ts';
import { useDocumentWords } from '../model/use-document-words.ts';

/** What has happened to a document: who published, opened, signed it, and how. */
export function DocumentStory({ historia }: { historia: readonly ActoDeDocumento[] }) {
  const { t, format, when } = useDocumentWords();
  return (
    <Story
      lines={historia.map(({ accion, momento, autor, metodo, aparato, texto, paginas }, at) => ({
        key: `${at} ${accion} ${momento}`,
        when: when(momento),
        ...ACTO_LOOK[accion],
        what: (
          <>
            {t(`documentos.actos.${accion}`, { quien: autor })}
            {paginas !== null && <small> {t('documentos.paginas', { count: paginas })}</small>}
            {metodo && <small> {format.list([t(`documentos.metodos.${metodo}`), aparato].filter((part) => part !== null))}</small>}
            {texto !== null && <small> {t('correcciones.cita', { texto })}</small>}
          </>
        ),
      }))}
    />
  );
}
