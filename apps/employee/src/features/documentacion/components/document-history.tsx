import type { ActoDeDocumento } from '@jornada/contract/documentacion/vistas.ts';
import type { ActoDocumento } from '@jornada/domain/documentacion/modelo.ts';
import {
  IconAlertCircle,
  IconArchive,
  IconBell,
  IconDownload,
  IconEye,
  IconRefresh,
  IconSignature,
  IconUpload,
} from '@jornada/ui/icons.ts';
import { Quote } from '@jornada/ui/quote.tsx';
import { Story } from '@jornada/ui/story.tsx';
import { useDocumentWords } from '../use-document-words.ts';

const SIGN = {
  publicado: { icon: IconUpload, tone: 'quiet' },
  abierto: { icon: IconEye, tone: 'quiet' },
  visto: { icon: IconEye, tone: 'accent' },
  firmado: { icon: IconSignature, tone: 'accent' },
  disconforme: { icon: IconAlertCircle, tone: 'warn' },
  descargado: { icon: IconDownload, tone: 'quiet' },
  recordado: { icon: IconBell, tone: 'quiet' },
  sustituido: { icon: IconRefresh, tone: 'quiet' },
  retirado: { icon: IconArchive, tone: 'warn' },
} as const satisfies Record<ActoDocumento, object>;

/** What happened to a document, oldest first: who gave it, when it was read, and what was said to it. */
export function DocumentHistory({ of, paginas }: { of: readonly ActoDeDocumento[]; paginas: number }) {
  const { t, momentOf } = useDocumentWords();
  return (
    <Story
      lines={of.map(({ accion, momento, autor, propio, texto, paginas: seen }) => ({
        key: `${accion} ${momento}`,
        when: momentOf(momento),
        ...SIGN[accion],
        what: (
          <>
            {propio ? t(`mis-documentos.actos-propios.${accion}`) : t(`mis-documentos.actos.${accion}`, { quien: autor })}{' '}
            {accion === 'abierto' && seen !== null && seen > 0 && <small>{t('mis-documentos.paginas', { count: seen })}</small>}
            {accion === 'visto' && <small>{t('mis-documentos.de-todas', { vistas: seen ?? paginas, paginas })}</small>}
            {texto !== null && (accion === 'disconforme' || accion === 'retirado') && <Quote>{texto}</Quote>}
          </>
        ),
      }))}
    />
  );
}
