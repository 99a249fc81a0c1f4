import { useTranslation } from 'react-i18next';
import { cierres } from '@jornada/contract';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Facts } from '@jornada/ui/facts.tsx';
import { Hint, Section } from '@jornada/web/list/section.tsx';
import { Cases } from './cases.tsx';
import { ClosingRuns } from './closing-runs.tsx';
import { MonthDoubts } from './month-doubts.tsx';
import type { MesDeCentro } from '../mes-de-centro.ts';

/** An open month: what closing it affects, the people to check first, and the question that closes it. */
export function CloseMonth({ mes: { ano, mes, centro } }: { mes: MesDeCentro }) {
  const { t } = useTranslation();
  const { clock, notices } = useWebServices();
  const format = useFormat();
  const which = { ano, mes, centro: centro.id };
  const revision = useRead(cierres.revision, which);
  const close = useSend(cierres.cerrar);
  const name = format.month(mes, ano);
  const names = { mes: name, centro: centro.nombre };
  const next = Temporal.PlainYearMonth.from({ year: ano, month: mes }).add({ months: 1 }).toPlainDate({ day: 1 });
  const isOver = Temporal.PlainDate.compare(clock.now().toZonedDateTimeISO(format.zone).toPlainDate(), next) >= 0;
  const shut = (motivo: string): void =>
    close.mutate(
      { ...which, ...(motivo ? { motivo } : {}) },
      { onSuccess: ({ enMarcha }) => !enMarcha && notices.show(t('cierres.hecho', { mes: name })) },
    );
  return (
    <Loaded query={revision}>
      {({ personas, enCurso, incompletas, pendientes, incidencias, puedeCerrarse, casos, casosEnTotal }) => {
        const lacks = incompletas + pendientes > 0;
        return (
          <Section title={t('cierres.antes')} note={t('cierres.antes-nota')}>
            {!isOver && <Hint>{t('cierres.no-ha-terminado', { dia: format.date(next.toString(), 'day') })}</Hint>}
            <Facts
              areCounts
              items={[
                [t('cierres.personas'), personas],
                [t('cierres.en-curso'), enCurso],
                [t('cierres.incompletas'), incompletas],
                [t('cierres.pendientes'), pendientes],
                [t('cierres.incidencias'), incidencias],
              ]}
            />
            <Cases casos={casos} total={casosEnTotal} />
            <MonthDoubts ano={ano} mes={mes} centro={centro.id} />
            <ClosingRuns />
            {!puedeCerrarse && isOver && <Hint>{t(enCurso > 0 ? 'cierres.aun-en-curso' : 'cierres.aun-no')}</Hint>}
            {puedeCerrarse && (
              <Ask
                opener={lacks ? t('cierres.cerrar-asi') : t('cierres.cerrar', { mes: name })}
                question={
                  lacks
                    ? t('cierres.cerrar-asi-pregunta', { ...names, incompletas, pendientes })
                    : t('cierres.cerrar-pregunta', { ...names, count: personas })
                }
                yes={t('cierres.cerrar', { mes: name })}
                reason={lacks ? t('cierres.motivo') : undefined}
                isBusy={close.isPending}
                error={close.error}
                onYes={shut}
              />
            )}
          </Section>
        );
      }}
    </Loaded>
  );
}
