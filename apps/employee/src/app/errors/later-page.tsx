import { useTranslation } from 'react-i18next';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Page } from '@jornada/web/page.tsx';

/** The page for kiosks, which have an address but no screen yet. */
export function QuioscoLaterPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('shell.mas-adelante.quiosco.pagina')}>
      <EmptyState title={t('shell.mas-adelante.quiosco.titulo')} text={t('shell.mas-adelante.quiosco.texto')} />
    </Page>
  );
}
