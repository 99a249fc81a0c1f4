import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import type { SolicitudAbierta } from '@jornada/contract/solicitudes/vistas.ts';
import { RequestSteps } from '@jornada/features/solicitudes/request-steps.tsx';
import { RequestStory } from '@jornada/features/solicitudes/request-story.tsx';
import { StatePill } from '@jornada/features/solicitudes/state-pill.tsx';
import classes from './solicitudes.module.css';

type Props = {
  of: SolicitudAbierta;
  /** Its name stands here; in a sheet it stands above. */
  title?: string;
  /** A line about it: how much, and until when. */
  about: ReactNode;
  /** What its module shows of it. */
  children?: ReactNode;
};

/** An own request: how it stands, who decides, what its module shows, one's own words, and what happened to it. */
export function RequestView({ of, title, about, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.view}>
      <header className={classes.viewHead}>
        <div>
          {title && <h2>{title}</h2>}
          <Text component="div" c="dimmed">
            {about}
          </Text>
        </div>
        <StatePill of={of} />
      </header>
      {of.pasos.length > 0 && <RequestSteps of={of} />}
      {children}
      {of.comentario && (
        <section>
          <h3>{t('solicitudes.escribiste')}</h3>
          <Text mt="xs">{t('solicitudes.cita', { texto: of.comentario })}</Text>
        </section>
      )}
      <section>
        <h3>{t('solicitudes.historia.titulo')}</h3>
        <RequestStory of={of} isOwn />
      </section>
    </div>
  );
}
