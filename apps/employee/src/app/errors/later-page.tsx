import { useTranslation } from 'react-i18next';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Page } from '@jornada/web/page.tsx';

// Parts of the product that have their address, and not yet their screen: it is said so, rather than nothing.

/** Where a kiosk lands. */
export function QuioscoLaterPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('shell.mas-adelante.quiosco.pagina')}>
      <EmptyState title={t('shell.mas-adelante.quiosco.titulo')} text={t('shell.mas-adelante.quiosco.texto')} />
    </Page>
  );
}

/** Where the menu's way to the admin intranet leads. */
export function IntranetLaterPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('shell.mas-adelante.intranet.pagina')}>
      <EmptyState title={t('shell.mas-adelante.intranet.titulo')} text={t('shell.mas-adelante.intranet.texto')} />
    </Page>
  );
}
