import { Link } from '@tanstack/react-router';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { CambioLinea } from '@jornada/contract/cambio-turnos/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconArrowRight, IconChevronRight, IconHourglassLow } from '@jornada/ui/icons.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { ShiftLine } from '@jornada/features/turnos/shift-line.tsx';
import { usePhoto } from '@jornada/web/use-photo.ts';
import { codeOf, hoursOf, type Parts, type Shifts, sidesOf } from '../model/parts.ts';
import { firstNameOf, partnersOf } from '../model/people.ts';
import { type ShiftWords, useShiftWords } from '../use-shift-words.ts';
import classes from '../turnos.module.css';

type Props = { of: CambioLinea; shifts: Shifts; isOpen: boolean };

/** What waits for the person: who asks, for what, what it makes of the day of each, and until when. Nothing is agreed to here. */
export function ChangeCard({ of, shifts, isOpen }: Props) {
  const words = useShiftWords(shifts);
  const { t, format, today, changeWords } = words;
  const { solicitante, caduca, cesiones, yo, avisosMios } = of;
  const photo = usePhoto(solicitante.fotoToken, 'md');
  const { gives, gets } = sidesOf(cesiones, yo);
  const isParty = gives.length + gets.length > 0;
  const shown = isParty ? [{ id: yo, name: t('mis-turnos.tu') }] : [];
  const others = partnersOf(of)
    .slice(0, isParty ? 1 : 2)
    .map(({ id, nombre }) => ({ id, name: firstNameOf(nombre) }));
  return (
    <UnstyledButton
      className={classes.card}
      mod={{ open: isOpen }}
      aria-current={isOpen ? 'true' : undefined}
      renderRoot={(props: Record<string, unknown>) => (
        <Link {...props} to="/cambio-turnos-view/$id" params={{ id: String(of.id) }} resetScroll={false} />
      )}
    >
      <span className={classes.cardHead}>
        <Initials size="md" isQuiet photo={photo}>
          {solicitante.iniciales}
        </Initials>
        <RowText name={solicitante.nombre} detail={changeWords(of)} />
        <Glyph of={IconChevronRight} data-tone="quiet" />
      </span>
      <span className={classes.swaps}>
        {[...shown, ...others].map(({ id, name }) => {
          const { gives: given, gets: got } = sidesOf(cesiones, id);
          const [away, come] = [given[0], got[0]];
          return (
            <SwapLine
              key={id}
              who={name}
              isSelf={id === yo}
              antes={away?.partes ?? []}
              despues={come?.partes ?? []}
              shifts={shifts}
              words={words}
            />
          );
        })}
      </span>
      <span className={classes.cardFoot}>
        {caduca && (
          <Note as="span" icon={IconHourglassLow} iconSize="md" tone="warn" words="tone" fw={550}>
            {t('mis-turnos.lista.responde', { cuando: format.relativeDay(format.dayOf(caduca), today), hora: format.hour(caduca) })}
          </Note>
        )}
        {avisosMios ? (
          <Note as="span" icon={IconAlertCircle} iconSize="md" tone="warn" words="tone">
            {t('mis-turnos.lista.avisos', { count: avisosMios })}
          </Note>
        ) : null}
      </span>
    </UnstyledButton>
  );
}

type SwapLineProps = { who: string; isSelf: boolean; antes: Parts; despues: Parts; shifts: Shifts; words: ShiftWords };

/** Somebody's day now, and what it would be. */
function SwapLine({ who, isSelf, antes, despues, shifts, words: { t, nameOf } }: SwapLineProps) {
  return (
    <span className={classes.swap} data-self={isSelf}>
      <span className={classes.swapWho}>{who}</span>
      <VisuallyHidden>{t('mis-turnos.cambio.de-a', { antes: nameOf(antes), despues: nameOf(despues) })}</VisuallyHidden>
      <span className={classes.code} aria-hidden="true">
        {codeOf(antes, shifts) || '·'}
      </span>
      <ShiftLine hours={hoursOf(antes, shifts)} kind="goes" />
      <Glyph of={IconArrowRight} size="sm" data-tone="quiet" />
      <span className={classes.code} data-tone="accent" aria-hidden="true">
        {codeOf(despues, shifts) || '·'}
      </span>
      <ShiftLine hours={hoursOf(despues, shifts)} kind="comes" />
    </span>
  );
}
