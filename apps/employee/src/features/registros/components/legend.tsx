import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { DiaVista } from '@jornada/contract/registros/vistas.ts';
import type { Trazo } from '@jornada/domain/registros/linea.ts';
import { DayLine } from '@jornada/ui/day-line/day-line.tsx';
import { iconOfAbsence } from '@jornada/ui/domain-icons.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import {
  IconAlertTriangleFilled,
  IconCircleHalf2,
  IconClockExclamation,
  IconCloudOff,
  IconFlag,
  IconHourglassLow,
  IconPencil,
} from '@jornada/ui/icons.ts';
import { nameOfAbsence } from '../../../shared/day/names.ts';
import { lowerFirst } from '@jornada/web/lower-first.ts';
import { useLeyenda } from '../api.ts';
import { partOf } from '../model/day.ts';
import { absencesOf, capsuleOf } from '../model/legend.ts';
import type { MonthView } from '../use-month-view.ts';
import classes from '../calendario.module.css';

const piece = (clase: Trazo['clase']): Trazo[] => [{ clase, desde: 0.1, hasta: 0.9, cortadoAlPrincipio: false, cortadoAlFinal: false }];

/** The meaning of the shapes in the month: the person's shifts by their position on the line, and each sign. */
export function Legend({ dias, view }: { dias: readonly DiaVista[]; view: MonthView }) {
  const { t } = useTranslation();
  const { items = [] } = useLeyenda().data ?? {};
  // Below a phone's calendar, words begin with a small letter, except German nouns.
  const word = (text: string): string => (view.isDesktop ? text : lowerFirst(text, view.format.lang));
  const shifts = items.map((turno) => ({ key: turno.codigo, trazos: capsuleOf(turno, view.window), name: turno.nombre }));
  return (
    <ul className={classes.legend} aria-label={t('calendario.leyenda.titulo')}>
      {view.shown.plan && shifts.length === 0 && <Sample trazos={piece('previsto')}>{word(t('calendario.leyenda.previsto'))}</Sample>}
      {view.shown.plan &&
        shifts.map(({ key, trazos, name }) => (
          <Sample key={key} trazos={trazos}>
            {name}
          </Sample>
        ))}
      <Sample trazos={piece('trabajado')}>{word(t('calendario.leyenda.trabajado'))}</Sample>
      {absencesOf(dias).map((clase) => (
        <Sign key={clase} icon={iconOfAbsence(clase)} tone="away">
          {word(t(nameOfAbsence(clase)))}
        </Sign>
      ))}
      {dias.some((dia) => partOf(dia)?.mitad) && (
        <Sign icon={IconCircleHalf2} tone="away">
          {word(t('calendario.leyenda.media'))}
        </Sign>
      )}
      <Sign icon={IconFlag} tone="dimmed">
        {word(t('calendario.leyenda.festivo'))}
      </Sign>
      <Sign icon={IconHourglassLow} tone="warn">
        {word(t('calendario.leyenda.pendiente'))}
      </Sign>
      <Sign icon={IconAlertTriangleFilled} tone="bad">
        {word(t('calendario.leyenda.incidencia'))}
      </Sign>
      {dias.some(({ avisos }) => avisos.length > 0) && (
        <Sign icon={IconClockExclamation} tone="warn">
          {word(t('calendario.leyenda.limite'))}
        </Sign>
      )}
      {view.unsent.size > 0 && (
        <Sign icon={IconCloudOff} tone="warn">
          {word(t('calendario.leyenda.sin-enviar'))}
        </Sign>
      )}
      <Sign icon={IconPencil} tone="dimmed">
        {word(t('calendario.leyenda.corregido'))}
      </Sign>
    </ul>
  );
}

function Sample({ trazos, children }: { trazos: readonly Trazo[]; children: ReactNode }) {
  return (
    <li>
      <span className={classes.sample}>
        <DayLine trazos={trazos} />
      </span>
      {children}
    </li>
  );
}

function Sign({ icon, tone, children }: { icon: Icon; tone: string; children: ReactNode }) {
  return (
    <Box component="li" c={tone}>
      <Glyph of={icon} size="sm" />
      {children}
    </Box>
  );
}
