import { useTranslation } from 'react-i18next';
import type { Ensayo } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertTriangle, IconX } from '@jornada/ui/icons.ts';
import { isOnlyDoubtful } from '../model/import-files.ts';
import classes from '../import.module.css';

/** Height and top of each kind of tick, in a drawing 34 high. */
const TICKS = { crear: [4, 26], cambiar: [8, 18], igual: [14, 6], rechazada: [14, 16], dudosa: [14, 16] } as const;
const HEIGHT = 34;
/** Width of a tick; the distance between two is 1. */
const WIDTH = 0.42;

/** One tick for each line of the file, in its order: full, hollow, short, or crossed. The same in words beside it. */
export function Strip({ ensayo: { lineas, cuentas, archivo } }: { ensayo: Ensayo }) {
  const { t } = useTranslation();
  const dudosa = lineas.filter(isOnlyDoubtful).length;
  const counts = { ...cuentas, dudosa, rechazada: cuentas.rechazada - dudosa };
  const words = (['crear', 'cambiar', 'igual', 'rechazada', 'dudosa'] as const)
    .filter((estado) => estado !== 'dudosa' || dudosa > 0)
    .map((estado) => ({ estado, text: t(`personas.importar.tira.${estado}`, { count: counts[estado] }) }));
  return (
    <figure className={classes.strip}>
      <svg
        className={classes.ticks}
        viewBox={`0 0 ${Math.max(lineas.length, 40)} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.map(({ text }) => text).join(', ')}
      >
        {lineas.map((one, index) => {
          const { linea } = one;
          const estado = isOnlyDoubtful(one) ? 'dudosa' : one.estado;
          const [y, height] = TICKS[estado];
          return <rect key={linea} className={classes[estado]} x={index + 0.29} y={y} width={WIDTH} height={height} />;
        })}
      </svg>
      <figcaption>
        {words.map(({ estado, text }) => (
          <span key={estado} className={classes.word} data-estado={estado} data-none={counts[estado] === 0 || undefined}>
            {estado === 'rechazada' && <Glyph of={IconX} size="sm" />}
            {estado === 'dudosa' && <Glyph of={IconAlertTriangle} size="sm" />}
            {estado !== 'rechazada' && estado !== 'dudosa' && <i />}
            {text}
          </span>
        ))}
        <span className={classes.lines}>{t('personas.importar.lineas', { count: archivo.lineas })}</span>
      </figcaption>
    </figure>
  );
}
