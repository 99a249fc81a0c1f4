import type { ReactNode } from 'react';
import { Group, NativeSelect } from '@mantine/core';
import { horasExtra, type MesDeExtra } from '@jornada/contract/horas-extra/calls.ts';
import { Ledger, LedgerRow } from '@jornada/ui/ledger.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useExtraWords } from '@jornada/web/solicitudes/extra/use-extra-words.ts';
import type { horasExtraSearch } from '../search.ts';

type Props = { place: PlaceOf<typeof horasExtraSearch>; parts: ReactNode };
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The agreed overtime of a month by person, for the summary with the payslip; the open one day by day. */
export function Month({ place, parts }: Props) {
  const { t, format, time } = useExtraWords();
  const { clock } = useWebServices();
  const { search, set, show } = place;
  const now = clock.now().toZonedDateTimeISO(format.zone);
  const { ano = now.year, mes = now.month } = search;
  const list = useWholeList(horasExtra.mes, { ano, mes });
  const wordsOf = ({ pagoMinutos, descansoMinutos, fuerzaMayorMinutos }: MesDeExtra): string =>
    [
      pagoMinutos > 0 && t('horas-extra.gestion.pagadas', { tiempo: time(pagoMinutos) }),
      descansoMinutos > 0 && t('horas-extra.gestion.descansadas', { tiempo: time(descansoMinutos) }),
      fuerzaMayorMinutos > 0 && t('horas-extra.gestion.de-fuerza-mayor', { tiempo: time(fuerzaMayorMinutos) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <ListPage
      title={t('menu.entradas.horas-extra')}
      place={place}
      list={list}
      empty={{ title: t('horas-extra.gestion.sin-mes') }}
      filters={
        <>
          {parts}
          <Group align="end" mb="md">
            <NativeSelect
              label={t('horas-extra.gestion.mes')}
              value={String(mes)}
              data={MONTHS.map((value) => ({ value: String(value), label: format.month(value) }))}
              onChange={({ currentTarget }) => set({ mes: Number(currentTarget.value) })}
            />
            <NativeSelect
              label={t('horas-extra.gestion.ano')}
              value={String(ano)}
              data={[now.year + 1, now.year, now.year - 1, now.year - 2].map(String)}
              onChange={({ currentTarget }) => set({ ano: Number(currentTarget.value) })}
            />
          </Group>
        </>
      }
      renderRow={(one) => ({
        id: one.persona.id,
        name: one.persona.nombre,
        facts: wordsOf(one),
        end: time(one.pagoMinutos + one.descansoMinutos),
      })}
      renderOne={(one) => (
        <Aside key={one.persona.id} title={one.persona.nombre} note={format.month(mes, ano)} onClose={() => show(null)}>
          <Days of={one} />
        </Aside>
      )}
    />
  );
}

function Days({ of: { dias, pagoMinutos, descansoMinutos } }: { of: MesDeExtra }) {
  const { t, format, time, kindName } = useExtraWords();
  return (
    <Ledger>
      {dias.map(({ fecha, minutos, tipologia, como, resultaMinutos, id }) => (
        <LedgerRow
          key={id}
          label={format.date(fecha, 'weekdayDay')}
          detail={`${kindName(tipologia)}, ${t(`horas-extra.gestion.resulta-${como}`, { tiempo: time(resultaMinutos) })}`}
          value={time(minutos)}
        />
      ))}
      <LedgerRow kind="result" label={t('horas-extra.gestion.total')} value={time(pagoMinutos + descansoMinutos)} />
    </Ledger>
  );
}
