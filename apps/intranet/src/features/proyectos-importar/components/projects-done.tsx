import { useTranslation } from 'react-i18next';
import { Button, Group, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { proyectos } from '@jornada/contract/proyectos.ts';
import { Facts } from '@jornada/ui/facts.tsx';

type Props = { of: SalidaDe<typeof proyectos.importar>; onAnother: () => void };

/** What was written. */
export function ProjectsDone({ of: hecho, onAnother }: Props) {
  const { t } = useTranslation();
  return (
    <Stack gap="md" maw="40rem" role="status">
      <h2>{t('proyectos.importar.hecho')}</h2>
      <Facts
        items={[
          [t('proyectos.importar.cuentas.clientes'), hecho.clientes],
          [t('proyectos.importar.cuentas.proyectos'), hecho.proyectos],
          [t('proyectos.importar.cuentas.tareas'), hecho.tareas],
          [t('proyectos.importar.cuentas.entradas'), hecho.entradas],
          [t('proyectos.importar.cuentas.iguales'), hecho.iguales],
          [t('proyectos.importar.cuentas.rechazadas'), hecho.rechazadas],
        ]}
      />
      <Group gap="sm">
        <Button renderRoot={(props) => <Link {...props} to="/proyectos" />}>{t('proyectos.importar.ver')}</Button>
        <Button variant="default" onClick={onAnother}>
          {t('proyectos.importar.otro')}
        </Button>
      </Group>
    </Stack>
  );
}
