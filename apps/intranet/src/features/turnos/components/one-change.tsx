import { Box } from '@mantine/core';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { IconHourglassLow } from '@jornada/ui/icons.ts';
import { Quote } from '@jornada/ui/quote.tsx';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Pane } from '@jornada/web/list/pane.tsx';
import { useChangeWords } from '../use-change-words.ts';
import { ChangeFoot } from './change-foot.tsx';
import { ChangeRules } from './change-rules.tsx';
import { Ring } from './ring.tsx';
import classes from '../change.module.css';

/** A change as the person who validates it reads it: who gives what to whom, what it means for each, and what was checked. */
export function OneChange({ id, onDone }: { id: number; onDone: () => void }) {
  const { t, kindOf, namesOf, daysOf } = useChangeWords();
  const query = useRead(cambioTurnos.byId, { id }, { refetchOnWindowFocus: true });
  const cambio = query.data?.cambio;
  return (
    <Pane label={cambio && namesOf(cambio)} foot={cambio?.puede.validar && <ChangeFoot cambio={cambio} onDone={onDone} />}>
      <Loaded query={query}>
        {({ cambio: one, turnos }) => (
          <>
            <header className={classes.head}>
              <h2>
                {kindOf(one)}: {namesOf(one)}
              </h2>
              <StatusPill icon={IconHourglassLow} tone={one.espera ? 'warn' : 'quiet'}>
                {t(`cambio-turnos.estados.${one.estado}`)}
              </StatusPill>
            </header>
            <Box component="p" mb="md" c="dimmed">
              {daysOf(one)}
            </Box>
            {one.comentario && <Quote>{one.comentario}</Quote>}
            <Ring cambio={one} shifts={new Map(turnos.map((shift) => [shift.clave, shift]))} />
            <ChangeRules cambio={one} />
          </>
        )}
      </Loaded>
    </Pane>
  );
}
