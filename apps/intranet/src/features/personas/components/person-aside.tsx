import { useTranslation } from 'react-i18next';
import { Button, Group, Text } from '@mantine/core';
import type { PersonaFicha } from '@jornada/contract';
import { DayLine } from '@jornada/ui/day-line/day-line.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconMail, IconUserShare } from '@jornada/ui/icons.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { Actions } from '@jornada/web/form/problem.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { pages } from '@jornada/web/native/pages.ts';
import { useActor } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { usePhoto } from '@jornada/web/use-photo.ts';
import { useActuar, useFicha } from '../api.ts';
import { standingOf } from '../model/standing.ts';
import { useInvitar } from '../model/use-invitar.ts';
import { PersonPanel, PersonTabs } from './person-tabs.tsx';
import classes from '../person.module.css';

type Props = { id: number; onClose: () => void };

/** One person: where they stand stays above the tabs, the way to act for them below. */
export function PersonAside({ id, onClose }: Props) {
  const { t } = useTranslation();
  const ficha = useFicha(id);
  if (ficha.data) return <Known persona={ficha.data} onReload={() => void ficha.refetch()} onClose={onClose} />;
  return (
    <Aside title={t('personas.ficha')} onClose={onClose}>
      <Loaded query={ficha}>{() => null}</Loaded>
    </Aside>
  );
}

function Known({ persona, onReload, onClose }: { persona: PersonaFicha; onReload: () => void; onClose: () => void }) {
  const { nombre, iniciales, fotoToken, puesto, centro, cuenta, puede } = persona;
  const photo = usePhoto(fotoToken, 'lg');
  return (
    <Aside
      title={nombre}
      note={[puesto, centro?.nombre].filter(Boolean).join(' · ')}
      lead={
        <Initials size="lg" photo={photo}>
          {iniciales}
        </Initials>
      }
      fixed={
        <>
          <Today persona={persona} />
          {cuenta === 'sin-acceso' && <InviteLine persona={persona} />}
          <PersonTabs />
        </>
      }
      onClose={onClose}
    >
      <div className={classes.file}>
        <PersonPanel persona={persona} onReload={onReload} />
        {puede.actuar && <Act persona={persona} />}
      </div>
    </Aside>
  );
}

const HOURS = [0, 6, 12, 18, 24];

function Today({ persona }: { persona: PersonaFicha }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { dia } = persona;
  const { icon, tone, word, note } = standingOf(persona, t, format);
  return (
    <div>
      <Group justify="space-between" gap="xs" mb="sm">
        <StatusPill icon={icon} tone={tone}>
          {[word, note].filter(Boolean).join(persona.situacion.estado === 'fuera' ? ' · ' : ' ')}
        </StatusPill>
        <span>
          <Text span inherit fw="var(--j-weight-strong)">
            {format.duration(dia.trabajadoMinutos)}
          </Text>{' '}
          {dia.previstoMinutos > 0 && t('personas.de-previsto', { previsto: format.duration(dia.previstoMinutos) })}
        </span>
      </Group>
      <DayLine trazos={dia.linea} size={12} />
      <Group justify="space-between" gap={0} mt={4} fz="xs" c="dimmed" aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </Group>
    </div>
  );
}

/** Says that a person cannot sign in yet, with a button to invite them. */
function InviteLine({ persona: { id, version, email } }: { persona: PersonaFicha }) {
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

/** The first page of the employee app. */
const HOME = '/';

/** The button to act for a person. It first says that both names are recorded, asks why, and says that the person reads it. */
function Act({ persona: { id, nombre } }: { persona: PersonaFicha }) {
  const { t } = useTranslation();
  const autor = useActor();
  const act = useActuar(() => pages.open(HOME));
  const [first = nombre] = nombre.split(' ');
  return (
    <div className={classes.act}>
      <Ask
        opener={t('personas.actuar.boton', { nombre: first })}
        openerLook={{ fullWidth: true, leftSection: <Glyph of={IconUserShare} /> }}
        question={t('personas.actuar.pregunta', { autor, persona: nombre })}
        yes={t('personas.actuar.si', { nombre: first })}
        reason={t('personas.actuar.motivo', { nombre: first })}
        isBusy={act.isPending}
        error={act.error}
        onYes={(motivo) => act.mutate({ id, motivo })}
      />
      <Text mt="xs" fz="xs" c="dimmed">
        {t('personas.actuar.aviso')}
      </Text>
    </div>
  );
}
