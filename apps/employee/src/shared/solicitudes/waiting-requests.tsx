import { useTranslation } from 'react-i18next';
import { Block } from '@jornada/ui/skeleton.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import classes from './solicitudes.module.css';

/** The shape of requests that are on their way: two groups, as they will be. */
export function WaitingRequests() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('gestion.cargando')}>
      {[2, 4].map((rows) => (
        <div key={rows}>
          <div className={classes.groupHead}>
            <Block width="6rem" />
          </div>
          <Rows framed>
            {Array.from({ length: rows }, (_, index) => (
              <li key={index} className={classes.waitingRow}>
                <Block width="1.25rem" height="1.25rem" />
                <span className={classes.waitingText}>
                  <Block width="65%" />
                  <Block width="40%" />
                </span>
                <Block width="4rem" height="1.25rem" />
              </li>
            ))}
          </Rows>
        </div>
      ))}
    </div>
  );
}
