import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { iconOfAbsence } from '@jornada/ui/domain-icons.ts';
import { IconCalendarEvent, IconChevronRight, IconHourglassLow } from '@jornada/ui/icons.ts';
import { nameOfAbsence } from '../../../shared/day/names.ts';
import { toneOf } from '@jornada/features/day/words.ts';
import { Note } from '@jornada/ui/note.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { useOnline } from '@jornada/web/use-online.ts';
import classes from '../facts.module.css';

type Props = { hoy: HoyVista; format: Format };

/** The month's balance; it opens the sum behind it. */
export function BalanceRow({ hoy: { mes, fecha, ahora }, format }: Props) {
  const { t } = useTranslation();
  const online = useOnline();
  if (!mes) return null;
  return (
    <Link to="/home/saldo" className={classes.row}>
      <span className={classes.balanceText}>
        <span className={classes.balanceTitle}>{t('home.saldo.titulo', { mes: format.month(Number(fecha.slice(5, 7))) })}</span>
        <span className={classes.balanceOf}>
          {t('home.saldo.de', {
            trabajado: format.duration(mes.trabajadoMinutos),
            previsto: format.durationWithUnit(mes.previstoMinutos),
            count: mes.diasQueCuentan,
          })}
        </span>
        <WeighsMost mes={mes} format={format} />
        {!online && <span className={classes.balanceOf}>{t('home.saldo.a-las', { hora: format.hour(ahora) })}</span>}
      </span>
      <span className={classes.balance} data-tone={toneOf(mes.balanceMinutos)}>
        {format.balance(mes.balanceMinutos)}
      </span>
      <Glyph of={IconChevronRight} className={classes.chevron} />
    </Link>
  );
}

/** What the balance comes down to: days that do not count yet, else the one that differs most. */
function WeighsMost({ mes: { incompletos, mayor }, format }: { mes: NonNullable<HoyVista['mes']>; format: Format }) {
  const { t } = useTranslation();
  const dayOf = (fecha: string): string => format.date(fecha, 'weekdayDay');
  if (incompletos.length > 0)
    return <span className={classes.weighs}>{t('home.saldo.sin-contar', { dias: incompletos.map(dayOf).join(' · ') })}</span>;
  // What the device kept of an older version may lack it.
  if (!mayor) return null;
  return (
    <span className={classes.weighs}>
      {t('home.saldo.sobre-todo', { dia: dayOf(mayor.fecha), saldo: format.balance(mayor.diferenciaMinutos) })}
    </span>
  );
}

/** The next working day. */
export function NextShiftRow({ hoy: { siguiente, fecha }, format }: Props) {
  const { t } = useTranslation();
  if (!siguiente?.turno) return null;
  const { turno, centro } = siguiente;
  const day = format.capitalize(format.relativeDay(siguiente.fecha, fecha));
  const hours =
    turno.flexible && turno.entradaDesde && turno.entradaHasta
      ? t('home.siguiente.flexible', { desde: format.hour(turno.entradaDesde), hasta: format.hour(turno.entradaHasta) })
      : format.hourRange(turno.inicio, turno.fin);
  return (
    <div className={classes.row}>
      <Glyph of={IconCalendarEvent} data-tone="quiet" />
      <RowText
        name={t('home.siguiente.turno', { dia: day, turno: turno.nombre })}
        detail={[hours, centro?.nombre].filter(Boolean).join(' · ')}
      />
    </div>
  );
}

/** The person's own next absence. */
export function AbsenceRow({ hoy: { ausencia }, format }: Props) {
  const { t } = useTranslation();
  if (!ausencia) return null;
  return (
    <div className={classes.row}>
      <Glyph of={iconOfAbsence(ausencia.clase)} data-tone="quiet" />
      <RowText
        name={`${t(nameOfAbsence(ausencia.clase))} ${format.dayRange(ausencia.desde, ausencia.hasta)}`}
        detail={ausencia.mitad && format.capitalize(t(`ausencias.partes.${ausencia.mitad}`))}
      >
        {!ausencia.aprobada && (
          <Note as="span" icon={IconHourglassLow} tone="warn" words="tone" fw={550}>
            {t('ausencias.estado.pendiente')}
          </Note>
        )}
      </RowText>
    </div>
  );
}
