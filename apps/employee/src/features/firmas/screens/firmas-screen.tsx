import { useTranslation } from 'react-i18next';
import { Link, useSearch } from '@tanstack/react-router';
import { Stack } from '@mantine/core';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { ReadProblem } from '@jornada/web/list/read-problem.tsx';
import { WaitingRows } from '@jornada/web/list/waiting-rows.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { usePropias } from '../api.ts';
import { MonthToSign } from '../components/month-to-sign.tsx';
import { firstOf, LOOK, type MesDeFirma } from '../model.ts';
import classes from '../firmas.module.css';

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

/** The months that were asked for, and where each stands. */
function OwnMonths({ items, chosen }: { items: readonly MesDeFirma[]; chosen: MesDeFirma }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Stack component="section" gap="xs" aria-labelledby="firmas-meses">
      <h2 id="firmas-meses">{t('firmas.meses')}</h2>
      <Rows framed="inset">
        {items.map(({ ano, mes, estado }) => (
          <li key={`${ano}-${mes}`}>
            <Link
              className={classes.month}
              to="/firmas"
              search={{ ano, mes }}
              aria-current={ano === chosen.ano && mes === chosen.mes ? 'true' : undefined}
            >
              <span>{format.capitalize(format.month(mes, ano))}</span>
              <StatusPill {...LOOK[estado]}>{t(`firmas.estados.${estado}`)}</StatusPill>
            </Link>
          </li>
        ))}
      </Rows>
    </Stack>
  );
}
