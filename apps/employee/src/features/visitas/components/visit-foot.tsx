import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowLeft, IconDoorExit } from '@jornada/ui/icons.ts';
import classes from '../../../shared/quiosco/kiosk.module.css';

type Props = {
  back: '/quiosco' | '/visitas-tipo' | '/visitas-registro';
  /** The way out of the building is this screen. */
  isLeaving?: boolean;
};

/** Back, and the way out of the building. */
export function VisitFoot({ back, isLeaving = false }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Button
        variant="transparent"
        className={classes.way}
        leftSection={<Glyph of={IconArrowLeft} />}
        renderRoot={(props) => <Link {...props} to={back} replace={back === '/quiosco'} />}
      >
        {t('visitas.tableta.volver')}
      </Button>
      {!isLeaving && (
        <Button
          variant="transparent"
          className={classes.way}
          leftSection={<Glyph of={IconDoorExit} />}
          renderRoot={(props) => <Link {...props} to="/visitas-salida" />}
        >
          {t('visitas.tableta.me-voy')}
        </Button>
      )}
    </>
  );
}
