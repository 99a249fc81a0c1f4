import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps, Text } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { Buttons } from '@jornada/ui/buttons.tsx';
import classes from '../configuracion.module.css';

type Props = {
  /** The first press, which only asks. */
  opener: ButtonProps & { 'aria-label'?: string };
  question: string;
  yes: string;
  no: string;
  isBusy: boolean;
  error: unknown;
  onYes: () => void;
  /** The person has changed their mind. */
  onNo: () => void;
};

/** Asks where it was pressed, for what cannot be undone: the question takes the focus, Escape takes it back. */
export function AskInPlace({ opener, question, yes, no, isBusy, error, onYes, onNo }: Props) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  const leave = () => {
    setAsks(false);
    onNo();
  };
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && !isBusy && leave());
  useEffect(() => {
    const place = group.current;
    if (!asks || !place) {
      if (wasAsking.current) button.current?.focus();
      wasAsking.current = false;
      return;
    }
    wasAsking.current = true;
    place.focus();
    place.addEventListener('keydown', onKey);
    return () => place.removeEventListener('keydown', onKey);
  }, [asks]);

  if (!asks) return <Button {...opener} ref={button} onClick={() => setAsks(true)} />;
  return (
    <div ref={group} className={classes.ask} role="group" aria-label={question} tabIndex={-1}>
      <p>{question}</p>
      {error !== null && (
        <Text size="sm" c="bad" mt="xs" role="alert">
          {error instanceof ApiError ? error.message : t('errores.general.desconocido')}
        </Text>
      )}
      <Buttons mt="sm">
        <Button variant="default" disabled={isBusy} onClick={leave}>
          {no}
        </Button>
        <Button variant="default" c="bad" loading={isBusy} onClick={onYes}>
          {yes}
        </Button>
      </Buttons>
    </div>
  );
}
