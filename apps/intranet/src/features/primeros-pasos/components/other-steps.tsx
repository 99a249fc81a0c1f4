import { useTranslation } from 'react-i18next';
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { HorarioGestionado } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconFileImport, IconMail, IconPrinter, IconUserPlus } from '@jornada/ui/icons.ts';
import { useSendsMail } from '../../../shared/mail-note.tsx';
import { FROM_STEPS } from '../../../shared/volver.ts';
import { Step } from './step.tsx';

/** The schedules. The first one is there from the beginning, and is good enough once somebody changed it or made another. */
export function ScheduleStep({ horarios }: { horarios: readonly HorarioGestionado[] }) {
  const { t } = useTranslation();
  // The one that most people have is the one to look at.
  const open = horarios.filter(({ abierto }) => abierto).toSorted((a, b) => b.personas - a.personas);
  const [first] = open;
  return (
    <Step
      number={3}
      title={t('primeros-pasos.horario.titulo')}
      isDone={open.length > 1 || open.some(({ versiones }) => versiones.length > 1) || open.some(({ personas }) => personas > 1)}
      note={first ? t('primeros-pasos.horario.texto', { nombre: first.nombre }) : t('horarios.vacio-texto')}
    >
      <Group gap="xs">
        {first && (
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/horarios" search={{ ver: first.id, ...FROM_STEPS }} />}>
            {t('primeros-pasos.horario.ver', { nombre: first.nombre })}
          </Button>
        )}
        <Button variant="subtle" renderRoot={(props) => <Link {...props} to="/horarios" search={{ ver: 'nuevo', ...FROM_STEPS }} />}>
          {t('horarios.nuevo')}
        </Button>
      </Group>
    </Step>
  );
}

/** The people: from a spreadsheet, or one by one. `others`: how many there are besides the reader. */
export function PeopleStep({ others }: { others: number }) {
  const { t } = useTranslation();
  return (
    <Step
      number={4}
      title={t('primeros-pasos.personas.titulo')}
      isDone={others > 0}
      note={others > 0 ? t('primeros-pasos.personas.hay', { count: others }) : t('primeros-pasos.personas.texto')}
    >
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<Glyph of={IconFileImport} />}
          renderRoot={(props) => <Link {...props} to="/personas/importar" search={FROM_STEPS} />}
        >
          {t('primeros-pasos.personas.lista')}
        </Button>
        <Button
          variant="default"
          leftSection={<Glyph of={IconUserPlus} />}
          renderRoot={(props) => <Link {...props} to="/personas" search={{ ver: 'nuevo', ...FROM_STEPS }} />}
        >
          {t('primeros-pasos.personas.una')}
        </Button>
      </Group>
    </Step>
  );
}

type EntryProps = { others: number; sinEntrar: { invitadas: number; sinAcceso: number } };

/** How they come in: by mail where they have an address, on paper where they have none. */
export function EntryStep({ others, sinEntrar: { invitadas, sinAcceso } }: EntryProps) {
  const { t } = useTranslation();
  const sendsMail = useSendsMail();
  const note = [
    sinAcceso > 0 && t('intranet.hoy.sin-acceso', { count: sinAcceso }),
    invitadas > 0 && t('intranet.hoy.invitadas', { count: invitadas }),
  ].filter((text) => text !== false);
  return (
    <Step
      number={5}
      title={t('primeros-pasos.entrada.titulo')}
      isDone={others > 0 && sinAcceso === 0}
      note={note.length > 0 ? `${note.join('. ')}.` : t('primeros-pasos.entrada.texto')}
    >
      {others > 0 && (
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<Glyph of={IconPrinter} />}
            renderRoot={(props) => <Link {...props} to="/personas/hojas" search={FROM_STEPS} />}
          >
            {t('personas.hojas.titulo')}
          </Button>
          {sinAcceso > 0 && (
            <Button
              variant="default"
              renderRoot={(props) => <Link {...props} to="/personas" search={{ cuenta: 'sin-acceso', ...FROM_STEPS }} />}
            >
              {t('primeros-pasos.entrada.invitar')}
            </Button>
          )}
          {!sendsMail && invitadas > 0 && (
            <Button
              variant="default"
              leftSection={<Glyph of={IconMail} />}
              renderRoot={(props) => <Link {...props} to="/correo" search={FROM_STEPS} />}
            >
              {t('intranet.menu.correo')}
            </Button>
          )}
        </Group>
      )}
    </Step>
  );
}
