import { useTranslation } from 'react-i18next';
import type { VisitaRegistrada } from '@jornada/contract/visitas/vistas.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { QrCode } from '@jornada/ui/qr-code.tsx';
import classes from '../badge.module.css';

/** What is printed: who it is, to whom they go, and the code with which they leave. */
export function Badge({ of: { nombre, empresa, anfitrion, centro, zona, entrada, codigo } }: { of: VisitaRegistrada }) {
  const { t } = useTranslation();
  const format = useFormat(zona);
  return (
    <div className={classes.badge} aria-hidden="true">
      <div className={classes.text}>
        <p className={classes.kind}>{t('visitas.tarjeta.visita')}</p>
        <p className={classes.name}>{nombre}</p>
        {empresa && <p>{empresa}</p>}
        {anfitrion && <p>{t('visitas.tarjeta.visita-a', { nombre: anfitrion })}</p>}
        <p className={classes.small}>
          {centro} · {format.date(format.dayOf(entrada), 'numeric')} {format.hour(entrada)}
        </p>
      </div>
      <div className={classes.code}>
        <QrCode text={codigo} label={t('visitas.tarjeta.qr', { codigo })} />
        <p className={classes.digits}>{codigo}</p>
        <p className={classes.small}>{t('visitas.tarjeta.codigo')}</p>
      </div>
    </div>
  );
}
