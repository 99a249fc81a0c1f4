import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { Initials } from '@jornada/ui/initials.tsx';
import { lowerFirst } from '../../lower-first.ts';
import { usePhoto } from '../../use-photo.ts';
import { RequestStory } from '../request-story.tsx';
import { StatePill } from '../state-pill.tsx';
import { useRequestWords } from '../use-request-words.ts';
import type { OpenedToDecide } from './to-decide.tsx';
import classes from './decide.module.css';

/** A request as one decides about it: whose and what, the facts beside it, the person's words, and what happened to it. */
export function DecideBody({ of: { vista, title, about, facts } }: { of: OpenedToDecide }) {
  const { t } = useTranslation();
  const { span, format, kindOf } = useRequestWords();
  const { persona, estado, modulo, titulo, comentario } = vista;
  const photo = usePhoto(persona.fotoToken, 'lg');
  return (
    <>
      <header className={classes.oneHead}>
        <Initials size="lg" photo={photo}>
          {persona.iniciales}
        </Initials>
        <div>
          <Text component="h2" fz="xl" lh="xl">
            {title ??
              t(estado === 'anulacion-solicitada' ? 'solicitudes.decidir.titulo-anular' : 'solicitudes.decidir.titulo', {
                que: titulo === null ? kindOf(modulo) : `${titulo},`,
                cuando: lowerFirst(span(vista), format.lang),
              })}
          </Text>
          {about}
        </div>
        <StatePill of={vista} />
      </header>
      <div className={classes.facts}>
        {facts}
        {comentario && (
          <section>
            <h3>{t('solicitudes.decidir.escrito')}</h3>
            <Text mt="xs">{t('solicitudes.cita', { texto: comentario })}</Text>
          </section>
        )}
        <section>
          <h3>{t('solicitudes.historia.titulo')}</h3>
          <RequestStory of={vista} isOwn={false} />
        </section>
      </div>
    </>
  );
}
