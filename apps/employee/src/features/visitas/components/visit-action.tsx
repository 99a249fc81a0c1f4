import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconBellRinging, IconCheck } from '@jornada/ui/icons.ts';
import { useVisit } from '../model/use-visit.ts';
import classes from '../visitas.module.css';

/** THE action of the last step: it names whom it tells. */
export function VisitAction({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation();
  const { draft, tipo, isSending, problem } = useVisit();
  const host = tipo?.anfitrion === 'no' ? undefined : (draft.esperada?.anfitrion ?? draft.anfitrion?.nombre.split(/[\s,]+/)[0]);
  return (
    <>
      <p role="alert" className={classes.error}>
        {problem}
      </p>
      <Button
        className={classes.action}
        loading={isSending}
        onClick={onPress}
        leftSection={<Glyph of={host ? IconBellRinging : IconCheck} size="xl" />}
      >
        {host ? t('visitas.tableta.avisar', { nombre: host }) : t('visitas.tableta.registrar')}
      </Button>
    </>
  );
}
