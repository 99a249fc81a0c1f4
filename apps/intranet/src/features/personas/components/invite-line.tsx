import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import type { PersonaFicha } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconMail } from '@jornada/ui/icons.ts';
import { Hint } from '@jornada/web/list/section.tsx';
import { Actions } from '@jornada/web/form/problem.tsx';
import { useInvitar } from '../model/use-invitar.ts';

/** Says that a person cannot sign in yet, with a button to invite them. */
export function InviteLine({ persona: { id, version, email } }: { persona: PersonaFicha }) {
  const { t } = useTranslation();
  const invite = useInvitar();
  const said = (
    <Text component="div" mt="md" mb="xs" fw="var(--j-weight-emphasis)">
      {t('personas.cuentas.sin-acceso')}
      {email === '' && <Hint>{t('personas.nueva.sin-correo')}</Hint>}
    </Text>
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
