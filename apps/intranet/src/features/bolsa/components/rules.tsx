import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '@mantine/core';
import { bolsa } from '@jornada/contract';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Form } from '../../../shared/form.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { Section } from '../../../shared/parts.tsx';
import parts from '../../../shared/parts.module.css';
import { minutesOf } from '../model/hours.ts';

/** Days that are no real rule's: the one that holds where the company has none. */
const ALWAYS = '1900-01-01';

/** How long minutes last and how many may gather, from which day on; and the form that decides anew. */
export function Rules() {
  const { t } = useTranslation();
  const format = useFormat();
  const query = useRead(bolsa.reglas, {});
  return (
    <Loaded query={query}>
      {({ items }) => (
        <>
          <Section title={t('bolsas.vigentes')}>
            <ul className={parts.history}>
              {items.map(({ desde, irregularMeses, extraMeses, topeMinutos }) => (
                <li key={desde}>
                  {desde === ALWAYS ? t('bolsas.de-partida') : t('bolsas.desde', { fecha: format.date(desde, 'numeric') })}
                  <small>{t('bolsas.caducan', { irregular: irregularMeses, extra: extraMeses })}</small>
                  <small>
                    {topeMinutos === null ? t('bolsas.sin-tope') : t('bolsas.tope', { horas: format.durationWithUnit(topeMinutos) })}
                  </small>
                </li>
              ))}
            </ul>
          </Section>
          <Section title={t('bolsas.nueva')} note={t('bolsas.nueva-nota')}>
            <NewRule current={items[0]} />
          </Section>
        </>
      )}
    </Loaded>
  );
}

type Regla = { irregularMeses: number; extraMeses: number; topeMinutos: number | null };

function NewRule({ current }: { current: Regla | undefined }) {
  const { t } = useTranslation();
  const { clock, notices } = useWebServices();
  const { zone } = useFormat();
  const [start] = useState(() => ({
    desde: clock.now().toZonedDateTimeISO(zone).toPlainDate().add({ days: 1 }).toString(),
    irregular: String(current?.irregularMeses ?? 12),
    extra: String(current?.extraMeses ?? 4),
    tope: current?.topeMinutos == null ? '' : String(current.topeMinutos / 60),
  }));
  const [draft, setDraft] = useState(start);
  const cambiar = useSend(bolsa.cambiarReglas);
  const field = (name: keyof typeof start) => ({
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) => setDraft({ ...draft, [name]: event.currentTarget.value }),
  });
  const save = () =>
    cambiar.mutate(
      { desde: draft.desde, irregularMeses: Number(draft.irregular), extraMeses: Number(draft.extra), topeMinutos: minutesOf(draft.tope) },
      { onSuccess: () => notices.show(t('gestion.guardado')) },
    );
  // Nothing typed is no cap; something that is no number of hours is not taken for that.
  const isHours = draft.tope.trim() === '' || (minutesOf(draft.tope) ?? -1) >= 0;
  const isMonths = (typed: string): boolean => /^\s*[1-9]\d?\s*$/.test(typed) && Number(typed) <= 60;
  const monthsError = (typed: string): string | undefined => (isMonths(typed) ? undefined : t('bolsas.campos.no-son-meses'));
  return (
    <Form
      isDirty={JSON.stringify(draft) !== JSON.stringify(start)}
      isBusy={cambiar.isPending}
      error={cambiar.error}
      save={t('bolsas.guardar')}
      onSave={() => isHours && isMonths(draft.irregular) && isMonths(draft.extra) && save()}
    >
      <DayInput label={t('bolsas.campos.desde')} value={draft.desde} isKept onChange={(desde) => setDraft({ ...draft, desde })} />
      <div className={parts.pair}>
        <TextInput inputMode="numeric" label={t('bolsas.campos.irregular')} error={monthsError(draft.irregular)} {...field('irregular')} />
        <TextInput inputMode="numeric" label={t('bolsas.campos.extra')} error={monthsError(draft.extra)} {...field('extra')} />
        <TextInput
          inputMode="decimal"
          label={t('bolsas.campos.tope')}
          description={t('bolsas.campos.tope-nota')}
          error={isHours ? undefined : t('bolsas.campos.no-son-horas')}
          {...field('tope')}
        />
      </div>
    </Form>
  );
}
