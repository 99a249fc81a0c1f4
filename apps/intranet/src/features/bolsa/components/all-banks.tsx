import { useTranslation } from 'react-i18next';
import { bolsa, type SaldoDeBolsa } from '@jornada/contract/bolsa.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { Filters, SearchField } from '@jornada/web/list/filters.tsx';
import { MoreInSight } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { Row } from '@jornada/web/list/row.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { useFormat } from '@jornada/web/use-format.ts';

const ROWS = 25;

type Props = { texto: string | undefined; onSearch: (texto: string) => void; onPerson: (id: number) => void };

/** What each person has in the bank, and what of it expires next. */
export function AllBanks({ texto, onSearch, onPerson }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const list = useList(bolsa.listado, { texto }, { size: ROWS });
  const factsOf = ({ comprometidosMinutos, excesoMinutos, proximaCaducidad }: SaldoDeBolsa): string =>
    [
      proximaCaducidad &&
        t('bolsas.lista.caducan', {
          horas: format.durationWithUnit(proximaCaducidad.minutos),
          fecha: format.date(proximaCaducidad.fecha, 'numeric'),
        }),
      comprometidosMinutos > 0 && t('bolsas.lista.comprometido', { horas: format.durationWithUnit(comprometidosMinutos) }),
      excesoMinutos > 0 && t('bolsas.lista.sobre-tope', { horas: format.durationWithUnit(excesoMinutos) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <Filters>
        <SearchField label={t('personas.buscar')} value={texto} onChange={onSearch} />
      </Filters>
      <ReadList list={list} empty={{ title: t('bolsas.lista.vacia'), text: t('bolsas.lista.vacia-texto') }}>
        {(items) => (
          <>
            <Rows aria-label={t('bolsas.partes.todas')}>
              {items.map((one) => (
                <Row
                  key={one.persona.id}
                  name={one.persona.nombre}
                  facts={factsOf(one)}
                  end={format.balance(one.saldoMinutos)}
                  isOpen={false}
                  onOpen={() => onPerson(one.persona.id)}
                />
              ))}
            </Rows>
            <MoreInSight list={list} />
          </>
        )}
      </ReadList>
    </>
  );
}
