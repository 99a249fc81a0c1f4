import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@mantine/core';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCash } from '@jornada/ui/icons.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { Filters, SearchField } from '@jornada/web/list/filters.tsx';
import { ChoiceBar, ChoiceButton } from '@jornada/web/list/choice-bar.tsx';
import { ListAside } from '@jornada/web/list/list-aside.tsx';
import { useFocusBack } from '@jornada/web/list/use-focus-back.ts';
import { useList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { Page } from '@jornada/web/page.tsx';
import { ExpenseSums } from '@jornada/features/solicitudes/gastos/expense-sums.tsx';
import { useExpenseWords } from '@jornada/features/solicitudes/gastos/use-expense-words.ts';
import { ExpenseList } from '../components/expense-list.tsx';
import { ExportButtons } from '../components/export-buttons.tsx';
import { OneExpense } from '../components/one-expense.tsx';
import { PaySeveral } from '../components/pay-several.tsx';
import { usePayable } from '../model/use-payable.ts';
import { CUALES, gastosSearch } from '../search.ts';
import classes from '../gastos.module.css';

const STATES = { 'por-pagar': 'aprobada', esperan: 'pendiente', pagados: 'pagada', todos: undefined } as const;
const SUMS = { 'por-pagar': 'aprobado', esperan: 'pedido', pagados: 'pagado', todos: undefined } as const;
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The expenses of a month or a year: looked at, paid one by one or several at once, and given to the accounting. */
export function GastosScreen() {
  const { t } = useTranslation();
  const { format, today, euros } = useExpenseWords();
  const place = usePlace(gastosSearch);
  const { open, show, set, search } = place;
  const thisYear = Number(today.slice(0, 4));
  const { cuales = 'por-pagar', ano = thisYear, mes, texto } = search;
  const filters = { anio: ano, mes, estado: STATES[cuales] };
  const list = useList(gastos.deEmpresa, { ...filters, texto: texto?.slice(0, 100) }, { refetchOnWindowFocus: true });
  const chosen = usePayable();
  const isPaying = open === 'asignar';
  const opener = useFocusBack<HTMLButtonElement>(isPaying);
  const close = (): void => show(null);
  const aside = isPaying ? (
    <PaySeveral chosen={chosen} onClose={close} />
  ) : (
    typeof open === 'number' && <OneExpense key={open} id={open} onPaid={chosen.drop} onClose={close} />
  );
  return (
    <Page title={t('menu.entradas.gastos')}>
      <ListAside isWide aside={aside}>
        <SegmentChoice
          mb="md"
          aria-label={t('gastos.pagos.cuales.titulo')}
          value={cuales}
          options={CUALES.map((value) => ({ value, label: t(`gastos.pagos.cuales.${value}`) }))}
          onChoose={(value) => set({ cuales: value === 'por-pagar' ? undefined : value })}
        />
        <Filters>
          <SearchField label={t('gastos.pagos.buscar')} value={texto} onChange={(text) => set({ texto: text })} />
          <NativeSelect
            aria-label={t('gastos.pagos.mes')}
            value={String(mes ?? '')}
            data={[
              { value: '', label: t('gastos.totales.todo') },
              ...MONTHS.map((month) => ({ value: String(month), label: format.capitalize(format.month(month)) })),
            ]}
            onChange={({ currentTarget: { value } }) => set({ mes: value === '' ? undefined : Number(value) })}
          />
          <NativeSelect
            aria-label={t('solicitudes.ano.etiqueta')}
            value={String(ano)}
            data={[thisYear, thisYear - 1, thisYear - 2, thisYear - 3].map(String)}
            onChange={({ currentTarget }) => set({ ano: Number(currentTarget.value) })}
          />
        </Filters>
        <div className={classes.sums}>
          {list.data?.sumas && <ExpenseSums of={list.data.sumas} only={SUMS[cuales]} />}
          <ExportButtons filters={filters} />
        </div>
        <ExpenseList
          list={list}
          open={open}
          onOpen={show}
          chosen={chosen}
          isFiltered={texto !== undefined || mes !== undefined}
          cuales={cuales}
        />
        {chosen.items.length > 0 && !isPaying && (
          <ChoiceBar
            label={t('gastos.pagos.barra')}
            text={
              <>
                <b>{t('gastos.pagos.elegidos', { count: chosen.items.length })}</b>
                <small>{euros(chosen.centimos)}</small>
              </>
            }
            buttons={
              <>
                <ChoiceButton onClick={chosen.clear}>{t('gastos.pagos.quitar')}</ChoiceButton>
                <ChoiceButton ref={opener} isMain onClick={() => show('asignar')}>
                  <Glyph of={IconCash} /> {t('gastos.pagos.pagar', { count: chosen.items.length })}
                </ChoiceButton>
              </>
            }
          />
        )}
      </ListAside>
    </Page>
  );
}
