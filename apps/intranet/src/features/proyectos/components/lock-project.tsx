import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Group, Text } from '@mantine/core';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { useRefresh, useSend } from '@jornada/web/calls.ts';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { Actions } from '@jornada/web/form/problem.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconLock, IconLockOpen } from '@jornada/ui/icons.ts';
import type { ProyectoVisto } from '../model/values.ts';

/** Up to which day nobody changes the hours of a project any more; it can be moved, and opened again. */
export function LockProject({ proyecto: { id, version, bloqueadoHasta } }: { proyecto: ProyectoVisto }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { notices } = useWebServices();
  const reload = useRefresh(proyectos.uno);
  const locking = useSend(proyectos.bloquear);
  const [day, setDay] = useState('');
  const [isTried, setTried] = useState(false);
  const send = (hasta: string | null) =>
    locking.mutate(
      { id, version, hasta },
      {
        onSuccess: () => {
          setDay('');
          setTried(false);
          notices.show(t('gestion.guardado'));
        },
      },
    );
  return (
    <Section title={t('proyectos.bloqueo')} note={t('proyectos.bloqueo-nota')}>
      {bloqueadoHasta !== null && (
        <Group gap="xs" mb="sm" wrap="nowrap" align="flex-start">
          <Glyph of={IconLock} />
          <Text fw={600}>{t('proyectos.bloqueado-hasta', { dia: format.date(bloqueadoHasta, 'dayYear') })}</Text>
        </Group>
      )}
      <DayInput
        mb="sm"
        label={t('proyectos.bloquear-hasta')}
        toward="past"
        value={day}
        error={isTried && day === '' ? t('proyectos.bloquear-falta') : undefined}
        onChange={setDay}
      />
      <Actions error={locking.error} onReload={reload}>
        <Button
          variant="default"
          leftSection={<Glyph of={IconLock} />}
          loading={locking.isPending}
          onClick={() => {
            setTried(true);
            if (day !== '') send(day);
          }}
        >
          {t('proyectos.bloquear')}
        </Button>
        {bloqueadoHasta !== null && (
          <Button variant="default" leftSection={<Glyph of={IconLockOpen} />} disabled={locking.isPending} onClick={() => send(null)}>
            {t('proyectos.desbloquear')}
          </Button>
        )}
      </Actions>
    </Section>
  );
}
