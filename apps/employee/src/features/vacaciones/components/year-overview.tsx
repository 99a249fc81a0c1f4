import type { SalidaDe } from '@jornada/contract/call.ts';
import type { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { YearLegend, YearLegendItem, YearLine, type YearStretch } from '@jornada/features/ausencias/year/year-line.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { useRequestWords } from '@jornada/features/solicitudes/use-request-words.ts';
import { useCalendario } from '../api.ts';
import classes from '../vacaciones.module.css';

type Ausencia = SalidaDe<typeof vacaciones.getCalendario>['items'][number]['ausencias'][number];

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function kindOf({ clase, aprobada, hasta }: Ausencia, today: string): YearStretch['kind'] {
  if (clase !== 'vacaciones') return 'other';
  if (!aprobada) return 'open';
  return hasta < today ? 'past' : 'ahead';
}

/** The year as a line: public holidays, vacations, what waits for an answer, other absences, and today. */
export function YearOverview({ ano }: { ano: number }) {
  const { t, format, today } = useRequestWords();
  const year = useCalendario(ano, true).data?.items.find((one) => one.ano === ano);
  if (!year)
    return (
      <div className={classes.year}>
        <Block height="5rem" />
      </div>
    );
  const { festivos, ausencias } = year;
  const centros = [...new Set(festivos.flatMap(({ centro }) => centro ?? []))];
  const own = ausencias.filter(({ clase }) => clase === 'vacaciones');
  const waits = own.some(({ aprobada }) => !aprobada);
  const hasOthers = own.length < ausencias.length;
  return (
    <section className={classes.year} aria-label={String(ano)}>
      <YearLine
        ano={ano}
        months={MONTHS.map((month) => format.month(month).slice(0, 3))}
        holidays={festivos.map(({ fecha }) => fecha)}
        stretches={ausencias.map((one, index) => ({
          key: index,
          desde: one.desde,
          hasta: one.hasta,
          kind: kindOf(one, today),
          text: one.dias === null ? undefined : format.number(one.dias),
        }))}
        today={today.startsWith(String(ano)) ? { fecha: today, word: t('vacaciones.linea.hoy') } : null}
        label={t('vacaciones.linea.frase', { ano, periodos: own.length, festivos: festivos.length })}
      />
      <YearLegend>
        <YearLegendItem kind="ahead">{t('vacaciones.linea.vacaciones')}</YearLegendItem>
        {waits && <YearLegendItem kind="open">{t('vacaciones.linea.pendiente')}</YearLegendItem>}
        {festivos.length > 0 && (
          <YearLegendItem kind="holiday">
            {centros.length > 0
              ? t('vacaciones.linea.festivos-de', { count: festivos.length, centros: format.list(centros) })
              : t('vacaciones.linea.festivos', { count: festivos.length })}
          </YearLegendItem>
        )}
        {festivos.some(({ propuesto }) => propuesto) && <li>{t('vacaciones.linea.propuestos')}</li>}
        {hasOthers && <YearLegendItem kind="other">{t('vacaciones.linea.otras')}</YearLegendItem>}
      </YearLegend>
    </section>
  );
}
