import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { Progress, Stack, Text } from '@mantine/core';
import { cierres } from '@jornada/contract';
import '@jornada/ui/theme/mantine-rare.css';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Hint, Section } from '@jornada/web/list/section.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import type { MesDeCentro } from '../mes-de-centro.ts';
import { Cases } from './cases.tsx';
import { MonthDoubts } from './month-doubts.tsx';

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

/** How often the progress is asked for, in milliseconds. */
const AGAIN_MS = 1000;

/** The closing of many people, which a job does: how far it is, and what was in its way. Nothing if there is none. */
function ClosingRuns() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useRead(cierres.marcha, {});
  const runs = Boolean(data?.enMarcha);
  useRead(cierres.marcha, {}, { enabled: runs, refetchInterval: AGAIN_MS });
  const queryClient = useQueryClient();
  // Once it is done, the month is another one.
  useEffect(() => (runs ? () => void queryClient.invalidateQueries() : undefined), [runs, queryClient]);
  if (data?.fallo) return <Hint role="status">{t('cierres.en-marcha.fallo')}</Hint>;
  if (!data?.enMarcha) return null;
  const { ano, mes, hechas, total } = data.enMarcha;
  const title = t('cierres.en-marcha.titulo', { mes: format.month(mes, ano), hechas: format.number(hechas), total: format.number(total) });
  return (
    <Stack gap="xs" role="status">
      <Text fw={600}>{title}</Text>
      <Progress value={(100 * hechas) / Math.max(1, total)} aria-label={title} />
      <Hint>{t('cierres.en-marcha.nota')}</Hint>
    </Stack>
  );
}
