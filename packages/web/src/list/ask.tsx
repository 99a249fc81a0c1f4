import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Textarea, type ButtonProps } from '@mantine/core';
import { Actions } from '../form/problem.tsx';
import { useEscape } from './use-escape.ts';
import classes from './ask.module.css';

type Props = {
  /** The first press, which only asks. */
  opener: string;
  /** What it is called where its word alone does not tell one from the next. */
  openerLabel?: string;
  /** How it looks, and the sign before its word. */
  openerLook?: Pick<ButtonProps, 'variant' | 'className' | 'fullWidth' | 'leftSection' | 'size'>;
  question: string;
  yes: string;
  /** Nothing is done; in plain words unless said. */
  no?: string;
  /** A reason has to be given; its label. */
  reason?: string | undefined;
  isBad?: boolean;
  isBusy: boolean;
  error: unknown;
  onReload?: (() => void) | undefined;
  onYes: (reason: string) => void;
  /** The person has changed their mind. */
  onNo?: () => void;
  children?: ReactNode;
};

/** Asks where it was pressed, for what has consequences: the question takes the focus, Escape takes it back, and the focus with it. */
export function Ask({ opener, openerLabel, openerLook, onNo, ...question }: Props) {
  const [asks, setAsks] = useState(false);
  // What was typed is there again when somebody asks anew.
  const typed = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const isBack = useRef(false);
  useEffect(() => {
    if (!asks && isBack.current) button.current?.focus();
    isBack.current = false;
  }, [asks]);
  const leave = () => {
    isBack.current = true;
    setAsks(false);
    onNo?.();
  };
  if (asks) return <Question {...question} typed={typed} onNo={leave} />;
  const { className = '', ...look } = openerLook ?? {};
  return (
    <Button
      variant="default"
      {...look}
      ref={button}
      className={`${question.isBad ? classes.bad : ''} ${className}`}
      aria-label={openerLabel}
      onClick={() => setAsks(true)}
    >
      {opener}
    </Button>
  );
}

type QuestionProps = Omit<Props, 'opener' | 'openerLabel' | 'openerLook' | 'onNo'> & {
  typed: [text: string, setText: (text: string) => void];
  onNo: () => void;
};

function Question({ question, yes, no, reason, isBad = false, isBusy, error, typed, onReload, onYes, onNo, children }: QuestionProps) {
  const { t } = useTranslation();
  const [text, setText] = typed;
  const [isTried, setTried] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  // While it is being done Escape does nothing, and closes nothing around it either.
  useEscape(group, () => !isBusy && onNo());
  const answer = () => {
    setTried(true);
    if (reason === undefined || text.trim() !== '') onYes(text.trim());
    else group.current?.querySelector('textarea')?.focus();
  };
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
        <Button variant="default" className={isBad ? (classes.bad ?? '') : ''} loading={isBusy} onClick={answer}>
          {yes}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={onNo}>
          {no ?? t('gestion.no')}
        </Button>
      </Actions>
    </div>
  );
}
