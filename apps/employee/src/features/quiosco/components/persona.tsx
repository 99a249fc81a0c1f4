import { useTranslation } from 'react-i18next';
import { Box, Button, Title, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import { isOffered } from '@jornada/domain/quiosco/ofrecido.ts';
import { iconOfClase } from '@jornada/ui/domain-icons.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCalendar, IconDots, IconX } from '@jornada/ui/icons.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { useSession } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { isOneOClock } from '../../../shared/day/hours.ts';
import { useKioskConfig } from '../../../shared/quiosco/use-config.ts';
import { useLeaveKiosk } from '../../../shared/quiosco/use-leave.ts';
import { accionesAt, dockOf, needsForm, phraseOf } from '../../../shared/today/actions.ts';
import { DayFigure } from '../../../shared/today/day-figure.tsx';
import { dayAt, type DayView } from '../../../shared/today/day-view.ts';
import { Sentence } from '../../../shared/today/sentence.tsx';
import { StateLine } from '../../../shared/today/state-line.tsx';
import { usePauseText } from '../../../shared/today/use-pause-text.ts';
import { firstName } from '../model/first-name.ts';
import { useFirstButton } from '../use-first-button.ts';
import { useKioskClock } from '../use-kiosk-clock.ts';
import kiosk from '../../../shared/quiosco/kiosk.module.css';
import classes from '../quiosco.module.css';

type Props = { hoy: HoyVista; todos: readonly TipoRegistroVista[] };
/** Smaller buttons beside the large one. */
const MOST_SECOND = 3;

/** The greeting, the day, one large action, and the others. */
export function Persona({ hoy, todos }: Props) {
  const { t } = useTranslation();
  const { simulatedUser } = useSession();
  const format = useFormat(hoy.zona);
  const day = dayAt(hoy, useMinute());
  const subtipos = useKioskConfig()?.subtipos ?? null;
  const leave = useLeaveKiosk();
  const messageOf = useMessageOf();
  const { clock, pending, problem } = useKioskClock();
  const nombre = firstName(simulatedUser?.NombreCompleto ?? '');
  const actions = dockOf(accionesAt(hoy, todos, day.ahora), todos);
  const offered = actions.all.filter((tipo) => isOffered(tipo, subtipos));
  const main = offered.find((tipo) => !needsForm(tipo)) ?? null;
  const second = [...offered.filter(({ clase }) => clase === 'salida'), ...offered.filter(({ clase }) => clase !== 'salida')]
    .filter((tipo) => tipo !== main && !needsForm(tipo))
    .slice(0, MOST_SECOND);
  const phrase = main && phraseOf(main, todos);
  return (
    <div className={classes.persona}>
      <div className={classes.greeting}>
        <Initials size="xl">{simulatedUser?.Iniciales ?? ''}</Initials>
        <div>
          <Title order={1} className={classes.hello}>
            {t('quiosco.persona.hola', { nombre })}
          </Title>
          <div className={classes.situation}>
            <StateLine hoy={hoy} format={format} />
          </div>
        </div>
      </div>
      <div className={classes.day}>
        <DayFigure hoy={hoy} day={day} format={format} isLarge />
        <Leaving hoy={hoy} day={day} />
      </div>
      <div className={classes.actions}>
        {problem && (
          <p className={classes.problem} role="alert">
            {messageOf(problem)}
          </p>
        )}
        {main && (
          <MainAction tipo={main} isBusy={pending === main.id} onPress={() => clock(main)} label={phrase ? t(phrase) : main.nombre} />
        )}
        <div className={classes.seconds}>
          {second.map((tipo) => (
            <UnstyledButton key={tipo.id} className={classes.second} aria-disabled={pending !== null} onClick={() => clock(tipo)}>
              <Glyph of={iconOfClase(tipo.clase, tipo.subtipo)} size="lg" />
              <span>{tipo.nombre}</span>
            </UnstyledButton>
          ))}
          {offered.length > second.length + 1 && (
            <Link to="/home/otros" className={classes.second}>
              <Glyph of={IconDots} size="lg" />
              <span>{t('home.otros.boton')}</span>
            </Link>
          )}
          <Link to="/registros-list" className={classes.second}>
            <Glyph of={IconCalendar} size="lg" />
            <span>{t('quiosco.persona.mi-mes')}</span>
          </Link>
        </div>
        <Button variant="transparent" size="lg" className={kiosk.way} leftSection={<Glyph of={IconX} />} onClick={() => void leave()}>
          {t('quiosco.persona.no-soy', { nombre })}
        </Button>
      </div>
    </div>
  );
}

type MainProps = { tipo: TipoRegistroVista; label: string; isBusy: boolean; onPress: () => void };

function MainAction({ tipo, label, isBusy, onPress }: MainProps) {
  return (
    <Button
      {...useFirstButton()}
      className={classes.main}
      size="xl"
      leftSection={<Glyph of={iconOfClase(tipo.clase, tipo.subtipo)} size="xl" />}
      loading={isBusy}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}

/** When the person may leave, while that is open. */
function Leaving({ hoy, day }: { hoy: HoyVista; day: DayView }) {
  const format = useFormat(hoy.zona);
  const pauses = usePauseText(hoy, day, format);
  const { salida, estado } = day;
  if (!salida?.momento || (estado !== 'trabajando' && estado !== 'pausa')) return null;
  const text = isOneOClock(salida.momento, hoy.zona) ? 'home.respuesta.salir-una' : 'home.respuesta.salir';
  return (
    <Box mt="1.5rem" ta="center">
      <p className={classes.leaveAt}>
        <Sentence text={text} values={{ hora: format.hour(salida.momento) }} />
      </p>
      <p data-tone="quiet">{pauses}</p>
    </Box>
  );
}
