import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { conRol, ROLES_PERSONA, type RolPersona } from '@jornada/domain/personas/index.ts';
import classes from '../personas.module.css';

type Props = { roles: readonly RolPersona[]; error?: string | undefined; onChange: (roles: RolPersona[]) => void };

/** The roles of a person. */
export function RoleChecks({ roles, error, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset className={classes.checks}>
      <legend>{t('personas.roles.titulo')}</legend>
      {ROLES_PERSONA.map((rol) => (
        <label key={rol} className={classes.check}>
          <input
            type="checkbox"
            checked={roles.includes(rol)}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : id}
            onChange={() => onChange(conRol(roles, rol))}
          />
          {t(`personas.roles.${rol}`)}
        </label>
      ))}
      {error && (
        <p id={id} className={classes.fieldError}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
