import { UnstyledButton } from '@mantine/core';
import { writeHour } from '@jornada/i18n/format/write-hour.ts';
import { FREE_KEY } from '../model/shortcuts.ts';
import { useDayWords } from '../use-day-words.ts';
import type { Desk } from '../use-desk.ts';
import { Capsules } from './capsules.tsx';
import classes from '../side.module.css';

/** What can be drawn over the chosen days, each with its key. */
export function Palette({ desk, hasKeys, onDrawn }: { desk: Desk; hasKeys: boolean; onDrawn?: () => void }) {
  const { t } = useDayWords(desk.shifts);
  const row = (name: string, action: () => void, more: { hours?: string; keyName?: string | null; clave?: string } = {}) => (
    <li key={more.clave ?? name}>
      <UnstyledButton
        className={classes.choice}
        onClick={() => {
          action();
          onDrawn?.();
        }}
      >
        <span className={classes.sample}>
          {more.clave !== undefined && <Capsules partes={[{ turno: more.clave, puestoId: null }]} shifts={desk.shifts} state="publicado" />}
        </span>
        <span className={classes.choiceName}>{name}</span>
        {more.hours && <span className={classes.hours}>{more.hours}</span>}
        {hasKeys && more.keyName && <kbd aria-hidden="true">{more.keyName}</kbd>}
      </UnstyledButton>
    </li>
  );
  return (
    <ul className={classes.palette} aria-label={t('plan-turnos.poner')}>
      {desk.choices.map(({ shift: { clave, nombre, inicio, fin }, key }) =>
        row(nombre, () => desk.shift(clave), {
          clave,
          hours: `${writeHour(inicio)} – ${writeHour(fin)}`,
          keyName: key?.toUpperCase() ?? null,
        }),
      )}
      {row(t('plan-turnos.libre'), desk.free, { keyName: FREE_KEY })}
      {row(t('plan-turnos.segun-horario'), desk.toSchedule, { keyName: t('plan-turnos.tecla-suprimir') })}
    </ul>
  );
}
