import type { RegistroVista } from '@jornada/contract/registros/vistas.ts';
import { hourOn } from '../../../shared/day/hour-on.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from './correcciones.module.css';

/** The record of a page: `Salida a las 17:30`, and its day. */
export function RecordName({ registro }: { registro: RegistroVista }) {
  const { nombre, momento, momentoOriginal, fecha } = registro;
  const format = useFormat(registro.zona);
  return (
    <p className={classes.what}>
      <b>
        {nombre} {momentoOriginal && <s>{hourOn(momentoOriginal, fecha, format)}</s>} {hourOn(momento, fecha, format)}
      </b>{' '}
      · {format.date(fecha, 'long')}
    </p>
  );
}
