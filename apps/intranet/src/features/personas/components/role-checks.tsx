import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Fieldset, Input } from '@mantine/core';
import { conRol, ROLES_PERSONA, type RolPersona } from '@jornada/domain/personas/index.ts';
import { CheckRow } from '@jornada/ui/check-row.tsx';

type Props = { roles: readonly RolPersona[]; error: string | undefined; onChange: (roles: RolPersona[]) => void };

export function RoleChecks({ roles, error, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Fieldset variant="unstyled" legend={t('personas.roles.titulo')}>
      {ROLES_PERSONA.map((rol) => (
        <CheckRow
          key={rol}
          checked={roles.includes(rol)}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : id}
          onChange={() => onChange(conRol(roles, rol))}
        >
          {t(`personas.roles.${rol}`)}
        </CheckRow>
      ))}
      {error && <Input.Error id={id}>{error}</Input.Error>}
    </Fieldset>
  );
}
