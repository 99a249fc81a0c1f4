import { useTranslation } from 'react-i18next';
import type { CorreccionVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { CorrectionState } from '../../../shared/day/correction-state.tsx';
import { OldNew } from '../../../shared/day/old-new.tsx';
import classes from './correcciones.module.css';

/** A proposed change: what, why, by whom, and its outcome. */
export function CorrectionCard({
  correccion,
  format,
  children,
}: {
  correccion: CorreccionVista;
  format: Format;
  children?: React.ReactNode;
}) {
  const { t } = useTranslation();
  const { motivo, propuestaPor, propuestaEl, estado, resueltaPor, resueltaEl, respuesta } = correccion;
  const when = (instante: string) => `${format.date(format.dayOf(instante), 'day')}, ${format.hour(instante)}`;
  return (
    <div className={classes.card}>
      <div className={classes.cardHead}>
        <OldNew of={correccion} format={format} />
        <CorrectionState estado={estado} />
      </div>
      {motivo && <p className={classes.quote}>{t('correcciones.cita', { texto: motivo })}</p>}
      <p className={classes.quiet}>{t('correcciones.propuesta', { autor: propuestaPor, momento: when(propuestaEl) })}</p>
      {resueltaEl && resueltaPor && (
        <p className={classes.quiet}>
          {t(estado === 'acordada' ? 'correcciones.acordada' : 'correcciones.rechazada', { autor: resueltaPor, momento: when(resueltaEl) })}
        </p>
      )}
      {respuesta && <p className={classes.quote}>{t('correcciones.cita', { texto: respuesta })}</p>}
      {children}
    </div>
  );
}
