import { useTranslation } from 'react-i18next';
import type { VisitaDetalle } from '@jornada/contract/visitas/vistas.ts';
import { ALTO_FIRMA, ANCHO_FIRMA } from '@jornada/domain/visitas/modelo.ts';
import { pathOf } from '@jornada/web/visitas/path-of.ts';
import classes from '../visitas.module.css';

type Props = { of: VisitaDetalle['respuestas'][number]; name: string };

/** A question and what was answered; a signature is drawn as it was written. */
export function VisitAnswer({ of: { pregunta, texto, si, firma }, name }: Props) {
  const { t } = useTranslation();
  return (
    <div>
      <small>{pregunta}</small>
      {firma ? (
        <svg
          className={classes.signature}
          viewBox={`0 0 ${ANCHO_FIRMA} ${ALTO_FIRMA}`}
          role="img"
          aria-label={t('visitas.gestion.ver.firma', { nombre: name })}
        >
          <path d={pathOf(firma)} />
        </svg>
      ) : (
        <p>{texto ?? t(si ? 'visitas.preguntas.si' : 'visitas.preguntas.no')}</p>
      )}
    </div>
  );
}
