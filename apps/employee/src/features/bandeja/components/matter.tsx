import { useTranslation } from 'react-i18next';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import type { Format } from '@jornada/i18n';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertTriangle, IconClockExclamation } from '@jornada/ui/icons.ts';
import { CorrectionState } from '../../../shared/day/correction-state.tsx';
import { DayVersions } from '../../../shared/day/day-versions.tsx';
import { dayNames } from '../../../shared/day/hour-on.ts';
import { OldNew } from '../../../shared/day/old-new.tsx';
import { useAvisoText } from '../../../shared/limites/aviso-text.ts';
import { toldAvisos } from '../../../shared/limites/told-avisos.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { reasonsOf, stateOf } from '../model/words.ts';
import { History } from './history.tsx';
import classes from '../bandeja.module.css';

/** A matter, in the order in which one decides: the proposal and its reason, the resulting day, the plan, and the history. */
export function Matter({ asunto }: { asunto: AsuntoVista }) {
  const { t } = useTranslation();
  const format = useFormat(asunto.zona);
  const ahora = useMinute();
  const textOf = useAvisoText();
  const state = stateOf(asunto);
  const isTooMuch = asunto.esDemasiado && state === 'pendiente';
  const { correcciones, fecha, zona, previsto, antes, despues, avisos } = asunto;
  return (
    <div className={classes.matter}>
      <div className={classes.column}>
        <section>
          <h3>{t('bandeja.propuesta')}</h3>
          <ul className={classes.changes}>
            {correcciones.map((correccion) => (
              <li key={correccion.id} className={classes.change}>
                <span className={classes.changeName}>{correccion.nombre}</span>
                <OldNew of={correccion} format={format} size={correcciones.length === 1 ? 'figure' : 'body'} />
                {state !== correccion.estado && <CorrectionState estado={correccion.estado} />}
              </li>
            ))}
          </ul>
          {reasonsOf(asunto).map((motivo) => (
            <p key={motivo} className={classes.quote}>
              {t('correcciones.cita', { texto: motivo })}
            </p>
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
          {isTooMuch && (
            <p className={classes.tooMuch}>
              <Glyph of={IconAlertTriangle} size="sm" />
              {t('bandeja.demasiado', { duracion: format.durationWithUnit(despues.trabajadoMinutos) })}
            </p>
          )}
          {state === 'pendiente' &&
            toldAvisos(avisos).map((aviso) => (
              <p key={aviso.regla} className={classes.tooMuch}>
                <Glyph of={IconClockExclamation} size="sm" />
                <span>
                  {textOf(aviso, zona, ahora).texto} <small>{aviso.norma}</small>
                </span>
              </p>
            ))}
        </DayVersions>
        <p className={classes.plan}>{planText(asunto, format, t)}</p>
      </div>
      <History asunto={asunto} format={format} />
    </div>
  );
}

/** After a disagreement the recorded hour counts, and the other side's version is shown beside it. */
function BothVersions({ asunto: { correcciones } }: { asunto: AsuntoVista }) {
  const { t } = useTranslation();
  const answers = [...new Set(correcciones.flatMap(({ respuesta }) => (respuesta ? [respuesta] : [])))];
  return (
    <section className={classes.both}>
      <h3>{t('bandeja.dos-versiones')}</h3>
      <p className={classes.quiet}>{t('bandeja.dos-versiones-texto')}</p>
      {answers.map((answer) => (
        <p key={answer} className={classes.quote}>
          {t('correcciones.cita', { texto: answer })}
        </p>
      ))}
    </section>
  );
}

function planText({ previsto }: AsuntoVista, format: Format, t: ReturnType<typeof useTranslation>['t']): string {
  if (!previsto) return t('bandeja.plan.no-se-muestra');
  const { turno, minutos } = previsto;
  if (!turno) return t('bandeja.plan.ninguno');
  const duracion = format.durationWithUnit(minutos);
  if (turno.flexible) return t('bandeja.plan.flexible', { turno: turno.nombre, duracion });
  return t('bandeja.plan.turno', {
    turno: turno.nombre,
    horas: format.hourRange(turno.inicio, turno.fin),
    duracion,
  });
}
