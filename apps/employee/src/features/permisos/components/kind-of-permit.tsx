import { useTranslation } from 'react-i18next';
import { Anchor, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TipoPermiso } from '@jornada/contract/permisos/vistas.ts';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { PermitRule } from '@jornada/features/solicitudes/permisos/permit-facts.tsx';

/** Which permit it is, with its rule; and the way to choose another one. */
export function KindOfPermit({ of: tipo, codigo, canChoose }: { of: TipoPermiso | undefined; codigo: string; canChoose: boolean }) {
  const { t } = useTranslation();
  return (
    <div>
      <Group justify="space-between" align="baseline" wrap="nowrap">
        <Text component="h3" fw={600} fz="lg">
          {tipo?.nombre ?? codigo}
        </Text>
        {canChoose && (
          <Anchor
            flex="none"
            renderRoot={(props) => (
              <Link
                {...props}
                to="/permisos-modal"
                search={({ codigo: _codigo, ...was }: { codigo?: string }) => was}
                replace
                resetScroll={false}
              />
            )}
          >
            {t('permisos.formulario.otro')}
          </Anchor>
        )}
      </Group>
      {tipo ? (
        <PermitRule of={tipo} />
      ) : (
        <Note icon={IconAlertCircle} tone="warn" words="ink">
          {t('errores.permisos.tipo-no-existe')}
        </Note>
      )}
    </div>
  );
}
