import { useTranslation } from 'react-i18next';
import { hoy } from '@jornada/contract/hoy.ts';
import { visitas } from '@jornada/contract/visitas/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import { cityOf } from '@jornada/features/hoy/city-of.ts';
import { FIRST_PART } from '@jornada/features/hoy/use-today.ts';
import { Section } from '@jornada/web/list/section.tsx';
import { useProfile, useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from '../inicio.module.css';

const FEW_MINUTES = 3 * 60_000;

/** What is still to come today, by its hour: shifts that begin, and for those who run the company also visitors who are expected. */
export function ToCome({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  const { EsAdmin, Modulos } = useProfile();
  const { data } = useRead(hoy.listado, FIRST_PART, { enabled: !isFiltered });
  const seesVisits = EsAdmin && Modulos.includes('visitas');
  const expected = useRead(visitas.esperadasDeHoy, {}, { enabled: seesVisits, refetchInterval: FEW_MINUTES }).data?.items ?? [];
  const format = useFormat(data?.zona);
  const { zone: own } = useFormat();
  const { clock } = useWebServices();
  const offsetOf = (zone: string): string => clock.now().toZonedDateTimeISO(zone).offset;
  const isElsewhere = data !== undefined && offsetOf(data.zona) !== offsetOf(own);
  const visits = expected.map(({ id, nombre, empresa, anfitrion, centro, hora }) => ({
    key: `visit ${id}`,
    at: hora ?? '',
    hour: hora === null ? '' : format.wallHour(hora),
    title: t('hoy.visita', { nombre: empresa ?? nombre }),
    note: t('hoy.visita-con', { anfitrion, centro }),
  }));
  const shifts = (data?.turnos ?? []).map(({ hora, nombre, centro, personas }) => ({
    key: `${hora} ${nombre} ${centro}`,
    at: Temporal.Instant.from(hora)
      .toZonedDateTimeISO(data?.zona ?? 'UTC')
      .toPlainTime()
      .toString(),
    hour: format.hour(hora),
    title: nombre || centro,
    note: [nombre && centro, t('hoy.entran', { count: personas })].filter(Boolean).join(', '),
  }));
  const all = [...visits, ...shifts].toSorted((a, b) => (a.at < b.at ? -1 : 1));
  if (all.length === 0) return null;
  return (
    <Section title={t('hoy.viene')} {...(isElsewhere && { note: t('hoy.eje', { lugar: cityOf(data.zona) }) })}>
      <ul className={classes.shifts}>
        {all.map(({ key, hour, title, note }) => (
          <li key={key} className={classes.shift}>
            <span>{hour}</span>
            <span>
              {title}
              <small>{note}</small>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
