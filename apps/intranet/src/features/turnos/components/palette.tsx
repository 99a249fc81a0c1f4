import { UnstyledButton } from '@mantine/core';
import { FREE_KEY } from '../model/shortcuts.ts';
import { useDayWords } from '../use-day-words.ts';
import type { Desk } from '../use-desk.ts';
import classes from '../side.module.css';

type Choice = { key: string; sign: string; name: string; note: string; shortcut: string | null; act: () => void };

/** What can be drawn over the chosen days, each with its letter. Where its key is another one, that stands beside it. */
export function Palette({ desk, hasKeys, onDrawn }: { desk: Desk; hasKeys: boolean; onDrawn?: () => void }) {
  const { t, format } = useDayWords(desk.shifts);
  const shifts: Choice[] = desk.choices.map(({ shift: { clave, codigo, nombre, inicio, fin }, key }) => ({
    key: clave,
    sign: codigo,
    name: nombre,
    note: `${format.wallHour(inicio)} – ${format.wallHour(fin)}`,
    shortcut: key === codigo.toLowerCase() ? null : key,
    act: () => desk.shift(clave),
  }));
  const others: Choice[] = [
    { key: 'libre', sign: t('plan-turnos.letra-libre'), name: t('plan-turnos.libre'), note: '', shortcut: FREE_KEY, act: desk.free },
    {
      key: 'horario',
      sign: '↺',
      name: t('plan-turnos.segun-horario'),
      note: '',
      shortcut: t('plan-turnos.tecla-suprimir'),
      act: desk.toSchedule,
    },
  ];
  return (
    <ul className={classes.palette} aria-label={t('plan-turnos.poner')}>
      {[...shifts, ...others].map(({ key, sign, name, note, shortcut, act }) => (
        <li key={key}>
          <UnstyledButton
            className={classes.choice}
            title={[name, note].filter(Boolean).join(', ')}
            onClick={() => {
              act();
              onDrawn?.();
            }}
          >
            <span className={classes.sign} aria-hidden="true">
              {sign}
              {hasKeys && shortcut !== null && <kbd>{shortcut}</kbd>}
            </span>
            <span className={classes.choiceName}>
              <span>{name}</span>
              {note && <small>{note}</small>}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
