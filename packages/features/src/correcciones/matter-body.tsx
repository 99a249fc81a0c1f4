import { useTranslation } from 'react-i18next';
import { Box, Stack, Text } from '@mantine/core';
import type { AsuntoVista } from '@jornada/contract/registros/asunto.ts';
import type { Format } from '@jornada/i18n';
import { IconAlertTriangle, IconClockExclamation } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Panel } from '@jornada/ui/panel.tsx';
import { CorrectionState } from '../day/correction-state.tsx';
import { DayVersions } from '../day/day-versions.tsx';
import { dayNames } from '../day/hour-on.ts';
import { OldNew } from '../day/old-new.tsx';
import { useAvisoText } from '../limites/aviso-text.ts';
import { toldAvisos } from '../limites/told-avisos.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { reasonsOf, stateOf } from './matter-words.ts';
import classes from './correcciones.module.css';

/** A correction, in the order in which one decides: the proposal and its reason, the resulting day, and the plan. */
export function MatterBody({ asunto }: { asunto: AsuntoVista }) {
  const { t } = useTranslation();
  const format = useFormat(asunto.zona);
  const ahora = useMinute();
  const textOf = useAvisoText();
  const state = stateOf(asunto);
  const isTooMuch = asunto.esDemasiado && state === 'pendiente';
  const { correcciones, fecha, zona, previsto, antes, despues, avisos, enTareasMinutos } = asunto;
  return (
    <Stack gap="lg" miw={0}>
      <section>
        <h3>{t('bandeja.propuesta')}</h3>
        <Box component="ul" mt="xs">
          {correcciones.map((correccion) => (
            <li key={correccion.id} className={classes.change}>
              <Text span c="dimmed">
                {correccion.nombre}
              </Text>
              <OldNew of={correccion} format={format} size={correcciones.length === 1 ? 'figure' : 'body'} />
              {state !== correccion.estado && <CorrectionState estado={correccion.estado} />}
            </li>
          ))}
        </Box>
        {reasonsOf(asunto).map((motivo) => (
          <Text key={motivo} mt="xs">
            {t('correcciones.cita', { texto: motivo })}
          </Text>
        ))}
      </section>
      {state === 'desacuerdo' && <BothVersions asunto={asunto} />}
      <DayVersions
        title={format.capitalize(dayNames(fecha, ahora, format).long)}
        labels={{
          before: t(state === 'acordada' ? 'bandeja.version.era' : 'bandeja.version.ahora'),
          after: t(
            state === 'pendiente' ? 'bandeja.version.despues' : state === 'acordada' ? 'bandeja.version.es' : 'bandeja.version.habria',
          ),
        }}
        before={antes}
        after={{ ...despues, isDoubtful: isTooMuch }}
        previsto={previsto}
        fecha={fecha}
        zona={zona}
        format={format}
      >
        {isTooMuch && despues.trabajadoMinutos !== null && (
          <Note icon={IconAlertTriangle} tone="warn" words="tone" mt="sm">
            {t('bandeja.demasiado', { duracion: format.durationWithUnit(despues.trabajadoMinutos) })}
          </Note>
        )}
        {state === 'pendiente' && despues.trabajadoMinutos !== null && enTareasMinutos > despues.trabajadoMinutos && (
          <Note icon={IconAlertTriangle} tone="warn" words="tone" mt="sm">
            {t('bandeja.tareas', {
              repartido: format.duration(enTareasMinutos),
              trabajado: format.duration(despues.trabajadoMinutos),
              sobra: format.durationWithUnit(enTareasMinutos - despues.trabajadoMinutos),
            })}
          </Note>
        )}
        {state === 'pendiente' &&
          toldAvisos(avisos).map((aviso) => (
            <Note key={aviso.regla} icon={IconClockExclamation} tone="warn" words="tone" mt="sm">
              {textOf(aviso, zona, ahora).texto} <small>{aviso.norma}</small>
            </Note>
          ))}
      </DayVersions>
      <Text c="dimmed">{planText(asunto, format, t)}</Text>
    </Stack>
  );
}

/** After a disagreement the recorded hour counts, and the other side's version is shown beside it. */
function BothVersions({ asunto: { correcciones } }: { asunto: AsuntoVista }) {
  const { t } = useTranslation();
  const answers = [...new Set(correcciones.flatMap(({ respuesta }) => (respuesta ? [respuesta] : [])))];
  return (
    <Panel as="section">
      <h3>{t('bandeja.dos-versiones')}</h3>
      <Text c="dimmed">{t('bandeja.dos-versiones-texto')}</Text>
      {answers.map((answer) => (
        <Text key={answer} mt="xs">
          {t('correcciones.cita', { texto: answer })}
        </Text>
      ))}
    </Panel>
  );
}

function planText({ previsto }: AsuntoVista, format: Format, t: ReturnType<typeof useTranslation>['t']): string {
  if (!previsto) return t('bandeja.plan.no-se-muestra');
  const { turno, minutos } = previsto;
  if (!turno) return t('bandeja.plan.ninguno');
  const duracion = format.durationWithUnit(minutos);
  if (turno.flexible) return t('bandeja.plan.flexible', { turno: turno.nombre, duracion });
  return t('bandeja.plan.turno', { turno: turno.nombre, ...format.hourSpan(turno.inicio, turno.fin), duracion });
}
