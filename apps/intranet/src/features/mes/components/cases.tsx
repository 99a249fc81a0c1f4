import { useTranslation } from 'react-i18next';
import type { Icon } from '@tabler/icons-react';
import { Link, useRouteContext } from '@tanstack/react-router';
import type { cierres } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertTriangle, IconHourglassLow, IconInfoCircle, IconPlayerPlay } from '@jornada/ui/icons.ts';
import { lowerFirst } from '@jornada/web/lower-first.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from '../cierres.module.css';
import { Hint } from '@jornada/web/list/section.tsx';

type Caso = SalidaDe<typeof cierres.revision>['casos'][number];
type Dia = Caso['dias'][number];
type Porque = Dia['porques'][number];

const LOOK: Record<Porque, { icon: Icon; tone: string }> = {
  'en-curso': { icon: IconPlayerPlay, tone: 'accent' },
  incompleta: { icon: IconAlertTriangle, tone: 'bad' },
  pendiente: { icon: IconHourglassLow, tone: 'warn' },
  incidencia: { icon: IconInfoCircle, tone: 'quiet' },
};

/** People with days to check before the month is closed. Each leads to the person; waiting corrections lead to the inbox. */
export function Cases({ casos, total }: { casos: readonly Caso[]; total: number }) {
  const { t } = useTranslation();
  if (casos.length === 0) return null;
  const waits = casos.some(({ dias }) => dias.some(({ porques }) => porques.includes('pendiente')));
  return (
    <>
      <ul className={classes.cases}>
        {casos.map((caso) => (
          <OneCase key={caso.persona.id} caso={caso} />
        ))}
      </ul>
      {total > casos.length && <Hint>{t('gestion.de', { shown: casos.length, total })}</Hint>}
      {waits && (
        <Link to="/bandeja" search={{ cuales: 'empresa' }} className={classes.way}>
          {t('cierres.ver-pendientes')}
        </Link>
      )}
    </>
  );
}

function OneCase({ caso: { persona, dias } }: { caso: Caso }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { hasScreen } = useRouteContext({ from: '__root__' });
  const wordsOf = (porque: Porque, incidencias: Dia['incidencias']): string[] =>
    porque === 'incidencia'
      ? incidencias.map((one) => lowerFirst(t(`incidencias.${one}.nombre`), format.lang))
      : [t(`cierres.porques.${porque}`)];
  return (
    <li>
      {hasScreen('/personas') ? (
        <Link to="/personas" search={{ ver: persona.id }} className={classes.name}>
          {persona.nombre}
        </Link>
      ) : (
        <span className={classes.name}>{persona.nombre}</span>
      )}
      <ul>
        {dias.flatMap(({ fecha, porques, incidencias }) =>
          porques.map((porque) => (
            <li key={`${fecha}${porque}`} data-tone={LOOK[porque].tone}>
              <Glyph of={LOOK[porque].icon} size="sm" />
              <span>
                {format.date(fecha, 'weekdayDay')}: {wordsOf(porque, incidencias).join(', ')}
              </span>
            </li>
          )),
        )}
      </ul>
    </li>
  );
}
