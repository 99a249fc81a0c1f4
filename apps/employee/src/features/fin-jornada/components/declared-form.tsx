import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Text, Textarea } from '@mantine/core';
import { ApiError } from '@jornada/client';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { useLead } from '@jornada/web/form/use-lead.ts';
import type { Result } from '../model/result.ts';
import { plannedPresences, presencesOf } from '../model/spans.ts';
import type { useDeclaring } from '../use-declaring.ts';
import { ResultSummary } from './result-summary.tsx';
import { TaskPage } from './task-page.tsx';
import type { DayData } from './with-day.tsx';

type Declared = { observaciones: string };
type Props<V extends Declared> = {
  of: ContractForm<V>;
  day: DayData;
  shared: ReturnType<typeof useDeclaring>;
  title: string;
  save: string;
  /** What the day comes to; null while the hours are not well. */
  result: Result | null;
  children: ReactNode;
};

/** The frame of a form of own hours: what they come to, the remark, and the one button. */
export function DeclaredForm<V extends Declared>({ of, day: { hoy, resumen }, shared, title, save, result, children }: Props<V>) {
  const { t } = useTranslation();
  const { format, goBack, asksRemark } = shared;
  const { place } = useLead<HTMLDivElement>(of);
  const turno = resumen.previsto?.turno;
  const refused = of.error instanceof ApiError ? of.error.message : t('errores.general.desconocido');
  const own = of.isIdle ? t('fin-jornada.problema.igual') : of.isWrong ? t('fin-jornada.problema.revisa') : null;
  return (
    <TaskPage
      title={title}
      fields={place}
      onBack={goBack}
      save={save}
      onSave={() => of.submit()}
      isBusy={of.isBusy}
      problem={own ?? (of.error ? refused : null)}
      note={t('fin-jornada.para-siempre')}
      summary={
        <ResultSummary
          result={result}
          resumen={resumen}
          showsTotals={hoy.minutos !== null}
          recorded={presencesOf(resumen.tramos)}
          planned={turno ? plannedPresences(turno) : []}
          zona={hoy.zona}
          format={format}
        />
      }
    >
      {children}
      {asksRemark && <Remark of={of} />}
    </TaskPage>
  );
}

/** Why the hours are others than those that were clocked. */
function Remark({ of }: { of: Pick<ContractForm<{ observaciones: string }>, 'field'> }) {
  const { t } = useTranslation();
  const { name, value, error, rule, set } = of.field<string>('observaciones');
  return (
    <Textarea
      label={
        <>
          {t('fin-jornada.observaciones')}{' '}
          <Text span inherit c="dimmed" fw={450}>
            {t('fin-jornada.opcional')}
          </Text>
        </>
      }
      name={name}
      value={value}
      error={error}
      maxLength={rule.maxLength}
      rows={3}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}
