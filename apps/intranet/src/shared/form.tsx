import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { useUnsaved } from '@jornada/web/unsaved.ts';
import { Actions } from '@jornada/web/form/problem.tsx';
import { leadToInvalid, saidAtFields } from './invalid.ts';
import classes from './parts.module.css';

type Props = {
  /** Something was typed that is not saved. */
  isDirty: boolean;
  isBusy: boolean;
  error: unknown;
  save: string;
  /** What is said when nothing was typed yet and saving is tried. */
  nothing?: string;
  /** Beside the button: what else can be done. */
  beside?: ReactNode;
  /** Looks at what was typed and sends it. Also asked where nothing was typed and a field that is needed is empty. */
  onSave: () => void;
  onReload?: () => void;
  children: ReactNode;
};

const isEmpty = (field: HTMLInputElement): boolean => field.value.trim() === '';

/**
 * Fields, and at their foot the one button that saves them, with why it was refused. The button always answers: it saves, leads to the first
 * field that is wrong, or says that there is nothing to save.
 */
export function Form({ isDirty, isBusy, error, save, nothing, beside, onSave, onReload, children }: Props) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [isIdle, setIdle] = useState(false);
  const [said, setSaid] = useState('');
  useUnsaved(isDirty);
  const look = (): void => {
    if (!form.current) return;
    setSaid(saidAtFields(form.current));
    leadToInvalid(form.current);
  };
  const lookAtAnswer = useEffectEvent(look);
  useEffect(() => {
    if (error) lookAtAnswer();
  }, [error]);
  const idle = isIdle && !isDirty && (
    <p className={classes.idle} role="status">
      {nothing ?? t('gestion.sin-cambios')}
    </p>
  );
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        const needed = [...event.currentTarget.querySelectorAll<HTMLInputElement>('[aria-required="true"]')];
        const hasNothing = !isDirty && !needed.some(isEmpty);
        setIdle(hasNothing);
        if (hasNothing) return;
        onSave();
        // What the form itself finds missing is drawn next.
        setTimeout(look);
      }}
    >
      <div className={classes.fields}>{children}</div>
      <div className={classes.foot}>
        <Actions error={error} said={said} onReload={onReload} note={idle}>
          <Button type="submit" loading={isBusy}>
            {save}
          </Button>
          {beside}
        </Actions>
      </div>
    </form>
  );
}

/** How many there are beyond those that show, and the way to them. */
export function More({ shown, total, onMore }: { shown: number; total: number; onMore: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.more}>
      <span>{t('gestion.de', { shown, total })}</span>
      {shown < total && (
        <Button variant="default" onClick={onMore}>
          {t('gestion.ver-mas')}
        </Button>
      )}
    </div>
  );
}
