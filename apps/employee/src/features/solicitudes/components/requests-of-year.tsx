import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import type { SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';
import type { SaldoVista } from '@jornada/contract/vacaciones/vistas.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Way } from '@jornada/ui/way.tsx';
import { useRequestWords } from '@jornada/features/solicitudes/use-request-words.ts';
import { RequestGroup } from '../../../shared/solicitudes/request-group.tsx';
import { RequestRow } from '../../../shared/solicitudes/request-row.tsx';
import { isOpen, monthOfRequest, namedMonth, passes, type Filter } from '../model/filters.ts';

type Props = {
  ano: number;
  anios: readonly number[];
  items: readonly SolicitudVista[];
  filter: Filter | undefined;
  saldo: SaldoVista | undefined;
  /** What is open beside the list; undefined: each opens on its own page. */
  beside: number | undefined;
};

/** The requests of a year and what is open of others: first those that wait for an answer, then the rest by month, the latest first. */
export function RequestsOfYear({ ano, anios, items, filter, saldo, beside }: Props) {
  const { t } = useTranslation();
  const { format } = useRequestWords();
  if (items.length === 0) return <NothingYet ano={ano} anios={anios} saldo={saldo} />;
  const shown = items.filter((one) => passes(one, filter));
  if (shown.length === 0) return <EmptyState title={t('solicitudes.vacia.filtro')} text={t('solicitudes.vacia.filtro-texto')} />;
  const waiting = shown.filter(isOpen);
  const months = Map.groupBy(
    shown.filter((one) => !isOpen(one)),
    (one) => monthOfRequest(one, ano),
  );
  return (
    <>
      {waiting.length > 0 && (
        <RequestGroup title={t('solicitudes.esperan')} count={waiting.length}>
          {waiting.map((one) => (
            <RequestRow key={one.id} of={one} opensBeside={beside !== undefined} isOpen={one.id === beside} />
          ))}
        </RequestGroup>
      )}
      {[...months.keys()]
        .toSorted((one, other) => other.localeCompare(one))
        .map((month) => (
          <RequestGroup key={month} title={format.capitalize(format.month(...namedMonth(month, ano)))}>
            {months.get(month)?.map((one) => (
              <RequestRow key={one.id} of={one} opensBeside={beside !== undefined} isOpen={one.id === beside} />
            ))}
          </RequestGroup>
        ))}
    </>
  );
}

function NothingYet({ ano, anios, saldo }: Pick<Props, 'ano' | 'anios' | 'saldo'>) {
  const { t } = useTranslation();
  const { days } = useRequestWords();
  const before = anios.find((one) => one < ano);
  return (
    <EmptyState
      title={t('solicitudes.vacia.titulo', { ano })}
      text={saldo ? t('solicitudes.vacia.con-saldo', { quedan: days(saldo.libres) }) : t('solicitudes.vacia.texto')}
      action={
        before !== undefined && (
          <Way renderRoot={(props) => <Link {...props} to="/solicitudes" search={{ ano: before }} />}>
            {t('solicitudes.vacia.ver-ano', { ano: before })}
          </Way>
        )
      }
    />
  );
}
