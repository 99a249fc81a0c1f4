import { useTranslation } from 'react-i18next';
import { TextInput } from '@mantine/core';
import type { DefinicionHorario } from '@jornada/contract';
import { useFormat } from '@jornada/web/use-format.ts';
import { Section } from '../../../platform/parts.tsx';
import classes from '../horarios.module.css';
import { Pauses } from './pauses.tsx';

type Fijo = Extract<DefinicionHorario, { clase: 'fijo' }>;
type Flexible = Extract<DefinicionHorario, { clase: 'flexible' }>;

/** A Monday, to name the days of the week by. */
const MONDAY = '2024-01-01';
const dayAfter = (days: number): string => Temporal.PlainDate.from(MONDAY).add({ days }).toString();

/** Seven days with the same hours or with different ones; pauses are those of the first working day, for all. */
export function FixedWeek({ value, onChange }: { value: Fijo; onChange: (value: Fijo) => void }) {
  const { t } = useTranslation();
  const format = useFormat('UTC');
  const first = value.semana.find((day) => day !== null) ?? {
    codigo: 'D',
    nombre: t('horarios.nombres.dia'),
    inicio: '09:00',
    fin: '17:00',
    pausas: [],
  };
  const put = (index: number, day: Fijo['semana'][0]) =>
    onChange({ ...value, semana: value.semana.map((one, at) => (at === index ? day : one)) as Fijo['semana'] });
  return (
    <>
      <div className={classes.days}>
        {value.semana.map((day, index) => {
          const name = format.capitalize(format.date(dayAfter(index), 'weekday'));
          return (
            <div key={name} className={classes.oneDay} role="group" aria-label={name}>
              <label className={classes.check}>
                <input
                  type="checkbox"
                  checked={day !== null}
                  onChange={({ currentTarget }) => put(index, currentTarget.checked ? { ...first } : null)}
                />
                {name}
              </label>
              {day && (
                <>
                  <TextInput
                    type="time"
                    label={t('horarios.de')}
                    value={day.inicio}
                    onChange={(event) => event.currentTarget.value && put(index, { ...day, inicio: event.currentTarget.value })}
                  />
                  <TextInput
                    type="time"
                    label={t('horarios.a')}
                    value={day.fin}
                    onChange={(event) => event.currentTarget.value && put(index, { ...day, fin: event.currentTarget.value })}
                  />
                </>
              )}
            </div>
          );
        })}
      </div>
      <Section title={t('horarios.pausas')} note={t('horarios.pausas-nota')}>
        <Pauses
          pausas={first.pausas}
          onChange={(pausas) => onChange({ ...value, semana: value.semana.map((day) => day && { ...day, pausas }) as Fijo['semana'] })}
        />
      </Section>
    </>
  );
}

/** Seven days, each with how long it is and within which hours one may come in. */
export function FlexibleWeek({ value, onChange }: { value: Flexible; onChange: (value: Flexible) => void }) {
  const { t } = useTranslation();
  const format = useFormat('UTC');
  const first = value.semana.find((day) => day !== null) ?? { minutos: 480, entradaDesde: '07:30', entradaHasta: '09:30', pausas: [] };
  const put = (index: number, day: Flexible['semana'][0]) =>
    onChange({ ...value, semana: value.semana.map((one, at) => (at === index ? day : one)) as Flexible['semana'] });
  const hours = (text: string): number => Math.min(1440, Math.max(1, Math.round(Number(text.replace(',', '.')) * 60) || 1));
  return (
    <>
      <div className={classes.days}>
        {value.semana.map((day, index) => {
          const name = format.capitalize(format.date(dayAfter(index), 'weekday'));
          return (
            <div key={name} className={classes.oneDay} data-flex="true" role="group" aria-label={name}>
              <label className={classes.check}>
                <input
                  type="checkbox"
                  checked={day !== null}
                  onChange={({ currentTarget }) => put(index, currentTarget.checked ? { ...first } : null)}
                />
                {name}
              </label>
              {day && (
                <>
                  <TextInput
                    inputMode="decimal"
                    label={t('horarios.horas')}
                    defaultValue={String(day.minutos / 60)}
                    onBlur={(event) => put(index, { ...day, minutos: hours(event.currentTarget.value) })}
                  />
                  <TextInput
                    type="time"
                    label={t('horarios.entrada-desde')}
                    value={day.entradaDesde}
                    onChange={(event) => event.currentTarget.value && put(index, { ...day, entradaDesde: event.currentTarget.value })}
                  />
                  <TextInput
                    type="time"
                    label={t('horarios.entrada-hasta')}
                    value={day.entradaHasta}
                    onChange={(event) => event.currentTarget.value && put(index, { ...day, entradaHasta: event.currentTarget.value })}
                  />
                </>
              )}
            </div>
          );
        })}
      </div>
      <Section title={t('horarios.pausas')} note={t('horarios.pausas-nota')}>
        <Pauses
          pausas={first.pausas}
          onChange={(pausas) => onChange({ ...value, semana: value.semana.map((day) => day && { ...day, pausas }) as Flexible['semana'] })}
        />
      </Section>
    </>
  );
}
