import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { IconArrowLeft } from '@jornada/ui/icons.ts';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { Page } from '@jornada/web/page.tsx';
import { WayOut } from './way-out.tsx';
import classes from '../form.module.css';

type Props = {
  title: string;
  /** Around the fields. */
  fields: RefObject<HTMLDivElement | null>;
  onBack: () => void;
  /** Label of the button. */
  save: string;
  onSave: () => void;
  isBusy: boolean;
  /** Why it was not saved; null if nothing is wrong. */
  problem: string | null;
  /** The result of the hours: beside the form on a desktop, above it on a phone. */
  summary: ReactNode;
  /** Text below the button. */
  note?: string;
  children: ReactNode;
};

/** A form of the end of the day: what it comes to, its fields, and the button that stays at hand. */
export function TaskPage({ title, fields, onBack, save, onSave, isBusy, problem, summary, note, children }: Props) {
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  const foot = (
    <div className={classes.foot}>
      {problem && (
        <Text size="sm" c="bad" fw={550} ta="center" mb="sm" role="alert">
          {problem}
        </Text>
      )}
      <Button size="xl" fullWidth loading={isBusy} onClick={onSave}>
        {save}
      </Button>
    </div>
  );
  return (
    <Page
      title={title}
      lead={<WayOut icon={IconArrowLeft} label={t('fin-jornada.volver')} onLeave={onBack} />}
      dock={isDesktop ? undefined : foot}
    >
      <div className={classes.layout}>
        <div className={classes.aside}>
          {summary}
          {isDesktop && foot}
          {isDesktop && note && (
            <Text size="sm" c="dimmed">
              {note}
            </Text>
          )}
        </div>
        <div ref={fields} className={classes.fields}>
          {children}
          {!isDesktop && note && (
            <Text size="sm" c="dimmed">
              {note}
            </Text>
          )}
        </div>
      </div>
    </Page>
  );
}
