import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import type { ContractForm } from './contract-form.ts';
import { Actions, ProblemBox } from './problem.tsx';
import { useLead } from './use-lead.ts';
import classes from './form.module.css';

type Props<V extends object> = {
  of: ContractForm<V>;
  save: string;
  /** Shown if somebody saves without having typed anything. */
  nothing?: string;
  /** Further actions beside the button. */
  beside?: ReactNode;
  /** The form stands where something was shown, which shows again: a button discards the input and leads back. */
  onCancel?: () => void;
  /** The label of the button that discards the input. Without it the button shows only for a draft from an earlier visit. */
  discard?: string;
  /** A short form of the employee app. Its large button scrolls with it. */
  isShort?: boolean;
  /** Not what the page is for: its button is filled only while something is typed, and stands below its fields and over nothing else. */
  isAside?: boolean;
  /** There is nothing yet that could be saved: the button comes with it. */
  isEmpty?: boolean;
  /** The form shows the error among its fields. */
  saysItself?: boolean;
  children: ReactNode;
};

/**
 * Fields, and below them the one button that saves them, with the error if saving failed. The button always reacts: it saves,
 * moves to the first wrong field, or says that there is nothing to save.
 */
export function Form<V extends object>(props: Props<V>) {
  const {
    of,
    save,
    nothing,
    beside,
    onCancel,
    discard,
    isShort = false,
    isAside = false,
    isEmpty = false,
    saysItself = false,
    children,
  } = props;
  const { t } = useTranslation();
  const { place, said, unsaid } = useLead<HTMLFormElement>(of);
  return (
    <form
      ref={place}
      className={classes.form}
      data-short={isShort || undefined}
      data-aside={isAside || undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        of.submit();
      }}
    >
      <Stack gap="md">{children}</Stack>
      {!isEmpty && (
        <div className={classes.foot}>
          {unsaid.length > 0 && (
            <ProblemBox>
              <p>{unsaid.join(' ')}</p>
            </ProblemBox>
          )}
          <Actions
            error={saysItself ? null : of.error}
            said={said}
            onReload={of.reload}
            note={<Note of={of} nothing={nothing} discards={discard === undefined} />}
          >
            <Button
              type="submit"
              variant={isAside && !of.isDirty ? 'default' : 'filled'}
              loading={of.isBusy}
              {...(isShort && { size: 'xl', fullWidth: true })}
            >
              {save}
            </Button>
            {discard !== undefined && of.isDirty && (
              <Button variant="default" onClick={of.discard}>
                {discard}
              </Button>
            )}
            {onCancel && (
              <Button
                variant="default"
                onClick={() => {
                  of.discard();
                  onCancel();
                }}
              >
                {t('gestion.no')}
              </Button>
            )}
            {beside}
          </Actions>
        </div>
      )}
    </form>
  );
}

type NoteProps<V extends object> = { of: ContractForm<V>; nothing: string | undefined; discards: boolean };

/** Says that there is nothing to save, or that an unsaved draft is back. */
function Note<V extends object>({ of, nothing, discards }: NoteProps<V>) {
  const { t } = useTranslation();
  if (of.isIdle)
    return (
      <Text c="dimmed" mb="xs" role="status">
        {nothing ?? t('gestion.sin-cambios')}
      </Text>
    );
  if (!of.isBack) return null;
  return (
    <Text c="dimmed" mb="xs" role="status">
      {t('gestion.lo-que-dejaste')}{' '}
      {discards && (
        <button type="button" className={classes.giveUp} onClick={of.discard}>
          {t('gestion.descartar')}
        </button>
      )}
    </Text>
  );
}
