import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, NativeSelect } from '@mantine/core';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from '../horarios.module.css';

type Props = {
  days: readonly unknown[];
  /** The names of the seven days. */
  names: readonly string[];
  onCopy: (from: number, to: readonly number[]) => void;
};

const WORKDAYS = [0, 1, 2, 3, 4];

/** Gives other days the hours and pauses of one. */
export function CopyDay({ days, names, onCopy }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const working = days.flatMap((day, index) => (day === null ? [] : [index]));
  const [chosen, setChosen] = useState(0);
  const [target, setTarget] = useState('laborables');
  const from = working.includes(chosen) ? chosen : working[0];
  if (from === undefined) return null;
  const others = WORKDAYS.filter((day) => day !== from);
  const nameOf = (day: number): string => (names[day] ?? '').toLocaleLowerCase();
  const options = [
    { value: 'laborables', label: format.capitalize(format.list(others.map(nameOf))) },
    ...names.flatMap((name, index) => (index === from ? [] : [{ value: String(index), label: name }])),
  ];
  const shown = options.some(({ value }) => value === target) ? target : 'laborables';
  return (
    <div className={classes.copy}>
      <NativeSelect
        label={t('horarios.copiar')}
        value={String(from)}
        data={working.map((index) => ({ value: String(index), label: names[index] ?? '' }))}
        onChange={(event) => setChosen(Number(event.currentTarget.value))}
      />
      <NativeSelect
        label={t('horarios.copiar-a')}
        value={shown}
        data={options}
        onChange={(event) => setTarget(event.currentTarget.value)}
      />
      <Button variant="default" onClick={() => onCopy(from, shown === 'laborables' ? others : [Number(shown)])}>
        {t('horarios.copiar-boton')}
      </Button>
    </div>
  );
}
