import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { hoy, type IncidenciaVista } from '@jornada/contract/hoy.ts';
import { DayLine } from '@jornada/ui/day-line/day-line.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertTriangle, IconCheck, IconHourglassLow, IconMessageCircle } from '@jornada/ui/icons.ts';
import { useSend } from '@jornada/web/calls.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from './incidences.module.css';

const ICONS = { abierta: IconAlertTriangle, preguntada: IconHourglassLow, respondida: IconMessageCircle, resuelta: IconCheck } as const;

type Props = { of: IncidenciaVista; name: ReactNode; isChosen: boolean | null; onChoose: () => void };

/** A day of a person: what is wrong with it, and how far that has come. */
export function IncidenceRow({ of: { persona, fecha, clase, estado, pregunta, resuelta, linea }, name, isChosen, onChoose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const ask = useSend(hoy.preguntar, { refreshOnError: true });
  const word = t(`hoy.clases.${clase}`);
  const dia = format.date(fecha, 'weekdayDay');
  const said = () => {
    if (resuelta?.nota) return t('hoy.incidencias.por-nota', { autor: resuelta.autor, nota: resuelta.nota });
    if (resuelta) return t('hoy.incidencias.por', { autor: resuelta.autor });
    if (estado === 'resuelta') return t('hoy.incidencias.corregida');
    if (pregunta?.respuesta) return t('correcciones.cita', { texto: t(`hoy.respuestas.${pregunta.respuesta}`) });
    return pregunta ? t('hoy.incidencias.pedida', { dia: format.date(format.dayOf(pregunta.momento), 'day') }) : '';
  };
  return (
    <li className={classes.row}>
      <label className={classes.box}>
        {isChosen !== null && (
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={t('hoy.incidencias.elegir', { clase: word, nombre: persona.nombre, dia })}
            onChange={onChoose}
          />
        )}
      </label>
      <span className={classes.who}>{name}</span>
      <span className={classes.day}>{dia}</span>
      <span className={classes.line}>
        <DayLine trazos={linea} size={8} />
      </span>
      <span className={classes.what}>{word}</span>
      <span className={classes.state} data-estado={estado}>
        <Glyph of={ICONS[estado]} size="sm" />
        {said() || t(`hoy.incidencias.estado.${estado}`)}
      </span>
      <span className={classes.tools}>
        {estado === 'abierta' && (
          <Button
            variant="default"
            className={classes.ask ?? ''}
            loading={ask.isPending}
            aria-label={t('hoy.preguntar-a', { nombre: persona.nombre })}
            onClick={() => ask.mutate({ cuales: [{ personaId: persona.id, fecha, clase }] })}
          >
            {t('hoy.preguntar')}
          </Button>
        )}
      </span>
    </li>
  );
}
