import { useTranslation } from 'react-i18next';
import type { Punto } from '@jornada/domain/distancia/index.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { HALF, placeOf, extentOf, scaleOf } from '../model/projection.ts';
import classes from '../centros.module.css';

type Props = { centre: Punto; radioMetros: number; posiciones: readonly (Punto & { momento: string; cerca: boolean })[] };

/** The centre, its radius, and the positions of the last clock-ins. Drawn here, so that no map service learns the place. */
export function CentreMap({ centre, radioMetros, posiciones }: Props) {
  const { t } = useTranslation();
  const { distance } = useFormat();
  const reach = extentOf(centre, radioMetros, posiciones);
  const bar = scaleOf(reach);
  const near = posiciones.filter(({ cerca }) => cerca).length;
  const label =
    posiciones.length === 0
      ? t('centros.mapa.circulo', { radio: distance(radioMetros) })
      : t('centros.mapa.etiqueta', { radio: distance(radioMetros), dentro: near, fuera: posiciones.length - near });
  const width = (bar / reach) * HALF;
  return (
    <figure className={classes.map}>
      <svg viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} role="img" aria-label={label}>
        {[0.25, 0.5, 0.75].map((share) => (
          <circle key={share} r={share * 1.4 * HALF} className={classes.grid} />
        ))}
        <path d={`M0 ${-HALF} V${HALF} M${-HALF} 0 H${HALF}`} className={classes.grid} />
        <circle r={(radioMetros / reach) * HALF} className={classes.radius} />
        {posiciones.map((point) => {
          const place = placeOf(centre, point, reach);
          if (!place) return null;
          const key = `${point.momento}${place.x}${place.y}`;
          // Filled inside the radius and hollow outside, so that it does not depend on colour.
          return <circle key={key} cx={place.x} cy={place.y} r={2.2} className={point.cerca ? classes.near : classes.far} />;
        })}
        <circle r={3.4} className={classes.centre} />
        <text x={0} y={-HALF + 9} className={classes.north}>
          {t('centros.mapa.norte')}
        </text>
        <path d={`M${HALF - 8 - width} ${HALF - 10} h${width} m0 -3 v6 m${-width} -6 v6`} className={classes.bar} />
        <text x={HALF - 8 - width / 2} y={HALF - 14} className={classes.north}>
          {distance(bar)}
        </text>
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
