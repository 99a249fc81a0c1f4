import { useTranslation } from 'react-i18next';
import { Block } from '@jornada/ui/skeleton.tsx';
import classes from '../team.module.css';

/** The rows of colleagues that are on their way. */
export function WaitingPeople({ count = 8 }: { count?: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('gestion.cargando')}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.row}>
          <Block width="2.5rem" height="2.5rem" round />
          <span className={classes.words}>
            <Block width={`${9 + ((index * 5) % 4)}rem`} />
            <Block width={`${6 + ((index * 3) % 4)}rem`} />
          </span>
        </div>
      ))}
    </div>
  );
}
