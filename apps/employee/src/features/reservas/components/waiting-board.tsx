import { useTranslation } from 'react-i18next';
import { Block } from '@jornada/ui/skeleton.tsx';
import classes from '../reservas.module.css';

/** The shape of the rooms of a day. */
export function WaitingBoard() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('gestion.cargando')} className={classes.waiting}>
      <Block height="3rem" />
      <Block width="60%" height="2rem" />
      {[1, 2, 3, 4].map((row) => (
        <Block key={row} height="4rem" />
      ))}
    </div>
  );
}
