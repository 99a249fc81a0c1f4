import { useTranslation } from 'react-i18next';
import { cierres } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
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

type Impedimento = NonNullable<SalidaDe<typeof cierres.revision>['impedimento']>;

/** What must come first, beside the month's end. A month that runs may wait for an earlier one as well. */
function reasonOf({ codigo, antes }: Impedimento, { ano, mes }: { ano: number; mes: number }) {
  if (codigo === 'cierres.ya-cerrado') return 'errores.cierres.ya-cerrado';
  if (codigo === 'cierres.sin-registros') return 'errores.cierres.sin-registros';
  return antes.ano === ano && antes.mes === mes ? null : 'errores.cierres.fuera-de-orden';
}

/** An open month: what closing it affects, the people to check first, and the question that closes it. */
export function CloseMonth({ mes: { ano, mes, centro } }: { mes: MesDeCentro }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const format = useFormat();
  const which = { ano, mes, centro: centro.id };
  const revision = useRead(cierres.revision, which);
  const close = useSend(cierres.cerrar);
  const name = format.month(mes, ano);
  const names = { mes: name, centro: centro.nombre };
  const next = Temporal.PlainYearMonth.from({ year: ano, month: mes }).add({ months: 1 }).toPlainDate({ day: 1 });
  const shut = (motivo: string): void =>
    close.mutate(
      { ...which, ...(motivo ? { motivo } : {}) },
      { onSuccess: ({ enMarcha }) => !enMarcha && notices.show(t('cierres.hecho', { mes: name })) },
    );
  return (
    <Loaded query={revision}>
      {({ personas, enCurso, incompletas, pendientes, incidencias, puedeCerrarse, impedimento, casos, casosEnTotal }) => {
        const before = impedimento && reasonOf(impedimento, which);
        const lacks = incompletas + pendientes > 0;
        return (
          <Section title={t('cierres.antes')} note={t('cierres.antes-nota')}>
            {impedimento?.codigo === 'cierres.mes-en-curso' && (
              <Hint>{t('cierres.no-ha-terminado', { dia: format.date(next.toString(), 'day') })}</Hint>
            )}
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
            {before && <Hint>{t(before, { mes: format.month(impedimento.antes.mes, impedimento.antes.ano) })}</Hint>}
            {impedimento === null && enCurso > 0 && <Hint>{t('cierres.aun-en-curso')}</Hint>}
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
