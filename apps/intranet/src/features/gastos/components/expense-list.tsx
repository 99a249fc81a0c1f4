import { useTranslation } from 'react-i18next';
import { SOLICITUDES_CONTADAS } from '@jornada/contract/listas.ts';
import type { GastoDeEmpresa } from '@jornada/contract/gastos/vistas.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { More } from '@jornada/web/list/more.tsx';
import type { Opened } from '@jornada/web/list/place-search.ts';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import type { List } from '@jornada/web/list/use-list.ts';
import type { Payable } from '../model/use-payable.ts';
import type { CUALES } from '../search.ts';
import { ExpenseRow } from './expense-row.tsx';
import classes from '../gastos.module.css';

type Props = {
  list: List<GastoDeEmpresa>;
  open: Opened | null;
  onOpen: (id: number) => void;
  chosen: Payable;
  isFiltered: boolean;
  cuales: (typeof CUALES)[number];
};

/** The expenses, the latest first, and above them the box for all that can be paid. */
export function ExpenseList({ list, open, onOpen, chosen, isFiltered, cuales }: Props) {
  const { t } = useTranslation();
  const empty = isFiltered
    ? { title: t('solicitudes.vacia.filtro'), text: t('solicitudes.vacia.filtro-texto') }
    : { title: t(`gastos.pagos.vacia.${cuales}`) };
  return (
    <ReadList list={list} empty={empty}>
      {(items) => {
        const payable = items.filter(({ pagable }) => pagable);
        const ticked = payable.filter(({ id }) => chosen.has(id)).length;
        const areAll = ticked === payable.length;
        return (
          <>
            {payable.length > 0 && (
              <label className={classes.all}>
                <input
                  type="checkbox"
                  checked={areAll}
                  ref={(box) => {
                    if (box) box.indeterminate = ticked > 0 && !areAll;
                  }}
                  onChange={() => (areAll ? chosen.drop(payable.map(({ id }) => id)) : chosen.put(payable))}
                />
                {t('gastos.pagos.elegir-todos', { count: payable.length })}
              </label>
            )}
            <Rows aria-label={t('menu.entradas.gastos')}>
              {items.map((one) => (
                <ExpenseRow
                  key={one.id}
                  of={one}
                  hasBoxes={payable.length > 0}
                  isOpen={one.id === open}
                  isChosen={chosen.has(one.id)}
                  onOpen={() => onOpen(one.id)}
                  onChoose={() => chosen.toggle(one)}
                />
              ))}
            </Rows>
            <More list={list} counted={SOLICITUDES_CONTADAS} />
          </>
        );
      }}
    </ReadList>
  );
}
