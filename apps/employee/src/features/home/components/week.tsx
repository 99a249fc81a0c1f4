import { useTranslation } from 'react-i18next';
import { Group } from '@mantine/core';
import type { DiaVista, HoyVista } from '@jornada/contract/registros/vistas.ts';
import { seCuenta } from '@jornada/domain/registros/balance.ts';
import { lineaDelDia } from '@jornada/domain/registros/linea.ts';
import type { Format } from '@jornada/i18n';
import { DayLine } from '@jornada/ui/day-line/day-line.tsx';
import { DayLink } from '../../../shared/day/day-link.tsx';
import { DAY_WINDOW } from '../../../shared/day/hours.ts';
import { toneOf } from '@jornada/features/day/words.ts';
import { weekSums } from '../model/week.ts';
import type { DayView } from '../../../shared/today/day-view.ts';
import classes from '../week.module.css';

type Props = { hoy: HoyVista; day: DayView; format: Format };

/** This week: each day with worked time, difference, and line. */
export function Week({ hoy, day, format }: Props) {
  const { t } = useTranslation();
  if (day.trabajado === null || hoy.semana.length === 0) return null;
  const { trabajado, previsto } = weekSums(hoy, day.trabajado);
  const shown = hoy.semana.filter(
    ({ fecha, previsto: plan, tramos }) =>
      fecha === hoy.fecha ||
      tramos.length > 0 ||
      (plan?.turno ?? null) !== null ||
      plan?.motivo === 'festivo' ||
      plan?.motivo === 'ausencia',
  );
  return (
    <section className={classes.week} aria-labelledby="home-week">
      <Group justify="space-between" align="baseline" wrap="nowrap" mb="sm">
        <h2 id="home-week">{t('home.semana.titulo')}</h2>
        <p data-tone="quiet">
          <b>{format.duration(trabajado)}</b>{' '}
          {day.previsto !== null || previsto > 0 ? t('home.arco.total', { previsto: format.durationWithUnit(previsto) }) : null}
        </p>
      </Group>
      <ol className={classes.days}>
        {shown.map((dia) => (
          <WeekDay
            key={dia.fecha}
            dia={dia.fecha === hoy.fecha ? { ...dia, tramos: hoy.tramos } : dia}
            isToday={dia.fecha === hoy.fecha}
            worked={dia.fecha === hoy.fecha ? (day.trabajado ?? 0) : dia.linea.trabajadoMinutos}
            ahora={day.ahora}
            zona={hoy.zona}
            format={format}
          />
        ))}
      </ol>
    </section>
  );
}

type WeekDayProps = { dia: DiaVista; isToday: boolean; worked: number; ahora: string; zona: string; format: Format };

function WeekDay({ dia, isToday, worked, ahora, zona, format }: WeekDayProps) {
  const { t } = useTranslation();
  const { fecha, linea, previsto, tramos } = dia;
  const trazos = lineaDelDia({ previsto, tramos, zona, fecha, ahora: isToday ? ahora : null, ventana: DAY_WINDOW });
  const label = `${format.capitalize(format.date(fecha, 'weekdayShort'))} ${Number(fecha.slice(8))}`;
  const isAhead = !isToday && linea.porque === 'futuro';
  const isUnknown = !isToday && linea.porque === 'incompleta';
  return (
    <li className={classes.day} data-today={isToday} data-ahead={isAhead} aria-current={isToday ? 'date' : undefined}>
      <p className={classes.name}>
        <DayLink fecha={fecha} className={classes.link}>
          {isToday ? (
            <>
              <span className={classes.short}>{label}</span>
              <span className={classes.long}>{t('home.semana.hoy', { dia: label })}</span>
            </>
          ) : (
            label
          )}
        </DayLink>
      </p>
      <p className={classes.worked}>
        {isUnknown ? '–' : format.duration(isAhead ? linea.previstoMinutos : worked)} {!isToday && <Difference dia={dia} format={format} />}
      </p>
      <DayLine trazos={trazos} />
    </li>
  );
}

function Difference({ dia: { linea, previsto }, format }: { dia: DiaVista; format: Format }) {
  const { t } = useTranslation();
  if (previsto?.motivo === 'festivo' || previsto?.motivo === 'ausencia') return <small>{t(`ausencias.motivo.${previsto.motivo}`)}</small>;
  if (linea.porque === 'futuro') return <small className={classes.planned}>{t('home.semana.previsto')}</small>;
  if (linea.porque === 'incompleta') {
    const why = linea.incidencias.find((one) => one === 'falta-entrada' || one === 'solape') ?? 'falta-salida';
    return <small data-tone="bad">{t(`incidencias.${why}.nombre`)}</small>;
  }
  if (!seCuenta(linea)) return null;
  return <small data-tone={toneOf(linea.diferenciaMinutos)}>{format.balance(linea.diferenciaMinutos, '=')}</small>;
}
