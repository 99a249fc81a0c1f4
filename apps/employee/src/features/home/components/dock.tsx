import { useEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import { iconOfClase } from '@jornada/ui/domain-icons.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDots } from '@jornada/ui/icons.ts';
import { needsForm, phraseOf, type Dock as DockActions } from '../../../shared/today/actions.ts';
import classes from '../dock.module.css';

type Props = {
  actions: DockActions;
  todos: readonly TipoRegistroVista[];
  /** Type of the action that is being sent. */
  pending: number | null;
  /** Nothing is expected of the person now, so no button is highlighted. */
  isQuiet: boolean;
  /** An action was just recorded: for a moment taps do nothing. */
  isResting: boolean;
  /** There are more actions than buttons. */
  hasOthers: boolean;
  onClock: (tipo: TipoRegistroVista, event: MouseEvent) => void;
  /**
   * The bar that says what was recorded, if any. It follows the main button, which has the focus then, so Tab reaches the undo
   * first.
   */
  children?: ReactNode;
};

/** The main action, highlighted and near the thumb; below it two more, and the link to all others. */
export function Dock({ actions: { main, second }, todos, pending, isQuiet, isResting, hasOthers, onClock, children }: Props) {
  const { t } = useTranslation();
  const phrase = main && phraseOf(main, todos);
  const mainRef = useFocusAfter(pending);
  const isOff = pending !== null || isResting;
  return (
    <div className={classes.dock} data-resting={isResting}>
      {main && (
        <ActionButton
          ref={mainRef}
          tipo={main}
          isMain
          isQuiet={isQuiet || isResting}
          isBusy={pending === main.id}
          isOff={isOff}
          onClock={onClock}
        >
          {phrase ? t(phrase) : main.nombre}
        </ActionButton>
      )}
      {children}
      {(second.length > 0 || hasOthers) && (
        <div className={classes.seconds}>
          {second.map((tipo) => (
            <ActionButton key={tipo.id} tipo={tipo} isMain={false} isBusy={pending === tipo.id} isOff={isOff} onClock={onClock}>
              {tipo.nombre}
            </ActionButton>
          ))}
          {hasOthers && (
            <Link to="/home/otros" className={classes.second}>
              <Glyph of={IconDots} />
              <span>{t('home.otros.boton')}</span>
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

/** A disabled button loses the focus. Once the action is done, the focus goes to the main button. */
function useFocusAfter(pending: number | null): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(pending);
  useEffect(() => {
    const isDone = before.current !== null && pending === null;
    before.current = pending;
    if (isDone && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [pending]);
  return button;
}

type ActionButtonProps = {
  ref?: RefObject<HTMLButtonElement | null>;
  tipo: TipoRegistroVista;
  isMain: boolean;
  isQuiet?: boolean;
  isBusy: boolean;
  isOff: boolean;
  onClock: Props['onClock'];
  children: string;
};

function ActionButton({ ref, tipo, isMain, isQuiet = false, isBusy, isOff, onClock, children }: ActionButtonProps) {
  const icon = <Glyph of={iconOfClase(tipo.clase, tipo.subtipo)} size={isMain ? 'lg' : 'md'} />;
  if (needsForm(tipo)) {
    return (
      <Link to="/home/otros" search={{ tipo: tipo.id }} className={isMain ? classes.mainLink : classes.second}>
        {icon}
        <span>{children}</span>
      </Link>
    );
  }
  if (isMain) {
    return (
      <Button
        ref={ref}
        className={classes.main}
        size="xl"
        variant={isQuiet ? 'default' : 'filled'}
        leftSection={icon}
        loading={isBusy}
        aria-disabled={isOff}
        onClick={(event) => onClock(tipo, event)}
      >
        {children}
      </Button>
    );
  }
  return (
    <UnstyledButton className={classes.second} aria-disabled={isOff} data-busy={isBusy} onClick={(event) => onClock(tipo, event)}>
      {icon}
      <span>{children}</span>
    </UnstyledButton>
  );
}
