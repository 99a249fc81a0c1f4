import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, Button } from '@mantine/core';
import { hoy, type PersonaHoy } from '@jornada/contract/hoy.ts';
import { DayLine } from '@jornada/ui/day-line/day-line.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconMessageCircle, IconPhone } from '@jornada/ui/icons.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { usePhoto } from '@jornada/web/use-photo.ts';
import { wordsOf } from './words.ts';
import classes from './today.module.css';

export type Ways = {
  /** The name as the way to the day; the name alone where there is none. */
  renderName?: (persona: PersonaHoy) => ReactNode;
  /** The way to the request behind an absence. */
  renderRequest?: (persona: PersonaHoy & { solicitudId: number }, text: ReactNode) => ReactNode;
};

type Props = Ways & { persona: PersonaHoy; ahora: string; zona: string };

/** Somebody today: name, day line, where they stand, and what one can do about it. */
export function TodayRow({ persona, ahora, zona, renderName, renderRequest }: Props) {
  const { t } = useTranslation();
  const format = useFormat(zona);
  const { nombre, iniciales, fotoToken, telefono, dia, estado, solicitudId } = persona;
  const { icon, tone, text } = wordsOf(persona, ahora, t, format);
  const photo = usePhoto(fotoToken, 'sm');
  const isFirst = estado === 'tarde' || estado === 'no-vino' || estado === 'sin-salida';
  return (
    <li className={classes.row} data-first={isFirst || undefined}>
      <Initials size="sm" photo={photo} isQuiet>
        {iniciales}
      </Initials>
      <span className={classes.name}>{renderName ? renderName(persona) : nombre}</span>
      <span className={classes.line}>
        <DayLine trazos={dia.linea} size={8} />
      </span>
      <span className={classes.standing}>
        <span className={classes.state} data-tone={tone}>
          <Glyph of={icon} size="sm" />
          <span>{solicitudId !== null && renderRequest ? renderRequest({ ...persona, solicitudId }, text) : text}</span>
        </span>
        <span className={classes.tools}>
          {telefono !== '' && (
            <ActionIcon
              component="a"
              href={`tel:${telefono.replaceAll(/[^+\d]/g, '')}`}
              size="sm"
              className={classes.call}
              aria-label={t('hoy.llamar', { nombre })}
            >
              <Glyph of={IconPhone} size="sm" />
            </ActionIcon>
          )}
          {isFirst && <Asking persona={persona} clase={estado} zona={zona} />}
        </span>
      </span>
    </li>
  );
}

/** The button to ask, or when that was and what came of it. */
function Asking({
  persona: { id, nombre, fecha, pregunta },
  clase,
  zona,
}: {
  persona: PersonaHoy;
  clase: 'tarde' | 'no-vino' | 'sin-salida';
  zona: string;
}) {
  const { t } = useTranslation();
  const format = useFormat(zona);
  const ask = useSend(hoy.preguntar, { refreshOnError: true });
  if (pregunta) {
    return (
      <span className={classes.answer} data-answered={pregunta.respuesta !== null || undefined}>
        {pregunta.respuesta === null
          ? t('hoy.preguntada', { hora: format.hour(pregunta.momento) })
          : t('correcciones.cita', { texto: t(`hoy.respuestas.${pregunta.respuesta}`) })}
      </span>
    );
  }
  return (
    <Button
      variant="default"
      className={classes.ask ?? ''}
      leftSection={<Glyph of={IconMessageCircle} size="sm" />}
      loading={ask.isPending}
      aria-label={t('hoy.preguntar-a', { nombre })}
      onClick={() => ask.mutate({ cuales: [{ personaId: id, fecha, clase }] })}
    >
      {t('hoy.preguntar')}
    </Button>
  );
}
