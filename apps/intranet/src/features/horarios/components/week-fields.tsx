import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Input, TextInput } from '@mantine/core';
import type { DefinicionHorario } from '@jornada/contract';
import { useFormat } from '@jornada/web/use-format.ts';
import { HourInput } from '@jornada/web/fields/hour-input.tsx';
import { CheckRow } from '@jornada/ui/check-row.tsx';
import classes from '../horarios.module.css';
import { messageAt, type Defect } from '../model/defect.ts';
import { groupsOf, join, setApart } from '../model/pause-groups.ts';
import { middleOf, movedTo, splitOf, withSplit, type Split } from '../model/split.ts';
import { weekdayName } from '../model/weekdays.ts';
import { CopyDay } from './copy-day.tsx';
import { MealNotes } from './meal-notes.tsx';
import { WeekPauses } from './week-pauses.tsx';

type Fijo = Extract<DefinicionHorario, { clase: 'fijo' }>;
type Flexible = Extract<DefinicionHorario, { clase: 'flexible' }>;
type DayOf<W extends Fijo | Flexible> = NonNullable<W['semana'][0]>;

/** Changes parts of a day. `isApart`: its breaks too, and from now on not with those of other days. */
type Put<Day> = (part: Partial<Day>, isApart?: boolean) => void;

const WEEK = [0, 1, 2, 3, 4, 5, 6];

type WeekProps<W extends Fijo | Flexible> = {
  value: W;
  defect: Defect | null;
  /** The first values of a working day if there is no other one. */
  usual: DayOf<W>;
  isFlexible?: boolean;
  /** What the columns of the fields are called; on a phone each field says it itself. */
  columns: readonly string[];
  onChange: (value: W) => void;
  /** The fields of a working day; `donde`: its number, from 1. */
  children: (day: DayOf<W>, put: Put<DayOf<W>>, donde: string) => ReactNode;
};

/**
 * Seven days, each with work or free, and their pauses. An added day starts with the values of the first working day, and a day can
 * be copied to others.
 */
function Week<W extends Fijo | Flexible>({ value, defect, usual, isFlexible = false, columns, onChange, children }: WeekProps<W>) {
  const errorId = useId();
  const noDays = messageAt(defect, '', 'sin-dias');
  const format = useFormat('UTC');
  const names = WEEK.map((index) => weekdayName(index, format));
  const days: readonly (DayOf<W> | null)[] = value.semana;
  const [groups, setGroups] = useState(() => groupsOf(days));
  const firstDay = days.findIndex((day) => day !== null);
  const first = days[firstDay] ?? usual;
  const become = (semana: (DayOf<W> | null)[]) => onChange({ ...value, semana } as unknown as W);
  const put = (index: number, day: DayOf<W> | null) => become(days.map((one, at) => (at === index ? day : one)));
  const toggle = (index: number, works: boolean): void => {
    // A day that is added begins like the first one, and is changed together with it.
    if (works && firstDay >= 0) setGroups(join(groups, [index], firstDay));
    put(index, works ? { ...first } : null);
  };
  const copy = (from: number, to: readonly number[]): void => {
    setGroups(join(groups, to, from));
    become(days.map((day, index) => (to.includes(index) ? (days[from] ?? null) : day)));
  };
  return (
    <>
      <div className={classes.days}>
        {firstDay >= 0 && (
          <div className={`${classes.oneDay} ${classes.columns}`} data-flex={isFlexible ? 'true' : undefined} aria-hidden="true">
            <span />
            {Array.from(columns.entries(), ([index, column]) => (
              <span key={`${index}`}>{column}</span>
            ))}
          </div>
        )}
        {days.map((day, index) => {
          const name = names[index] ?? '';
          return (
            <div key={name} className={classes.oneDay} data-flex={isFlexible ? 'true' : undefined} role="group" aria-label={name}>
              <CheckRow
                checked={day !== null}
                aria-invalid={noDays !== undefined}
                aria-describedby={noDays && errorId}
                onChange={({ currentTarget }) => toggle(index, currentTarget.checked)}
              >
                {name}
              </CheckRow>
              {day &&
                children(
                  day,
                  (part, isApart) => {
                    if (isApart) setGroups(setApart(groups, index));
                    put(index, { ...day, ...part });
                  },
                  String(index + 1),
                )}
            </div>
          );
        })}
        {noDays && <Input.Error id={errorId}>{noDays}</Input.Error>}
      </div>
      <CopyDay days={days} names={names} onCopy={copy} />
      <WeekPauses
        days={days}
        groups={groups}
        onGroups={setGroups}
        names={names}
        defect={defect}
        onChange={(changed, pausas) => become(days.map((day, index) => (day && changed.includes(index) ? { ...day, pausas } : day)))}
      />
    </>
  );
}

type FieldsProps<W> = { value: W; defect: Defect | null; onChange: (value: W) => void };

/** Seven days with the same or different hours. */
export function FixedWeek({ value, defect, onChange }: FieldsProps<Fijo>) {
  const { t } = useTranslation();
  /** The day that was split just now: its first new field has the focus, as the button is gone. */
  const justSplit = useRef<string | null>(null);
  const usual = { codigo: 'D', nombre: t('horarios.nombres.dia'), inicio: '09:00', fin: '17:00', pausas: [] };
  const isSplit = value.semana.some((day) => day && splitOf(day));
  return (
    <Week
      value={value}
      defect={defect}
      usual={usual}
      columns={[t('horarios.de'), ...(isSplit ? [t('horarios.para'), t('horarios.vuelve')] : ['', '']), t('horarios.a')]}
      onChange={onChange}
    >
      {({ inicio, fin, pausas }, put, donde) => {
        const split = splitOf({ pausas });
        const become = (next: Split): void => put({ pausas: withSplit(pausas, next) }, true);
        return (
          <>
            <HourInput isKept label={t('horarios.de')} value={inicio} onChange={(hora) => put({ inicio: hora })} />
            {split ? (
              <>
                <HourInput
                  isKept
                  ref={(field) => {
                    if (!field || justSplit.current !== donde) return;
                    justSplit.current = null;
                    field.focus();
                  }}
                  label={t('horarios.para')}
                  value={split.para}
                  onChange={(para) => become(movedTo(split, para))}
                />
                <HourInput isKept label={t('horarios.vuelve')} value={split.vuelve} onChange={(vuelve) => become({ ...split, vuelve })} />
              </>
            ) : (
              <Button
                variant="subtle"
                onClick={() => {
                  justSplit.current = donde;
                  become(middleOf({ inicio, fin }));
                }}
              >
                {t('horarios.partir')}
              </Button>
            )}
            <HourInput
              isKept
              label={t('horarios.a')}
              value={fin}
              error={messageAt(defect, donde, 'turnos-solapados')}
              onChange={(hora) => put({ fin: hora })}
            />
          </>
        );
      }}
    </Week>
  );
}

const USUAL_FLEXIBLE = { minutos: 480, entradaDesde: '07:30', entradaHasta: '09:30', pausas: [] };
const minutesOf = (text: string): number => Math.min(1440, Math.max(1, Math.round(Number(text.replace(',', '.')) * 60) || 1));

/** Seven days, each with its length and the hours to begin. */
export function FlexibleWeek({ value, defect, onChange }: FieldsProps<Flexible>) {
  const { t } = useTranslation();
  return (
    <>
      <Week
        value={value}
        defect={defect}
        usual={USUAL_FLEXIBLE}
        isFlexible
        columns={[t('horarios.horas'), t('horarios.entrada-desde'), t('horarios.entrada-hasta')]}
        onChange={onChange}
      >
        {({ minutos, entradaDesde, entradaHasta }, put, donde) => (
          <>
            <TextInput
              inputMode="decimal"
              label={t('horarios.horas')}
              defaultValue={String(minutos / 60)}
              error={messageAt(defect, donde, 'turno-largo')}
              onBlur={(event) => put({ minutos: minutesOf(event.currentTarget.value) })}
            />
            <HourInput isKept label={t('horarios.entrada-desde')} value={entradaDesde} onChange={(hora) => put({ entradaDesde: hora })} />
            <HourInput
              isKept
              label={t('horarios.entrada-hasta')}
              value={entradaHasta}
              error={messageAt(defect, donde, 'entrada-al-reves')}
              onChange={(hora) => put({ entradaHasta: hora })}
            />
          </>
        )}
      </Week>
      <MealNotes days={value.semana} />
    </>
  );
}
