import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { firmas } from '@jornada/contract/firmas/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconHourglass } from '@jornada/ui/icons.ts';
import { useRead } from '@jornada/web/calls.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { Hint } from '@jornada/web/list/section.tsx';
import classes from '../cierres.module.css';

/** At most so many of those who object are named; the rest is counted. */
const NAMED = 20;

/** Who says that their month is wrong, and how many have not confirmed it: to look at before closing, never in its way. */
export function MonthDoubts({ ano, mes, centro }: { ano: number; mes: number; centro: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useRead(firmas.listado, { ano, mes, centro, estado: 'objetado', limit: NAMED });
  if (!data?.activa) return null;
  const { objetado, pendiente, cambiado } = data.cuentas;
  const unsigned = pendiente + cambiado;
  if (objetado + unsigned === 0) return null;
  return (
    <>
      {objetado > 0 && (
        <>
          <Hint>{t('cierres.firmas.objetan', { count: objetado })}</Hint>
          <ul className={classes.cases} aria-label={t('cierres.firmas.objetan', { count: objetado })}>
            {data.items.map(({ persona, dias, texto }) => (
              <li key={persona.id}>
                <Link to="/firmas" search={{ ano, mes, ver: persona.id }} className={classes.name}>
                  {persona.nombre}
                </Link>
                <ul>
                  <li data-tone="warn">
                    <Glyph of={IconHourglass} size="sm" />
                    <span>
                      {dias.length > 0 && `${format.list(dias.map((fecha) => format.date(fecha, 'weekdayDay')))}: `}
                      {t('correcciones.cita', { texto })}
                    </span>
                  </li>
                </ul>
              </li>
            ))}
          </ul>
          {objetado > data.items.length && <Hint>{t('gestion.de', { shown: data.items.length, total: objetado })}</Hint>}
        </>
      )}
      {unsigned > 0 && (
        <Link to="/firmas" search={{ ano, mes }} className={classes.way}>
          {t('cierres.firmas.faltan', { count: unsigned })}
        </Link>
      )}
      <Hint>{t('cierres.firmas.nota')}</Hint>
    </>
  );
}
