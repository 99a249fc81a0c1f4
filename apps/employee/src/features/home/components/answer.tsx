import { useTranslation } from 'react-i18next';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { isOneOClock } from '../../../shared/day/hours.ts';
import { StageAnswer, StageSum } from '../../../shared/stage/stage.tsx';
import type { DayView } from '../../../shared/today/day-view.ts';
import { isLeaveTold } from '../../../shared/today/told-leave.ts';
import { usePauseText } from '../../../shared/today/use-pause-text.ts';
import { BeforeAnswer } from './before-answer.tsx';
import { Sentence } from '../../../shared/today/sentence.tsx';

type Props = { hoy: HoyVista; day: DayView; format: Format };

/** The sentence with the answer of the day: when the person may leave, or how the day ended. */
export function Answer({ hoy, day, format }: Props) {
  const { t } = useTranslation();
  if (isLeaveTold(hoy)) return <StageAnswer main={t('home.respuesta.baja-sin-anotar')} detail={t('home.respuesta.baja-no-fiches')} />;
  switch (day.estado) {
    case 'antes':
      return <BeforeAnswer hoy={hoy} day={day} format={format} />;
    case 'trabajando':
    case 'pausa':
      return <LeaveAnswer hoy={hoy} day={day} format={format} />;
    case 'completa':
    case 'de-mas':
    case 'cerrada':
      return <DoneAnswer hoy={hoy} day={day} format={format} />;
    case 'libre':
      return <BackAnswer hoy={hoy} format={format} />;
  }
}

/** On a free day: when one works again. */
function BackAnswer({ hoy: { siguiente, fecha }, format }: Omit<Props, 'day'>) {
  const { t } = useTranslation();
  if (!siguiente?.turno) return null;
  const { turno } = siguiente;
  const { days } = Temporal.PlainDate.from(fecha).until(siguiente.fecha, { largestUnit: 'day' });
  const main =
    days === 1 ? (
      <Sentence text="home.respuesta.vuelves-manana" values={{ dia: format.relativeDay(siguiente.fecha, fecha) }} />
    ) : (
      <Sentence text="home.respuesta.vuelves" values={{ dia: format.date(siguiente.fecha, days < 7 ? 'weekday' : 'day') }} />
    );
  const isFlexible = turno.flexible && turno.entradaDesde && turno.entradaHasta;
  return (
    <StageAnswer
      main={main}
      detail={!isFlexible && t('home.respuesta.turno', { turno: turno.nombre, ...format.hourSpan(turno.inicio, turno.fin) })}
    />
  );
}

function LeaveAnswer({ hoy, day, format }: Props) {
  const { t } = useTranslation();
  const { salida } = day;
  const pauses = usePauseText(hoy, day, format);
  if (!salida?.momento) return null;
  const one = isOneOClock(salida.momento, hoy.zona);
  const isToday = format.dayOf(salida.momento) === format.dayOf(day.ahora);
  const today = one ? 'home.respuesta.salir-una' : 'home.respuesta.salir';
  const tomorrow = one ? 'home.respuesta.salir-manana-una' : 'home.respuesta.salir-manana';
  return (
    <StageAnswer
      main={<Sentence text={isToday ? today : tomorrow} values={{ hora: format.hour(salida.momento) }} />}
      detail={
        <StageSum to="/home/salida" title={t('home.salida.titulo')}>
          {pauses}
        </StageSum>
      }
    />
  );
}

function DoneAnswer({ hoy, day: { estado, ahora, salida, trabajado, previsto }, format }: Props) {
  const { t } = useTranslation();
  if (!salida || trabajado === null || previsto === null) return null;
  const turno = hoy.previsto?.turno;
  const isPast = turno && Temporal.Instant.compare(ahora, turno.fin) >= 0;
  const detail =
    turno && !turno.flexible ? t(isPast ? 'home.respuesta.era' : 'home.respuesta.es', format.hourSpan(turno.inicio, turno.fin)) : null;
  const isOver = estado === 'cerrada';
  if (salida.sobranMinutos > 0) {
    return (
      <StageAnswer
        main={
          <Sentence
            text={isOver ? 'home.respuesta.fue-mas' : 'home.respuesta.mas'}
            values={{ tiempo: format.duration(salida.sobranMinutos) }}
          />
        }
        detail={detail}
      />
    );
  }
  if (salida.faltanMinutos > 0) {
    return (
      <StageAnswer
        main={<Sentence text="home.respuesta.fue-menos" values={{ tiempo: format.duration(salida.faltanMinutos) }} tone="warn" />}
        detail={detail}
      />
    );
  }
  return <StageAnswer main={t(isOver ? 'home.respuesta.fue-justo' : 'home.respuesta.ya')} detail={detail} />;
}
