import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Textarea } from '@mantine/core';
import { Actions } from '@jornada/web/form/problem.tsx';
import { useEscape } from './use-escape.ts';
import classes from './parts.module.css';

type Props = {
  /** The first press, which only asks. */
  opener: string;
  /** What it is called where its word alone does not tell one from the next. */
  openerLabel?: string;
  /** Stands before its word. */
  sign?: ReactNode;
  question: string;
  yes: string;
  /** A reason has to be given; its label. */
  reason?: string | undefined;
  isBad?: boolean;
  isBusy: boolean;
  error: unknown;
  onReload?: () => void;
  onYes: (reason: string) => void;
  children?: ReactNode;
};

/** Asks where it was pressed, for what has consequences; the question takes the focus, Escape takes it back. */
export function Ask({ opener, openerLabel, sign, question, yes, reason, isBad = false, isBusy, error, onReload, onYes, children }: Props) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asks) group.current?.focus();
  }, [asks]);
  useEscape(group, asks && !isBusy, () => setAsks(false));
  if (!asks) {
    return (
      <Button
        variant="default"
        className={isBad ? (classes.bad ?? '') : ''}
        leftSection={sign}
        aria-label={openerLabel}
        onClick={() => setAsks(true)}
      >
        {opener}
      </Button>
    );
  }
  return (
    <div ref={group} className={classes.ask} role="group" aria-label={question} tabIndex={-1}>
      <p>{question}</p>
      {children}
      {reason && (
        <Textarea
          label={reason}
          value={text}
          maxLength={500}
          rows={2}
          aria-required
          error={isTried && text.trim() === '' ? t('validacion.obligatorio') : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <Actions error={error} onReload={onReload}>
        <Button
          variant="default"
          className={isBad ? (classes.bad ?? '') : ''}
          loading={isBusy}
          onClick={() => {
            setTried(true);
            if (reason === undefined || text.trim() !== '') onYes(text.trim());
            else group.current?.querySelector('textarea')?.focus();
          }}
        >
          {yes}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => setAsks(false)}>
          {t('gestion.no')}
        </Button>
      </Actions>
    </div>
  );
}
