import { useTranslation } from 'react-i18next';
import { Group, Text } from '@mantine/core';
import type { PersonaFicha } from '@jornada/contract';
import { DayLine } from '@jornada/ui/day-line/day-line.tsx';
import { Initials } from '@jornada/ui/initials.tsx';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { usePhoto } from '@jornada/web/use-photo.ts';
import { useFicha } from '../api.ts';
import { standingOf } from '../model/standing.ts';
import { Act } from './act.tsx';
import { InviteLine } from './invite-line.tsx';
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
