import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { TickRow } from '@jornada/features/ausencias/balance/balance-ticks.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Filters, SearchField } from '@jornada/web/list/filters.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { BalanceLedger } from '@jornada/features/solicitudes/balance-ledger.tsx';
import { balanceParts } from '@jornada/features/solicitudes/balance-parts.ts';
import { useRequestWords } from '@jornada/features/solicitudes/use-request-words.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import type { vacacionesSearch } from '../search.ts';
import { AdjustForm } from './adjust-form.tsx';

type Props = { place: PlaceOf<typeof vacacionesSearch>; tabs: ReactNode };
type Uno = SalidaDe<typeof vacaciones.saldos>['items'][number];

/** What each person has left of a year; the open one with its sum, and the form that gives or takes days. */
export function Balances({ place, tabs }: Props) {
  const { t } = useTranslation();
  const { days } = useRequestWords();
  const { clock } = useWebServices();
  const { zone } = useFormat();
  const thisYear = clock.now().toZonedDateTimeISO(zone).year;
  const { search, set, show } = place;
  const { ano = thisYear, texto } = search;
  const list = useList(vacaciones.saldos, { anio: ano, texto });
  return (
    <ListPage
      title={t('menu.entradas.vacaciones')}
      place={place}
      list={list}
      empty={{ title: t('vacaciones.gestion.sin-saldos') }}
      filters={
        <>
          {tabs}
          <Filters>
            <SearchField label={t('vacaciones.gestion.buscar')} value={texto} onChange={(text) => set({ texto: text })} />
            <NativeSelect
              aria-label={t('solicitudes.ano.etiqueta')}
              value={String(ano)}
              data={[thisYear + 1, thisYear, thisYear - 1, thisYear - 2].map(String)}
              onChange={({ currentTarget }) => set({ ano: Number(currentTarget.value) })}
            />
          </Filters>
        </>
      }
      renderRow={({ persona, saldo }) => {
        const parts = balanceParts(saldo);
        const { usados, pedidos, total } = parts;
        return {
          id: persona.id,
          name: persona.nombre,
          note: [
            t('vacaciones.gestion.de-esto', { total: days(total), usados: days(usados) }),
            pedidos > 0 && t('vacaciones.gestion.y-pedidos', { pedidos: days(pedidos) }),
          ]
            .filter(Boolean)
            .join(', '),
          facts: <TickRow parts={parts} />,
          end: t('solicitudes.decidir.quedan', { count: saldo.libres, dias: days(saldo.libres) }),
        };
      }}
      renderOne={(one) => <OneBalance key={one.persona.id} uno={one} ano={ano} onClose={() => show(null)} />}
    />
  );
}

function OneBalance({ uno: { persona, saldo }, ano, onClose }: { uno: Uno; ano: number; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Aside title={persona.nombre} note={String(ano)} onClose={onClose}>
      <BalanceLedger saldo={saldo} />
      <Section title={t('vacaciones.gestion.ajustar')} note={t('vacaciones.gestion.ajustar-nota')}>
        <AdjustForm persona={persona.id} ano={ano} libres={saldo.libres} />
      </Section>
    </Aside>
  );
}
