import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@mantine/core';
import { excesos, type SumaExcesoVista } from '@jornada/contract/excesos/calls.ts';
import { CATEGORIAS_EXCESO } from '@jornada/domain/excesos/modelo.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { Filters } from '@jornada/web/list/filters.tsx';
import { ListAside } from '@jornada/web/list/list-aside.tsx';
import { More } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { Row } from '@jornada/web/list/row.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { LeftOut } from '../../../shared/left-out.tsx';
import { CentreSelect, MonthSelect, useMonth } from '../../../shared/month-filters.tsx';
import { excesosSearch } from '../search.ts';
import { OneDay } from './one-day.tsx';
import classes from '../excesos.module.css';

const isCategory = (text: string): text is (typeof CATEGORIAS_EXCESO)[number] => CATEGORIAS_EXCESO.some((one) => one === text);

/** The days of a month with more minutes than planned, the newest first, and their sums. */
export function Days() {
  const { t } = useTranslation();
  const format = useFormat();
  const { search, open, set, show } = usePlace(excesosSearch);
  const { mes, days, name } = useMonth(search.mes);
  const { categoria, centro, departamento, persona, mano, todos } = search;
  const list = useList(excesos.listado, { ...days, categoria, centro, departamento, persona, mano, todos });
  const chosen = list.items.find((one) => one.persona.id === open && one.fecha === search.dia);
  /** The minutes of each category; of a single one the row says them at its end. */
  const categories = ({ partes }: (typeof list.items)[number]): string =>
    partes
      .map(({ categoria: one, minutos }) =>
        [t(`excesos.categorias.${one}`), partes.length > 1 && format.durationWithUnit(minutos)].filter(Boolean).join(' '),
      )
      .join(' · ');
  return (
    <ListAside
      isWide
      aside={chosen && <OneDay key={`${chosen.persona.id} ${chosen.fecha}`} of={chosen} onClose={() => show(null, { dia: undefined })} />}
    >
      <Filters>
        <MonthSelect label={t('excesos.filtros.mes')} value={mes} onChange={(value) => set({ mes: value })} />
        <NativeSelect
          aria-label={t('excesos.filtros.categoria')}
          value={categoria ?? ''}
          data={[
            { value: '', label: t('excesos.filtros.todas') },
            ...CATEGORIAS_EXCESO.map((value) => ({ value, label: t(`excesos.categorias.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) => set({ categoria: isCategory(value) ? value : undefined })}
        />
        <CentreSelect value={centro} onChange={(value) => set({ centro: value })} />
      </Filters>
      {list.data && list.items.length > 0 && <Sums of={list.data.suma} />}
      <LeftOut of={list.data} que="dias" isAll={todos === 'si'} onAll={(value) => set({ todos: value ? 'si' : undefined })} />
      <ReadList list={list} empty={{ title: t('excesos.vacio.titulo', { mes: name }), text: t('excesos.vacio.texto') }}>
        {(items) => (
          <>
            <Rows aria-label={t('excesos.titulo')}>
              {items.map((one) => (
                <Row
                  key={`${one.persona.id} ${one.fecha}`}
                  name={one.persona.nombre}
                  note={format.date(one.fecha, 'weekdayDay')}
                  facts={categories(one)}
                  end={format.durationWithUnit(one.exceso)}
                  isOpen={one === chosen}
                  onOpen={() => show(one.persona.id, { dia: one.fecha })}
                />
              ))}
            </Rows>
            <More list={list} />
          </>
        )}
      </ReadList>
    </ListAside>
  );
}

/** The minutes of each category, side by side. */
function Sums({ of }: { of: SumaExcesoVista }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <dl className={classes.sums}>
      {CATEGORIAS_EXCESO.map((categoria) => (
        <div key={categoria} data-empty={of[categoria] === 0}>
          <dt>{t(`excesos.categorias.${categoria}`)}</dt>
          <dd>{format.durationWithUnit(of[categoria])}</dd>
        </div>
      ))}
    </dl>
  );
}
