import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@mantine/core';
import type { EstadoReparto } from '@jornada/domain/reparto/modelo.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck, IconChevronRight } from '@jornada/ui/icons.ts';
import classes from '../split.module.css';

const STEPS = ['subir', 'repartir', 'mirar', 'publicar'] as const;
const AT: Record<EstadoReparto, number> = { leyendo: 1, parado: 1, 'por-mirar': 2, publicando: 3, publicado: 4 };

/** How far the file is: what is done has a check, and the step where one is stands out. */
export function SplitSteps({ estado }: { estado: EstadoReparto }) {
  const { t } = useTranslation();
  const at = AT[estado];
  return (
    <ol className={classes.steps} aria-label={t('documentos.reparto.pasos.etiqueta')}>
      {STEPS.map((step, index) => (
        <Fragment key={step}>
          {index > 0 && (
            <li aria-hidden="true">
              <Glyph of={IconChevronRight} size="xs" />
            </li>
          )}
          <li {...(index === at && { 'aria-current': 'step' as const })}>
            {index < at && <Glyph of={IconCheck} size="sm" data-tone="accent" />}
            {t(`documentos.reparto.pasos.${step}`)}
            {index < at && <VisuallyHidden>{t('documentos.reparto.pasos.hecho')}</VisuallyHidden>}
          </li>
        </Fragment>
      ))}
    </ol>
  );
}
