import { useTranslation } from 'react-i18next';
import { Button, Stack, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { personas, type PersonaFicha } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAddressBook, IconCalendarClock, IconMail, IconPrinter, IconUserPlus } from '@jornada/ui/icons.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { Hint } from '@jornada/web/list/section.tsx';
import { Problem } from '@jornada/web/form/problem.tsx';
import { MailNote, useSendsMail } from '../../../shared/mail-note.tsx';
import { Facts } from '@jornada/ui/facts.tsx';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { personasSearch } from '../search.ts';
import { useSend } from '@jornada/web/calls.ts';

type Props = { persona: PersonaFicha; onChange: (persona: PersonaFicha) => void; onAnother: () => void };

/** A person who was just made, and the next steps: another one, the invitation, their schedule, their file. */
export function MadePerson({ persona, onChange, onAnother }: Props) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const format = useFormat();
  const { show } = usePlace(personasSearch);
  const { id, version, email, invitada, alta, centro, horario, roles, asignaciones } = persona;
  const sendsMail = useSendsMail();
  const invite = useSend(personas.invitar, {
    onSuccess: (ficha) => {
      notices.show(t(sendsMail ? 'personas.nueva.invitada' : 'personas.nueva.espera', { nombre: ficha.nombre }));
      onChange(ficha);
    },
  });
  const first = asignaciones[0];
  const account =
    invitada === null
      ? t('personas.cuentas.sin-acceso')
      : t(sendsMail ? 'personas.nueva.invitada-a' : 'personas.nueva.espera-a', { email });
  return (
    <>
      <Facts
        items={[
          [t('personas.roles.titulo'), roles.map((rol) => t(`personas.roles.${rol}`)).join(' · ')],
          ...(first
            ? ([
                [t('personas.campos.centro'), (centro ?? first.centro)?.nombre ?? '–'],
                [t('personas.campos.horario'), (horario ?? first.horario)?.nombre ?? '–'],
                [t('personas.campos.alta'), alta === null ? '–' : format.date(alta, 'numeric')],
                [t('personas.nueva.cuenta-desde'), format.date(first.desde, 'numeric')],
              ] as const)
            : []),
          [t('personas.campos.cuenta'), account],
        ]}
      />
      <Title order={3} mt="lg" mb="sm">
        {t('personas.nueva.y-ahora')}
      </Title>
      <Problem error={invite.error} />
      <Stack gap="xs" mb="md">
        <Button leftSection={<Glyph of={IconUserPlus} />} onClick={onAnother}>
          {t('personas.nueva.otra')}
        </Button>
        {invitada === null && email !== '' && (
          <Button
            variant="default"
            leftSection={<Glyph of={IconMail} />}
            loading={invite.isPending}
            onClick={() => invite.mutate({ id, version })}
          >
            {t('personas.cuenta.invitar')}
          </Button>
        )}
        {email === '' && (
          <Button
            variant="default"
            leftSection={<Glyph of={IconPrinter} />}
            renderRoot={(props) => <Link {...props} to="/personas/hojas" search={{ persona: id }} />}
          >
            {t('personas.hojas.ir')}
          </Button>
        )}
        {first && (
          <Button variant="default" leftSection={<Glyph of={IconCalendarClock} />} onClick={() => show(id, { pestana: 'horario' })}>
            {t('personas.nueva.horario')}
          </Button>
        )}
        <Button variant="default" leftSection={<Glyph of={IconAddressBook} />} onClick={() => show(id)}>
          {t('personas.nueva.ficha')}
        </Button>
      </Stack>
      {invitada !== null && <MailNote />}
      {email === '' && <Hint>{t('personas.nueva.sin-correo')}</Hint>}
    </>
  );
}
