import { useTranslation } from 'react-i18next';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Page } from '@jornada/web/page.tsx';

/** Where a kiosk lands: it has its address, and not yet its screen. It is said so, rather than nothing. */
export function QuioscoLaterPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('shell.mas-adelante.quiosco.pagina')}>
      <EmptyState title={t('shell.mas-adelante.quiosco.titulo')} text={t('shell.mas-adelante.quiosco.texto')} />
    </Page>
  );
}
