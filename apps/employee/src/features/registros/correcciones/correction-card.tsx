import { useTranslation } from 'react-i18next';
import { Group, Stack, Text } from '@mantine/core';
import type { CorreccionVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { Panel } from '@jornada/ui/panel.tsx';
import { CorrectionState } from '@jornada/features/day/correction-state.tsx';
import { OldNew } from '@jornada/features/day/old-new.tsx';

/** A proposed change: what, why, by whom, and its outcome. */
export function CorrectionCard({
  correccion,
  format,
  children,
}: {
  correccion: CorreccionVista;
  format: Format;
  children?: React.ReactNode;
}) {
  const { t } = useTranslation();
  const { motivo, propuestaPor, propuestaEl, estado, resueltaPor, resueltaEl, respuesta } = correccion;
  const when = (instante: string) => `${format.date(format.dayOf(instante), 'day')}, ${format.hour(instante)}`;
  return (
    <Panel kind="ground">
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <OldNew of={correccion} format={format} />
          <CorrectionState estado={estado} />
        </Group>
        {motivo && <p>{t('correcciones.cita', { texto: motivo })}</p>}
        <Text size="sm" c="dimmed">
          {t('correcciones.propuesta', { autor: propuestaPor, momento: when(propuestaEl) })}
        </Text>
        {resueltaEl && resueltaPor && (
          <Text size="sm" c="dimmed">
            {t(estado === 'acordada' ? 'correcciones.acordada' : 'correcciones.rechazada', {
              autor: resueltaPor,
              momento: when(resueltaEl),
            })}
          </Text>
        )}
        {respuesta && <p>{t('correcciones.cita', { texto: respuesta })}</p>}
        {children}
      </Stack>
    </Panel>
  );
}
