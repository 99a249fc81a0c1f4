import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconCash, IconCheck } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Panel } from '@jornada/ui/panel.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { Problem } from '@jornada/web/form/problem.tsx';
import { useExpenseWords } from '@jornada/features/solicitudes/gastos/use-expense-words.ts';

/** An expense as far as paying it needs. */
export type ToPay = { id: number; version: number; nombre: string };
type Answers = SalidaDe<typeof gastos.pagar>['items'];

type Props = {
  of: readonly ToPay[];
  /** Those that are paid now. */
  onPaid: (ids: readonly number[]) => void;
};

/** The day on which expenses were paid. Each is paid by itself; what could not be paid says why. */
export function PayForm({ of, onPaid }: Props) {
  const { t } = useTranslation();
  const { today } = useExpenseWords();
  const [dia, setDia] = useState(today);
  const [answers, setAnswers] = useState<Answers>([]);
  const paying = useSend(gastos.pagar, { once: true, refreshOnError: true });
  const refused = answers.flatMap(({ id, error }) => (error ? [{ id, mensaje: error.mensaje }] : []));
  const paid = answers.length - refused.length;
  const pay = (): void =>
    paying.mutate(
      { cuales: of.map(({ id, version }) => ({ id, version })), dia },
      {
        onSuccess: ({ items }) => {
          setAnswers(items);
          onPaid(items.flatMap(({ id, error }) => (error ? [] : [id])));
        },
      },
    );
  return (
    <Stack gap="sm">
      {paid > 0 && (
        <Note icon={IconCheck} tone="accent" words="ink" role="status">
          {t('gastos.pagos.hechos', { count: paid })}
        </Note>
      )}
      {refused.map(({ id, mensaje }) => (
        <Panel key={id} kind="warn" small role="alert">
          <Note icon={IconAlertCircle} tone="warn" words="ink">
            <b>{of.find((one) => one.id === id)?.nombre}</b>: {mensaje}
          </Note>
        </Panel>
      ))}
      {of.length > 0 && (
        <>
          <DayInput label={t('gastos.pagos.dia')} value={dia} isKept max={today} onChange={setDia} />
          <Problem error={paying.error} />
          {/* The second tap of a double tap would pay what the first one left. */}
          <Button leftSection={<Glyph of={IconCash} />} loading={paying.isPending} onClick={(event) => event.detail < 2 && pay()}>
            {t('gastos.pagos.pagar', { count: of.length })}
          </Button>
          <Note icon={IconAlertCircle}>{t('gastos.pagos.no-se-deshace')}</Note>
        </>
      )}
    </Stack>
  );
}
