import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCircleCheck, IconHourglassLow } from '@jornada/ui/icons.ts';
import type { PlacedError } from './place-error.ts';
import classes from './correcciones.module.css';

type Props = {
  label: string;
  busy: boolean;
  /** The company has a standing agreement, so the change counts at once. */
  isImmediate: boolean;
  /** Who must agree, and what counts until then. */
  hint: string;
  problem: PlacedError['general'];
  onSend: () => void;
};

/** Above the button: who decides, and what went wrong. */
export function FormFoot({ label, busy, isImmediate, hint, problem, onSend }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {problem && (
        <div className={classes.problem} role="alert">
          <p>{problem.message}</p>
          {problem.reference && <p className={classes.reference}>{t('errores.referencia', { referencia: problem.reference })}</p>}
        </div>
      )}
      <p className={classes.decides} data-immediate={isImmediate}>
        <Glyph of={isImmediate ? IconCircleCheck : IconHourglassLow} size="sm" />
        {hint}
      </p>
      <Button size="xl" fullWidth loading={busy} onClick={onSend}>
        {label}
      </Button>
    </>
  );
}
