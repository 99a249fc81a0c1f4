import { useTranslation } from 'react-i18next';
import { Button, Group, Text } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { disponibilidad, type DisponibilidadVista } from '@jornada/contract/disponibilidad.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { AvailabilityForm } from '../components/availability-form.tsx';
import { SubPage } from '../components/sub-page.tsx';
import { useWeekdays } from '../use-weekdays.ts';

/** When somebody likes to work, cannot be asked, and is left alone. */
export function DisponibilidadScreen() {
  const { t } = useTranslation();
  const query = useRead(disponibilidad.propia, {});
  const remove = useSend(disponibilidad.quitar);
  return (
    <SubPage title={t('disponibilidad.titulo')}>
      <p>{t('disponibilidad.texto')}</p>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{t('disponibilidad.nada')}</Text>
          ) : (
            <Rows framed="inset" padded aria-busy={remove.isPending} aria-label={t('disponibilidad.dicho')}>
              {items.map((one) => (
                <Said key={one.id} of={one} onRemove={() => remove.mutate({ id: one.id })} />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {remove.error && !remove.isPending && (
        <Text size="sm" c="bad" role="alert">
          {remove.error instanceof ApiError ? remove.error.message : t('errores.general.desconocido')}
        </Text>
      )}
      <AvailabilityForm />
    </SubPage>
  );
}

function Said({ of: { clase, diaSemana, fecha, desde, hasta }, onRemove }: { of: DisponibilidadVista; onRemove: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const weekdays = useWeekdays();
  const dia = fecha === null ? (weekdays[(diaSemana ?? 1) - 1] ?? '') : format.capitalize(format.date(fecha, 'weekdayDay'));
  const when =
    desde === null || hasta === null
      ? dia
      : t('disponibilidad.horas', { dia, desde: format.wallHour(desde), hasta: format.wallHour(hasta) });
  return (
    <Group component="li" wrap="nowrap" justify="space-between">
      <span>
        {when}
        <Text span display="block" size="sm" c="dimmed">
          {t(`disponibilidad.clases.${clase}`)}
        </Text>
      </span>
      <Button variant="subtle" onClick={onRemove} aria-label={t('disponibilidad.quitar-de', { cuando: when })}>
        {t('disponibilidad.quitar')}
      </Button>
    </Group>
  );
}
