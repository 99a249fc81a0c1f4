import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@mantine/core';
import { personas } from '@jornada/contract/personas/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import { addMonths, monthOf } from '@jornada/web/month.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

/** So many months back can be chosen: a year and the running one. */
const MONTHS = 18;
const isMonth = (text: string | undefined): text is string => text !== undefined && /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** The month of a list, the running one unless the address says another, with its days and its name. */
export function useMonth(mes: string | undefined) {
  const { clock } = useWebServices();
  const format = useFormat();
  const today = format.dayOf(clock.now().toString());
  const chosen = isMonth(mes) ? mes : monthOf(today);
  const month = Temporal.PlainYearMonth.from(chosen);
  return {
    mes: chosen,
    today,
    days: { desde: `${chosen}-01`, hasta: month.toPlainDate({ day: month.daysInMonth }).toString() },
    name: format.month(month.month, month.year),
  };
}

/** Chooses a month: the running one and those before it. */
export function MonthSelect({ label, value, onChange }: { label: string; value: string; onChange: (mes: string | undefined) => void }) {
  const format = useFormat();
  const { clock } = useWebServices();
  const now = monthOf(format.dayOf(clock.now().toString()));
  const months = Array.from({ length: MONTHS }, (_, back) => addMonths(now, -back));
  const shown = months.includes(value) ? months : [value, ...months];
  const nameOf = (mes: string): string => format.capitalize(format.month(Number(mes.slice(5)), Number(mes.slice(0, 4))));
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      data={shown.map((mes) => ({ value: mes, label: nameOf(mes) }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value === now ? undefined : currentTarget.value)}
    />
  );
}

/** Chooses a centre of the company, or all. */
export function CentreSelect({ value, onChange }: { value: number | undefined; onChange: (centro: number | undefined) => void }) {
  const { t } = useTranslation();
  const { data } = useRead(personas.opciones, {});
  if ((data?.centros.length ?? 0) < 2) return null;
  return (
    <NativeSelect
      aria-label={t('excesos.filtros.centro')}
      value={String(value ?? '')}
      data={[
        { value: '', label: t('excesos.filtros.todos-centros') },
        ...(data?.centros ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : Number(currentTarget.value))}
    />
  );
}
