import { useTranslation } from 'react-i18next';
import { Group, Progress, Stack, Text } from '@mantine/core';
import '@jornada/ui/theme/mantine-rare.css';
import { Amount } from '@jornada/ui/amount.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import type { ProyectoConGente } from '../model/values.ts';

/** Hours spent, against those of the budget where there is one. */
export function Budget({
  proyecto: { gastadoMinutos: spent, presupuestoMinutos: total, presupuestoImporte },
}: {
  proyecto: ProyectoConGente;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  if (spent === 0 && total === null && presupuestoImporte === null) return null;
  const rest = total === null ? null : total - spent;
  const isOver = rest !== null && rest < 0;
  return (
    <Stack gap="xs" mb="lg">
      <Group justify="space-between" align="baseline" gap="xs">
        <Text c="dimmed">{t('proyectos.gastado')}</Text>
        <Amount size="md" tone={isOver ? 'warn' : undefined}>
          {total === null
            ? format.durationWithUnit(spent)
            : t('proyectos.gastado-de', { gastado: format.duration(spent), total: format.durationWithUnit(total) })}
        </Amount>
      </Group>
      {total !== null && <Progress value={Math.min(100, (100 * spent) / total)} aria-label={t('proyectos.gastado')} />}
      {rest !== null && (
        <Text size="sm" c="dimmed">
          {t(isOver ? 'proyectos.de-mas' : 'proyectos.quedan', { horas: format.durationWithUnit(Math.abs(rest)) })}
        </Text>
      )}
      {presupuestoImporte !== null && (
        <Group justify="space-between" gap="xs">
          <Text c="dimmed">{t('proyectos.presupuesto')}</Text>
          <Text>{format.money(presupuestoImporte, 'EUR')}</Text>
        </Group>
      )}
    </Stack>
  );
}
