import { useTranslation } from 'react-i18next';
import { Block } from '@jornada/ui/skeleton.tsx';
import classes from './row.module.css';

/** The rows of a list that is on its way. */
export function WaitingRows() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('gestion.cargando')}>
      {[14, 13, 12, 11, 10].map((width) => (
        <div key={width} className={classes.waiting}>
          <Block width={`${width}rem`} />
          <Block width="6rem" />
        </div>
      ))}
    </div>
  );
}
