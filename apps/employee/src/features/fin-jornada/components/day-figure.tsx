import { useTranslation } from 'react-i18next';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { ArcMiddle } from '@jornada/ui/arc/arc-frame.tsx';
import { DayArc } from '@jornada/ui/arc/day-arc.tsx';
import { HoursArc } from '@jornada/ui/arc/hours-arc.tsx';
import { PlainArc } from '@jornada/ui/arc/plain-arc.tsx';
import type { ArcSize } from '@jornada/ui/arc/scale.ts';
import { IconCircleCheck } from '@jornada/ui/icons.ts';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { isOneOClock } from '../../../shared/day/hours.ts';
import { toneOf } from '@jornada/features/day/words.ts';
import { Stage, StageAnswer, StageSentence, StageState, StageSum } from '../../../shared/stage/stage.tsx';
import type { Mensaje } from '../model/mensaje.ts';
import { closedArc } from '../model/closed-day.ts';

type Props = { hoy: HoyVista; mensaje: Mensaje; tipo: number; format: Format };

/** The recorded time, the day as an arc, and the difference from the plan. */
export function DayEndFigure(props: Props) {
  return (
    <Stage>
      <Recorded {...props} />
      <Arc {...props} />
      <Difference {...props} />
    </Stage>
  );
}

const RECORDED = {
  plain: { otro: 'fin-jornada.registrada.directo', una: 'fin-jornada.registrada.directo-una' },
  sugerido: { otro: 'fin-jornada.registrada.sugerido', una: 'fin-jornada.registrada.sugerido-una' },
  declarado: { otro: 'fin-jornada.registrada.declarado', una: 'fin-jornada.registrada.declarado-una' },
} as const;

function Recorded({ hoy, mensaje, format }: Props) {
  const { t } = useTranslation();
  const salida = hoy.registros.find(({ id }) => id === mensaje.registroId);
  if (!salida) return null;
  const { modo, momento } = salida;
  const texts = RECORDED[modo === 'sugerido' || modo === 'declarado' ? modo : 'plain'];
  return (
    <StageState icon={IconCircleCheck} tone="accent">
      {t(isOneOClock(momento, hoy.zona) ? texts.una : texts.otro, { hora: format.hour(momento) })}
    </StageState>
  );
}

function Arc({ hoy, mensaje: { trabajadoMinutos, previstoMinutos }, format }: Props) {
  const { t } = useTranslation();
  const size: ArcSize = useIsDesktop() ? 'desktop' : 'phone';
  if (trabajadoMinutos === null) return null;
  const expected = previstoMinutos === null || previstoMinutos === 0 ? null : previstoMinutos;
  const middle = (
    <ArcMiddle
      before={t('fin-jornada.has-trabajado')}
      hero={format.duration(trabajadoMinutos)}
      of={expected === null ? undefined : t('fin-jornada.de', { previsto: format.durationWithUnit(expected) })}
    />
  );
  const arco = closedArc(hoy);
  if (!arco) {
    return (
      <PlainArc size={size} share={0}>
        {middle}
      </PlainArc>
    );
  }
  const trabajado = format.spokenDuration(trabajadoMinutos);
  const drawn = { zona: hoy.zona, ahora: arco.hasta, estado: 'cerrada', hour: format.hour, size };
  if (expected === null) {
    return (
      <HoursArc {...drawn} fecha={hoy.fecha} lived={arco} label={t('fin-jornada.arco-sin-plan', { trabajado })}>
        {middle}
      </HoursArc>
    );
  }
  const label = t('fin-jornada.arco', { trabajado, previsto: format.spokenDuration(expected) });
  return (
    <DayArc {...drawn} {...arco} label={label}>
      {middle}
    </DayArc>
  );
}

function Difference({ hoy, mensaje: { diferenciaMinutos, previstoMinutos }, tipo, format }: Props) {
  const { t } = useTranslation();
  if (diferenciaMinutos === null || previstoMinutos === null) return null;
  const turno = hoy.previsto?.turno;
  const key =
    diferenciaMinutos > 0
      ? 'fin-jornada.diferencia.mas'
      : diferenciaMinutos < 0
        ? 'fin-jornada.diferencia.menos'
        : 'fin-jornada.diferencia.justo';
  const text = t(key, { tiempo: format.duration(Math.abs(diferenciaMinutos)) });
  const isPast = turno && Temporal.Instant.compare(hoy.ahora, turno.fin) >= 0;
  const hours =
    turno && !turno.flexible
      ? t(isPast ? 'fin-jornada.turno' : 'fin-jornada.turno-es', { inicio: format.hour(turno.inicio), fin: format.hour(turno.fin) })
      : null;
  return (
    <StageAnswer
      main={<StageSentence text={text} tone={toneOf(diferenciaMinutos)} />}
      detail={
        <StageSum
          to="/confirmacion-jornada/$tipoid/suma"
          params={{ tipoid: String(tipo) }}
          resetScroll={false}
          title={hours ? t('fin-jornada.suma.titulo') : undefined}
        >
          {hours ?? t('fin-jornada.suma.titulo')}
        </StageSum>
      }
    />
  );
}
