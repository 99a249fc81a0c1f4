import { useTranslation } from 'react-i18next';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { isOneOClock } from '../../../shared/day/hours.ts';
import { StageAnswer, StageSentence, StageSum } from '../../../shared/stage/stage.tsx';
import type { DayView } from '../model/day.ts';
import { usePauseText } from '../use-pause-text.ts';

type Props = { hoy: HoyVista; day: DayView; format: Format };

/** The sentence the day comes down to: when one may leave, or how it ended. */
export function Answer({ hoy, day, format }: Props) {
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

function BeforeAnswer({ hoy, day, format }: Props) {
  const { t } = useTranslation();
  const turno = hoy.previsto?.turno;
  if (!turno) return null;
  const turnoText = t('home.respuesta.turno', { turno: turno.nombre, horas: format.hourRange(turno.inicio, turno.fin) });
  if (!day.isMissed && turno.flexible && turno.entradaDesde && turno.entradaHasta) {
    return (
      <StageAnswer
        main={
          <Sentence
            text="home.respuesta.flexible"
            values={{ desde: format.hour(turno.entradaDesde), hasta: format.hour(turno.entradaHasta) }}
          />
        }
      />
    );
  }
  if (day.isMissed) {
    const text = isOneOClock(turno.fin, hoy.zona) ? 'home.respuesta.acabo-una' : 'home.respuesta.acabo';
    return <StageAnswer main={<Sentence text={text} values={{ hora: format.hour(turno.fin) }} tone="warn" />} detail={turnoText} />;
  }
  const one = isOneOClock(turno.inicio, hoy.zona);
  const hasBegun = Temporal.Instant.compare(day.ahora, turno.inicio) > 0;
  const ahead = one ? 'home.respuesta.empiezas-una' : 'home.respuesta.empiezas';
  const begun = one ? 'home.respuesta.empezo-una' : 'home.respuesta.empezo';
  return (
    <StageAnswer
      main={<Sentence text={hasBegun ? begun : ahead} values={{ hora: format.hour(turno.inicio) }} tone={hasBegun ? 'warn' : 'accent'} />}
      detail={turnoText}
    />
  );
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
  const hours = turno.flexible && turno.entradaDesde && turno.entradaHasta ? null : format.hourRange(turno.inicio, turno.fin);
  return <StageAnswer main={main} detail={hours && t('home.respuesta.turno', { turno: turno.nombre, horas: hours })} />;
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

function DoneAnswer({ hoy, day: { estado, salida, trabajado, previsto }, format }: Props) {
  const { t } = useTranslation();
  if (!salida || trabajado === null || previsto === null) return null;
  const turno = hoy.previsto?.turno;
  const detail = turno && !turno.flexible ? t('home.respuesta.era', { horas: format.hourRange(turno.inicio, turno.fin) }) : null;
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

function Sentence({ text, values, tone = 'accent' }: { text: string; values: Record<string, string>; tone?: 'accent' | 'warn' }) {
  const { t } = useTranslation();
  return <StageSentence text={t(text, values)} tone={tone} />;
}
