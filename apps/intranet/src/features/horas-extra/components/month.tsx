import type { ReactNode } from 'react';
import { Box, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { horasExtra, type MesDeExtra } from '@jornada/contract/horas-extra/calls.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { Ledger, LedgerRow } from '@jornada/ui/ledger.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { partsOf } from '@jornada/features/solicitudes/extra/parts-of.ts';
import { useExtraWords } from '@jornada/features/solicitudes/extra/use-extra-words.ts';
import type { horasExtraSearch } from '../search.ts';

type Props = { place: PlaceOf<typeof horasExtraSearch>; parts: ReactNode };
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The overtime of a month by person: asked for, found and to be paid, with the sums of the export; the open one day by day. */
export function Month({ place, parts }: Props) {
  const { t, format, time } = useExtraWords();
  const { clock } = useWebServices();
  const { search, set, show } = place;
  const now = clock.now().toZonedDateTimeISO(format.zone);
  const { ano = now.year, mes = now.month } = search;
  const list = useWholeList(horasExtra.mes, { ano, mes });
  const sums = list.data?.suma;
  const wordsOf = ({ pedidosMinutos, encontradosMinutos, ...of }: MesDeExtra): string =>
    [
      ...(pedidosMinutos > 0 ? [t('horas-extra.gestion.pedidas', { tiempo: time(pedidosMinutos) })] : []),
      t('horas-extra.gestion.encontradas', { tiempo: time(encontradosMinutos) }),
      ...partsOf(of).flatMap((part) =>
        part === 'pagoMinutos' ? [] : [t(`horas-extra.gestion.de-ellas.${part}`, { tiempo: time(of[part]) })],
      ),
    ].join(' · ');
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
              data={MONTHS.map((value) => ({ value: String(value), label: format.capitalize(format.month(value)) }))}
              onChange={({ currentTarget }) => set({ mes: Number(currentTarget.value) })}
            />
            <NativeSelect
              label={t('horas-extra.gestion.ano')}
              value={String(ano)}
              data={[now.year + 1, now.year, now.year - 1, now.year - 2].map(String)}
              onChange={({ currentTarget }) => set({ ano: Number(currentTarget.value) })}
            />
          </Group>
          {sums && (
            <Box mb="md">
              <Facts
                items={[
                  [t('horas-extra.gestion.suma.pedidas'), time(sums.pedidosMinutos)],
                  [t('horas-extra.gestion.suma.encontradas'), time(sums.encontradosMinutos)],
                  ...partsOf(sums).map((part): [string, string] => [t(`horas-extra.partes.${part}`), time(sums[part])]),
                ]}
              />
              <Text size="sm" c="dimmed" mt="xs">
                {t('horas-extra.gestion.suma.nota')}
              </Text>
            </Box>
          )}
        </>
      }
      renderRow={(one) => ({
        id: one.persona.id,
        name: one.persona.nombre,
        facts: wordsOf(one),
        // Who is to be paid stands out among many who are not.
        end: one.pagoMinutos > 0 && t('horas-extra.gestion.por-pagar', { tiempo: time(one.pagoMinutos) }),
      })}
      renderOne={(one) => (
        <Aside key={one.persona.id} title={one.persona.nombre} note={format.month(mes, ano)} onClose={() => show(null)}>
          <Days of={one} />
        </Aside>
      )}
    />
  );
}

function Days({ of: { excesos, dias, encontradosMinutos } }: { of: MesDeExtra }) {
  const { t, format, time, kindName } = useExtraWords();
  return (
    <Stack gap="lg">
      <Ledger>
        {excesos.map(({ fecha, exceso, partes }) => (
          <LedgerRow
            key={fecha}
            label={format.date(fecha, 'weekdayDay')}
            detail={partes.map(({ categoria, minutos }) => `${t(`excesos.categorias.${categoria}`)} ${time(minutos)}`).join(', ')}
            value={time(exceso)}
          />
        ))}
        <LedgerRow kind="result" label={t('horas-extra.gestion.suma.encontradas')} value={time(encontradosMinutos)} />
      </Ledger>
      {dias.length > 0 && (
        <Ledger>
          {dias.map(({ fecha, minutos, tipologia, como, resultaMinutos, id }) => (
            <LedgerRow
              key={id}
              label={format.date(fecha, 'weekdayDay')}
              detail={`${kindName(tipologia)}, ${t(`horas-extra.gestion.resulta-${como}`, { tiempo: time(resultaMinutos) })}`}
              value={time(minutos)}
            />
          ))}
          <LedgerRow
            kind="result"
            label={t('horas-extra.gestion.aprobadas')}
            value={time(dias.reduce((all, { minutos }) => all + minutos, 0))}
          />
        </Ledger>
      )}
    </Stack>
  );
}
