import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { Initials } from '@jornada/ui/initials.tsx';
import { lowerFirst } from '@jornada/web/lower-first.ts';
import { usePhoto } from '@jornada/web/use-photo.ts';
import { StatePill } from '../state-pill.tsx';
import { useRequestWords } from '../use-request-words.ts';
import { WordsAndStory } from '../words-and-story.tsx';
import type { OpenedToDecide } from './to-decide.tsx';
import classes from './decide.module.css';

/** A request as one decides about it: whose and what, the facts beside it, the person's words, and what happened to it. */
export function DecideBody({ of: { vista, title, about, facts } }: { of: OpenedToDecide }) {
  const { t } = useTranslation();
  const { span, longDay, format, kindOf } = useRequestWords();
  const { persona, estado, modulo, titulo, desde, hasta } = vista;
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
                cuando: desde === hasta ? longDay(desde) : lowerFirst(span(vista), format.lang),
              })}
          </Text>
          {about}
        </div>
        <StatePill of={vista} />
      </header>
      <div className={classes.facts}>
        {facts}
        <WordsAndStory of={vista} />
      </div>
    </>
  );
}
