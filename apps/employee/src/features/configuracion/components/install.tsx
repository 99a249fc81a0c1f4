import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Rows } from '@jornada/ui/rows.tsx';
import { useObservable } from '@jornada/web/observable.ts';
import { isAddedByShareMenu } from '../../../native/install.ts';
import { useServices } from '../../../shared/services.tsx';
import classes from '../configuracion.module.css';

/** The way to have the app on this device, if its browser offers one; on an iPhone in words. */
export function Install() {
  const { t } = useTranslation();
  const offer = useObservable(useServices().installOffer);
  if (!offer && !isAddedByShareMenu()) return null;
  return (
    <section className={classes.section} aria-labelledby="configuracion-instalar">
      <h2 id="configuracion-instalar">{t('configuracion.instalar.titulo')}</h2>
      <Rows as="div" framed="inset">
        <div className={classes.device} data-padded>
          <p>
            {t('configuracion.instalar.texto')} {!offer && t('configuracion.instalar.apple')}
          </p>
          {offer && (
            <Button variant="default" onClick={() => void offer.accept()}>
              {t('configuracion.instalar.boton')}
            </Button>
          )}
        </div>
      </Rows>
    </section>
  );
}
