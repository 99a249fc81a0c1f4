import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { PersonaFicha } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconMail } from '@jornada/ui/icons.ts';
import { Actions } from '../../../platform/parts.tsx';
import parts from '../../../platform/parts.module.css';
import { useInvitar } from '../model/use-invitar.ts';

/** That somebody cannot come in yet, and the invitation that lets them. */
export function InviteLine({ persona: { id, version, email } }: { persona: PersonaFicha }) {
  const { t } = useTranslation();
  const invitar = useInvitar();
  const said = t(email === '' ? 'personas.nueva.sin-correo' : 'personas.cuentas.sin-acceso');
  return (
    <Actions error={invitar.error} note={<p className={parts.note}>{said}</p>}>
      {email !== '' && (
        <Button
          variant="default"
          leftSection={<Glyph of={IconMail} />}
          loading={invitar.isPending}
          onClick={() => invitar.mutate({ id, version })}
        >
          {t('personas.elegir.invitar')}
        </Button>
      )}
    </Actions>
  );
}
