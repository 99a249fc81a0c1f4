import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { PersonaFicha } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconMail } from '@jornada/ui/icons.ts';
import { Actions } from '@jornada/web/form/problem.tsx';
import { useInvitar } from '../model/use-invitar.ts';
import classes from '../personas.module.css';

/** Says that a person cannot sign in yet, with a button to invite them. */
export function InviteLine({ persona: { id, version, email } }: { persona: PersonaFicha }) {
  const { t } = useTranslation();
  const invite = useInvitar();
  const said = (
    <p className={classes.invite}>
      {t('personas.cuentas.sin-acceso')}
      {email === '' && <small>{t('personas.nueva.sin-correo')}</small>}
    </p>
  );
  return (
    <Actions error={invite.error} note={said}>
      {email !== '' && (
        <Button
          variant="default"
          leftSection={<Glyph of={IconMail} />}
          loading={invite.isPending}
          onClick={() => invite.mutate({ id, version })}
        >
          {t('personas.elegir.invitar')}
        </Button>
      )}
    </Actions>
  );
}
