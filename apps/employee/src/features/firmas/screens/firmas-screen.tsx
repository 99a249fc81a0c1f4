import { useTranslation } from 'react-i18next';
import { Link, useSearch } from '@tanstack/react-router';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { ReadProblem } from '@jornada/web/list/read-problem.tsx';
import { WaitingRows } from '@jornada/web/list/waiting-rows.tsx';
import { Page } from '@jornada/web/page.tsx';
import { usePropias } from '../api.ts';
import { MonthToSign } from '../components/month-to-sign.tsx';
import { OwnMonths } from '../components/own-months.tsx';
import { firstOf } from '../model.ts';

/** The months of one's own record: what is to be confirmed, and what one has confirmed. */
export function FirmasScreen() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/shell/session/firmas' });
  const { data, error, refetch } = usePropias();
  const back = <LeadButton label={t('firmas.volver')} renderRoot={(props) => <Link {...props} to="/resumen" />} />;
  const asked = data?.items.find(({ ano, mes }) => ano === search.ano && mes === search.mes);
  const chosen = asked ?? (data && firstOf(data.items));
  return (
    <Page title={t('firmas.titulo')} lead={back}>
      {!data && (error ? <ReadProblem error={error} title={t('firmas.no-se-pudo')} onRetry={() => void refetch()} /> : <WaitingRows />)}
      {data && !chosen && <EmptyState title={t('firmas.nada-pedido')} text={t('firmas.nada-pedido-texto')} />}
      {data && chosen && (
        <MonthToSign key={`${chosen.ano}-${chosen.mes}`} ano={chosen.ano} mes={chosen.mes}>
          {data.items.length > 1 && <OwnMonths items={data.items} chosen={chosen} />}
        </MonthToSign>
      )}
    </Page>
  );
}
