import { useTranslation } from 'react-i18next';
import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { inspeccion } from '@jornada/contract/inspeccion/calls.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronLeft, IconChevronRight } from '@jornada/ui/icons.ts';
import { useRead } from '@jornada/web/calls.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { addMonths, monthOf, partsOf } from '@jornada/web/month.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import type { salaSearch } from '../search.ts';
import { DayRows } from './day-rows.tsx';

type Props = {
  id: number;
  nombre: string;
  place: PlaceOf<typeof salaSearch>;
  scope: SalidaDe<typeof inspeccion.ambito>;
  onClose: () => void;
};

/** A month of somebody's record: its days with hours, breaks and corrections, and what it comes to. */
export function OneRecord({ id, nombre, place, scope, onClose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { clock } = useWebServices();
  const [first, last] = [monthOf(scope.desde), monthOf(scope.hasta)];
  const { ano, mes } = place.search;
  // The month that runs begins with the first day that is over: before, there is nothing to see in it.
  const yesterday = clock.now().toZonedDateTimeISO(format.zone).toPlainDate().subtract({ days: 1 }).toString();
  const asked = ano && mes && mes <= 12 ? `${ano}-${String(mes).padStart(2, '0')}` : monthOf(yesterday);
  const month = asked < first ? first : asked > last ? last : asked;
  const record = useRead(inspeccion.registro, { persona: id, ...partsOf(month) });
  const go = (months: number): void => place.set(partsOf(addMonths(month, months)));
  const parts = partsOf(month);
  return (
    <Aside title={nombre} onClose={onClose}>
      <Stack gap="md">
        <Group justify="space-between" wrap="nowrap">
          <ActionIcon size="lg" aria-label={t('inspeccion.sala.mes-anterior')} disabled={month <= first} onClick={() => go(-1)}>
            <Glyph of={IconChevronLeft} />
          </ActionIcon>
          <Text fw={600} aria-live="polite">
            {format.capitalize(format.month(parts.mes, parts.ano))}
          </Text>
          <ActionIcon size="lg" aria-label={t('inspeccion.sala.mes-siguiente')} disabled={month >= last} onClick={() => go(1)}>
            <Glyph of={IconChevronRight} />
          </ActionIcon>
        </Group>
        <Loaded query={record}>
          {({ dias, total }) =>
            dias.length === 0 ? (
              <Hint>{t('inspeccion.sala.sin-dias')}</Hint>
            ) : (
              <>
                <Facts
                  areCounts
                  items={[
                    [t('inspeccion.sala.trabajado'), format.duration(total.trabajadoMinutos)],
                    [t('inspeccion.sala.efectivo'), format.duration(total.efectivoMinutos)],
                    [t('inspeccion.sala.previsto'), total.previstoMinutos === null ? '–' : format.duration(total.previstoMinutos)],
                    [t('inspeccion.sala.noche'), format.duration(total.nocturnosMinutos)],
                  ]}
                />
                <Hint>
                  {total.trabajadoMinutos > total.efectivoMinutos
                    ? t('firmas.suma.nota', { tiempo: format.durationWithUnit(total.trabajadoMinutos - total.efectivoMinutos) })
                    : t('firmas.suma.igual')}
                </Hint>
                <DayRows dias={dias} />
              </>
            )
          }
        </Loaded>
      </Stack>
    </Aside>
  );
}
