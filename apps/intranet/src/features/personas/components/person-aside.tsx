import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon } from '@mantine/core';
import type { PersonaFicha } from '@jornada/contract';
import { DayLine } from '@jornada/ui/day-line/day-line.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { usePhoto } from '@jornada/web/use-photo.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { useCloseByEscape } from '../../../shared/use-close-by-escape.ts';
import { useFicha } from '../api.ts';
import { standingOf } from '../model/standing.ts';
import { Act } from './act.tsx';
import { InviteLine } from './invite-line.tsx';
import { PersonTabs } from './person-tabs.tsx';
import classes from '../personas.module.css';

/** One person: their state stays above the tabs, and the button to act for them below. */
export function PersonAside({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const ficha = useFicha(id);
  useCloseByEscape(onClose);
  return (
    <section className={classes.aside} aria-label={ficha.data?.nombre ?? t('personas.ficha')}>
      <Loaded query={ficha}>
        {(persona) => (
          <>
            <Head persona={persona} onClose={onClose} />
            <Today persona={persona} />
            {persona.cuenta === 'sin-acceso' && <InviteLine persona={persona} />}
            <PersonTabs persona={persona} onReload={() => void ficha.refetch()} foot={persona.puede.actuar && <Act persona={persona} />} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Head({ persona, onClose }: { persona: PersonaFicha; onClose: () => void }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { nombre, iniciales, fotoToken, puesto, centro } = persona;
  const photo = usePhoto(fotoToken, 'lg');
  return (
    <header className={classes.personHead}>
      <Initials size="lg" photo={photo}>
        {iniciales}
      </Initials>
      <div className={classes.who}>
        <h2 ref={heading} tabIndex={-1}>
          {nombre}
        </h2>
        <p>{[puesto, centro?.nombre].filter(Boolean).join(' · ')}</p>
      </div>
      <ActionIcon variant="subtle" size="2.75rem" onClick={onClose} aria-label={t('gestion.cerrar-ficha')}>
        <Glyph of={IconX} size="lg" />
      </ActionIcon>
    </header>
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
      <div className={classes.today}>
        <StatusPill icon={icon} tone={tone}>
          {[word, note].filter(Boolean).join(persona.situacion.estado === 'fuera' ? ' · ' : ' ')}
        </StatusPill>
        <span className={classes.worked}>
          <strong>{format.duration(dia.trabajadoMinutos)}</strong>{' '}
          {dia.previstoMinutos > 0 && t('personas.de-previsto', { previsto: format.duration(dia.previstoMinutos) })}
        </span>
      </div>
      <DayLine trazos={dia.linea} size={12} />
      <div className={classes.hours} aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </div>
  );
}
