import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { personas, type PersonaFicha } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconMail } from '@jornada/ui/icons.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useSendsMail } from '../../../platform/mail-note.tsx';
import { Problem } from '../../../platform/parts.tsx';
import { useCambio } from '../api.ts';
import classes from '../personas.module.css';

/** That somebody cannot come in yet, and the invitation that lets them. */
export function InviteLine({ persona: { id, version, email } }: { persona: PersonaFicha }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const sendsMail = useSendsMail();
  const invitar = useCambio(personas.invitar, () => notices.show(t(sendsMail ? 'personas.cuenta.enviada' : 'personas.cuenta.espera')));
  return (
    <>
      <div className={classes.ways}>
        <span>{t('personas.cuentas.sin-acceso')}</span>
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
      </div>
      {email === '' && <p>{t('personas.nueva.sin-correo')}</p>}
      <Problem error={invitar.error} />
    </>
  );
}
