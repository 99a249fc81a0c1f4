import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@mantine/core';
import type { CorreccionVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { hourOn } from './hour-on.ts';
import classes from './correction.module.css';

type Correccion = Pick<CorreccionVista, 'fecha' | 'momentoAntes' | 'momentoNuevo'> & Partial<Pick<CorreccionVista, 'estado'>>;
type Props = { of: Correccion; format: Format; size?: 'body' | 'figure' };

/** How screen readers describe the proposed hour, because they do not show a strike. */
const NUEVA = {
  pendiente: 'correcciones.hora-propuesta',
  acordada: 'correcciones.nueva',
  desacuerdo: 'correcciones.hora-no-acordada',
  retirada: 'correcciones.hora-retirada',
} as const;

/**
 * What a correction changes: the old hour is struck out beside the new one. If it was not accepted, the valid hour comes first
 * and the proposed one is struck out.
 */
export function OldNew({ of: { fecha, momentoAntes, momentoNuevo, estado = 'pendiente' }, format, size = 'body' }: Props) {
  const { t } = useTranslation();
  const cameToNothing = estado === 'desacuerdo' || estado === 'retirada';
  const [Old, New] = cameToNothing ? (['b', 's'] as const) : (['s', 'b'] as const);
  return (
    <span className={classes.change} data-size={size}>
      {momentoAntes && (
        <>
          <VisuallyHidden>{t(estado === 'acordada' ? 'correcciones.antes' : 'correcciones.hora-registrada')} </VisuallyHidden>
          <Old>{hourOn(momentoAntes, fecha, format)}</Old>
          <span aria-hidden="true">{cameToNothing ? ' · ' : ' → '}</span>
        </>
      )}
      <VisuallyHidden>{t(NUEVA[estado])} </VisuallyHidden>
      <New>{momentoNuevo ? hourOn(momentoNuevo, fecha, format) : t('correcciones.se-anula')}</New>
    </span>
  );
}
