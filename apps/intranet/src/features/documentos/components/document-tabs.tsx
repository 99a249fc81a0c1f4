import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { SegmentLinks } from '@jornada/ui/segments.tsx';
import { useProfile } from '@jornada/web/services.tsx';

/** The parts of documents, for whoever publishes them: what was published, files that are split, and the kinds. */
export function DocumentTabs() {
  const { t } = useTranslation();
  const { EsAdmin } = useProfile();
  if (!EsAdmin) return null;
  return (
    <SegmentLinks aria-label={t('documentos.partes.etiqueta')} mb="md">
      <Link to="/documentos" activeOptions={{ exact: true, includeSearch: false }}>
        {t('documentos.partes.documentos')}
      </Link>
      <Link to="/documentos/repartos" activeOptions={{ includeSearch: false }}>
        {t('documentos.partes.repartos')}
      </Link>
      <Link to="/documentos/tipos" activeOptions={{ includeSearch: false }}>
        {t('documentos.partes.tipos')}
      </Link>
    </SegmentLinks>
  );
}
