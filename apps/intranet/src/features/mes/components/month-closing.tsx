import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cierres } from '@jornada/contract';
import { Aside } from '@jornada/web/list/aside.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { Row } from '@jornada/web/list/row.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import { partsOf } from '@jornada/web/month.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { Lacks, MonthState } from './month-state.tsx';
import { OneMonth } from './one-month.tsx';

/** The closing of a month, centre by centre: what lacks, closing and reopening. */
export function MonthClosing({ mes, centro, onClose }: { mes: string; centro: number | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ano, mes: month } = partsOf(mes);
  const list = useWholeList(cierres.listado, { ano, con: 'obstaculos' });
  const items = list.items.filter((one) => one.ano === ano && one.mes === month);
  const [opened, setOpened] = useState(centro ?? null);
  const chosen = items.find((one) => one.centro.id === opened) ?? (items.length === 1 ? items[0] : undefined);
  if (chosen)
    return (
      <OneMonth
        key={chosen.centro.id}
        mes={chosen}
        onClose={items.length === 1 || centro !== undefined ? onClose : () => setOpened(null)}
      />
    );
  return (
    <Aside title={t('mes.cierre')} note={format.capitalize(format.month(month, ano))} onClose={onClose}>
      <ReadList list={{ ...list, items }} empty={{ title: t('cierres.vacio') }}>
        {() => (
          <Rows aria-label={t('mes.cierre')} padded>
            {items.map((one) => (
              <Row
                key={one.centro.id}
                name={one.centro.nombre}
                note={<Lacks mes={one} />}
                end={<MonthState mes={one} />}
                isOpen={false}
                onOpen={() => setOpened(one.centro.id)}
              />
            ))}
          </Rows>
        )}
      </ReadList>
    </Aside>
  );
}
