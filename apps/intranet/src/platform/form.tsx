import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { useUnsaved } from '@jornada/web/unsaved.ts';
import { Problem } from './parts.tsx';
import classes from './parts.module.css';

type Props = {
  /** Something was typed that is not saved. */
  isDirty: boolean;
  isBusy: boolean;
  error: unknown;
  save: string;
  /** Beside the button: what else can be done. */
  beside?: ReactNode;
  onSave: () => void;
  onReload?: () => void;
  children: ReactNode;
};

/** Fields, and at their foot the one button that saves them, with why it was refused. */
export function Form({ isDirty, isBusy, error, save, beside, onSave, onReload, children }: Props) {
  useUnsaved(isDirty);
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDirty || isBusy) return;
        onSave();
        // What the form itself finds missing may lie out of sight: it is drawn next.
        const form = event.currentTarget;
        setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      }}
    >
      <div className={classes.fields}>{children}</div>
      <div className={classes.foot}>
        <Problem error={error} {...(onReload ? { onReload } : {})} />
        <div className={classes.buttons}>
          <Button type="submit" disabled={!isDirty} loading={isBusy}>
            {save}
          </Button>
          {beside}
        </div>
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
