import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import type { SolicitudAbierta } from '@jornada/contract/solicitudes/vistas.ts';
import { RequestStory } from './request-story.tsx';

/** What the person of a request wrote, and what happened to it: for others. */
export function WordsAndStory({ of }: { of: SolicitudAbierta }) {
  const { t } = useTranslation();
  const { comentario } = of;
  return (
    <>
      {comentario && (
        <section>
          <h3>{t('solicitudes.decidir.escrito')}</h3>
          <Text mt="xs">{t('solicitudes.cita', { texto: comentario })}</Text>
        </section>
      )}
      <section>
        <h3>{t('solicitudes.historia.titulo')}</h3>
        <RequestStory of={of} isOwn={false} />
      </section>
    </>
  );
}
