import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { isOneOClock } from '../../../shared/day/hours.ts';
import { StageAnswer } from '../../../shared/stage/stage.tsx';
import type { DayView } from '../../../shared/today/day-view.ts';
import { Sentence } from '../../../shared/today/sentence.tsx';

type Props = { hoy: HoyVista; day: DayView; format: Format };

/** Before coming in: when one begins, or should have begun, and when one could leave by coming in now. */
export function BeforeAnswer({ hoy, day, format }: Props) {
  const { t } = useTranslation();
  const turno = hoy.previsto?.turno;
  if (!turno) return null;
  const turnoText = t('home.respuesta.turno', { turno: turno.nombre, ...format.hourSpan(turno.inicio, turno.fin) });
  if (!day.isMissed && turno.flexible && turno.entradaDesde && turno.entradaHasta) {
    return (
      <StageAnswer
        main={<FlexibleSentence hoy={hoy} day={day} format={format} />}
        detail={<IfEntered hoy={hoy} day={day} format={format} />}
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
      detail={
        <>
          {turnoText}
          <IfEntered hoy={hoy} day={day} format={format} />
        </>
      }
    />
  );
}

/** From when to when one may come in; hours that have passed are not offered. */
function FlexibleSentence({ hoy: { previsto, zona }, day: { ahora }, format }: Props) {
  const { entradaDesde, entradaHasta } = previsto?.turno ?? {};
  if (!entradaDesde || !entradaHasta) return null;
  const values = { desde: format.hour(entradaDesde), hasta: format.hour(entradaHasta) };
  if (Temporal.Instant.compare(ahora, entradaDesde) <= 0) return <Sentence text="home.respuesta.flexible" values={values} />;
  const one = isOneOClock(entradaHasta, zona);
  if (Temporal.Instant.compare(ahora, entradaHasta) > 0)
    return <Sentence text={one ? 'home.respuesta.flexible-tarde-una' : 'home.respuesta.flexible-tarde'} values={values} tone="warn" />;
  return <Sentence text={one ? 'home.respuesta.flexible-hasta-una' : 'home.respuesta.flexible-hasta'} values={values} />;
}

/** "Clock in now and you can leave at 17:39". */
function IfEntered({ hoy: { zona }, day: { siEntra, ahora }, format }: Props) {
  if (!siEntra) return null;
  const one = isOneOClock(siEntra, zona);
  const isToday = format.dayOf(siEntra) === format.dayOf(ahora);
  const today = one ? 'home.respuesta.si-entras-una' : 'home.respuesta.si-entras';
  const tomorrow = one ? 'home.respuesta.si-entras-manana-una' : 'home.respuesta.si-entras-manana';
  return (
    <Text span inherit display="block">
      <Sentence text={isToday ? today : tomorrow} values={{ hora: format.hour(siEntra) }} />
    </Text>
  );
}
