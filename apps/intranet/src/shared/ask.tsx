import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Textarea } from '@mantine/core';
import { Actions } from '@jornada/web/form/problem.tsx';
import { useEscape } from './use-escape.ts';
import classes from './parts.module.css';

type Props = {
  /** The first button, which only opens the question. */
  opener: string;
  /** A longer name for screen readers, if the label alone is ambiguous. */
  openerLabel?: string;
  /** An icon before the label. */
  sign?: ReactNode;
  question: string;
  yes: string;
  /** Label of the reason, if one is required. */
  reason?: string | undefined;
  isBad?: boolean;
  isBusy: boolean;
  error: unknown;
  onReload?: () => void;
  onYes: (reason: string) => void;
  children?: ReactNode;
};

/** Asks for confirmation at the button, for an action with consequences. The question takes the focus, and Escape closes it. */
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
