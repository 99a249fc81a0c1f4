import { useTranslation } from 'react-i18next';
import { getRouteApi, useSearch } from '@tanstack/react-router';
import { useFormat } from '@jornada/web/use-format.ts';
import { RequestsPage } from '../../../shared/solicitudes/requests-page.tsx';
import { useFilters } from '../../../shared/solicitudes/use-filters.ts';
import { AccountDrafts } from '../components/account-drafts.tsx';
import { DeviceDrafts } from '../components/device-drafts.tsx';
import { GASTOS } from '../components/gastos-parts.tsx';
import { PhotoButton } from '../components/photo-button.tsx';
import { Totals } from '../components/totals.tsx';
import { DraftsProvider } from '../drafts/drafts-provider.tsx';

const route = getRouteApi('/shell/session/gastos');

/** The expenses of a year or a month: what is still to be got back, what waits on this device, and the list. */
export function GastosScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const { mes } = route.useSearch();
  const { borrador }: { borrador?: string } = useSearch({ strict: false });
  const { ano, estado } = useFilters();
  const when = mes === undefined ? String(ano) : t('gastos.vacia.mes', { mes: format.month(mes), ano });
  return (
    <DraftsProvider open={borrador}>
      <RequestsPage
        of={GASTOS}
        title={t('gastos.lista')}
        ask={t('gastos.nuevo')}
        home="/gastos-list"
        empty={{ title: t('gastos.vacia.titulo', { cuando: when }), text: t('gastos.vacia.texto') }}
        also={{ filtro_Mes: mes }}
        draftsApart
        besideAsk={<PhotoButton />}
        before={
          <>
            <Totals ano={ano} mes={mes} />
            <DeviceDrafts />
            {estado === undefined && <AccountDrafts />}
          </>
        }
      />
    </DraftsProvider>
  );
}
