import { useTranslation } from 'react-i18next';
import { seasonOn, type DiaPrevisto } from '@jornada/domain/horario/index.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { versionOn, type Version } from '../model/version-on.ts';
import classes from '../horarios.module.css';

const DAY_MS = 86_400_000;
/** One day's width and the height of 24 hours, in the units of the drawing. */
const [STEP, HEIGHT] = [10, 32];
const LONGEST = 31;

type Props = { ano: number; days: readonly DiaPrevisto[]; versiones: readonly Version[] };

/** Twelve months, each day an upright line of 24 hours with its shift; holidays are dots, and days of a season have another tone. */
export function YearLines({ ano, days, versiones }: Props) {
  const { t } = useTranslation();
  const format = useFormat('UTC');
  const months = Array.from({ length: 12 }, (_, index) => days.filter(({ fecha }) => Number(fecha.slice(5, 7)) === index + 1));
  return (
    <ol className={classes.year} aria-label={t('horarios.ano.de', { ano })}>
      {months.map((month, index) => {
        const minutes = month.reduce((sum, { minutos }) => sum + minutos, 0);
        const worked = month.filter(({ minutos }) => minutos > 0).length;
        return (
          <li key={month[0]?.fecha}>
            <span>{format.capitalize(format.month(index + 1))}</span>
            <svg viewBox={`0 0 ${LONGEST * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
              {month.map((day, at) => (
                <DayStroke key={day.fecha} day={day} at={at} season={isInSeason(versiones, day.fecha)} />
              ))}
            </svg>
            <span className={classes.minutes}>{t('horarios.ano.dias', { count: worked })}</span>
            <span className={classes.minutes}>{format.duration(minutes)}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Whether a day is one of a season of the version that holds on it. */
export function isInSeason(versiones: readonly Version[], fecha: string): boolean {
  const definicion = versionOn(versiones, fecha)?.definicion;
  return definicion !== undefined && definicion.clase !== 'rotativo' && seasonOn<unknown>(definicion, fecha) !== null;
}

/** The hours of a day from top to bottom. A night goes on at the top of its own line. */
function DayStroke({ day: { fecha, turno, motivo }, at, season }: { day: DiaPrevisto; at: number; season: boolean }) {
  const x = at * STEP + 1;
  const width = STEP - 2;
  if (motivo === 'festivo') return <rect className={classes.holiday} x={x} y={HEIGHT / 2 - 4} width={width} height={8} rx={4} />;
  if (!turno) return <rect className={classes.free} x={x} y={HEIGHT - 2} width={width} height={1} />;
  const midnight = Temporal.PlainDate.from(fecha).toZonedDateTime('UTC').epochMilliseconds;
  const part = (instant: string) => ((Temporal.Instant.from(instant).epochMilliseconds - midnight) / DAY_MS) * HEIGHT;
  const [from, to] = [part(turno.inicio), part(turno.fin)];
  const stroke = { className: season ? classes.seasonDay : classes.workDay, x, width, rx: 2 };
  return (
    <>
      <rect {...stroke} y={from} height={Math.max(1, Math.min(HEIGHT, to) - from)} />
      {to > HEIGHT && <rect {...stroke} y={0} height={Math.max(0, Math.min(from, to - HEIGHT))} />}
    </>
  );
}
