import { useState } from 'react';
import type { Icon } from '@tabler/icons-react';
import { UnstyledButton } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import {
  IconCalendarOff,
  IconChevronDown,
  IconChevronUp,
  IconClock,
  IconClockExclamation,
  IconMapPinOff,
  IconTool,
} from '@jornada/ui/icons.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useLimitWords } from '@jornada/features/limites/use-limit-words.ts';
import classes from '../turnos.module.css';

export type NotFitting = SalidaDe<typeof cambioTurnos.empleados>['noEncajan'][number];

const ICONS: Partial<Record<NotFitting['motivo'], Icon>> = {
  limite: IconClockExclamation,
  'ya-trabaja': IconClock,
  'otro-puesto': IconTool,
  'otro-centro': IconMapPinOff,
};

/** With whom it does not work, by reason. Names come when it is opened, and only under a reason that says nothing private. */
export function WhoDoesNot({ of, isOpenFirst = false }: { of: readonly NotFitting[]; isOpenFirst?: boolean }) {
  const { t, nameOf, valueOf } = useLimitWords();
  const [isOpen, setOpen] = useState(isOpenFirst);
  const count = of.reduce((sum, { personas }) => sum + personas.length, 0);
  if (count === 0) return null;
  return (
    <section>
      <UnstyledButton className={classes.noFit} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <b>{t('mis-turnos.formulario.no-encaja', { count })}</b>
        <span>
          {t('mis-turnos.formulario.quien-y-por-que')} <Glyph of={isOpen ? IconChevronUp : IconChevronDown} size="sm" />
        </span>
      </UnstyledButton>
      {isOpen && (
        <Rows padded>
          {of.map(({ motivo, limite, personas }) => (
            <Line key={`${motivo} ${limite?.regla}`} lead={<Glyph of={ICONS[motivo] ?? IconCalendarOff} />} end={<b>{personas.length}</b>}>
              {limite ? `${nameOf(limite.regla)}: ${valueOf(limite)}` : t(`cambio-turnos.motivos.${motivo}`)}
              <small>{personas.map(({ nombre }) => nombre).join(', ')}</small>
            </Line>
          ))}
        </Rows>
      )}
    </section>
  );
}
