import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@mantine/core';
import { bolsa, type SaldoDeBolsa } from '@jornada/contract/bolsa.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { Filters, SearchField } from '@jornada/web/list/filters.tsx';
import { MoreInSight } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { Row } from '@jornada/web/list/row.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { useFormat } from '@jornada/web/use-format.ts';

const ROWS = 25;

const ORDERS = ['nombre', 'mas', 'menos'] as const;
type Orden = Exclude<(typeof ORDERS)[number], 'nombre'>;
const SORTS = { mas: { sort: 'saldo', dir: 'desc' }, menos: { sort: 'saldo', dir: 'asc' } } as const;

type Props = {
  texto: string | undefined;
  /** By balance, the highest or the lowest first; undefined: by name. */
  orden: Orden | undefined;
  onSearch: (texto: string) => void;
  onOrder: (orden: Orden | undefined) => void;
  onPerson: (id: number) => void;
};

/** What each person has in the bank, and what of it expires next. */
export function AllBanks({ texto, orden, onSearch, onOrder, onPerson }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const list = useList(bolsa.listado, { texto, sort: orden && SORTS[orden].sort, dir: orden && SORTS[orden].dir }, { size: ROWS });
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
        <NativeSelect
          aria-label={t('bolsas.lista.orden')}
          value={orden ?? 'nombre'}
          data={ORDERS.map((value) => ({ value, label: t(`bolsas.lista.ordenes.${value}`) }))}
          onChange={({ currentTarget: { value } }) => onOrder(value === 'mas' || value === 'menos' ? value : undefined)}
        />
      </Filters>
      <ReadList list={list} empty={{ title: t('bolsas.lista.vacia'), text: t('bolsas.lista.vacia-texto') }}>
        {(items) => (
          <>
            <Rows aria-label={t('bolsas.partes.todas')}>
              {items.map((one) => (
                <Row
                  key={one.id}
                  name={one.persona.nombre}
                  facts={factsOf(one)}
                  end={format.balance(one.saldoMinutos)}
                  isOpen={false}
                  onOpen={() => onPerson(one.id)}
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
