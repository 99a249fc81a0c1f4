import { useTranslation } from 'react-i18next';
import type { GraficosVista } from '@jornada/contract/resumen.ts';
import { Ledger, LedgerRow } from '@jornada/ui/ledger.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import type { Period } from '../model/period.ts';
import { toneOf } from '@jornada/features/day/words.ts';
import { AbsenceList, AbsenceSection } from './absences.tsx';
import { DayLines } from './day-lines.tsx';
import { HoursChart } from './hours-chart.tsx';
import { MarksChart } from './marks-chart.tsx';
import { ProjectsChart } from './projects-chart.tsx';
import { Punctuality } from './punctuality.tsx';
import { TimeChart } from './time-chart.tsx';
import classes from '../resumen.module.css';

/** The charts of a period, the large ones first. */
export function Statistics({ data, period }: { data: GraficosVista; period: Period }) {
  return (
    <>
      <HoursChart key={`${data.desde}${data.hasta}`} data={data} period={period} />
      {data.lineas.length > 0 && <DayLines lineas={data.lineas} />}
      <div className={classes.pair}>
        <TimeChart data={data} />
        {data.puntualidad && <Punctuality puntualidad={data.puntualidad} />}
        {data.proyectos.length > 0 && <ProjectsChart proyectos={data.proyectos} />}
        {data.marcas.length > 0 && <MarksChart marcas={data.marcas} />}
      </div>
    </>
  );
}

/** Beside the charts: the sums, and the absences. */
export function StatisticsAside({ data }: { data: GraficosVista }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { trabajadoMinutos, previstoMinutos, diferenciaMinutos, nocturnosMinutos, efectivoMinutos, diasQueCuentan } = data.total;
  return (
    <>
      <section className={classes.section} aria-labelledby="resumen-cifras">
        <h2 id="resumen-cifras">{t('resumen.cifras.titulo')}</h2>
        <Ledger>
          <LedgerRow
            label={t('resumen.cifras.trabajado')}
            detail={
              <>
                {t('resumen.ano.dias', { count: diasQueCuentan })}
                <small className={classes.part}>{t('resumen.cifras.efectivo', { tiempo: format.durationWithUnit(efectivoMinutos) })}</small>
                {nocturnosMinutos > 0 && (
                  <small className={classes.part}>{t('resumen.cifras.noche', { tiempo: format.durationWithUnit(nocturnosMinutos) })}</small>
                )}
              </>
            }
            value={format.duration(trabajadoMinutos)}
          />
          {previstoMinutos !== null && <LedgerRow label={t('resumen.cifras.previsto')} value={format.duration(-previstoMinutos)} />}
          {diferenciaMinutos !== null && (
            <LedgerRow
              kind="result"
              label={t('resumen.cifras.diferencia')}
              value={format.balance(diferenciaMinutos, '=')}
              tone={toneOf(diferenciaMinutos)}
            />
          )}
        </Ledger>
      </section>
      <AbsenceSection>
        <AbsenceList items={data.ausencias} />
      </AbsenceSection>
    </>
  );
}
