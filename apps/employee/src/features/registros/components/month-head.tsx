import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { DiaVista } from '@jornada/contract/registros/vistas.ts';
import { Emphasis } from '@jornada/ui/emphasis.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertTriangleFilled, IconFlag, IconLock } from '@jornada/ui/icons.ts';
import { toneOf } from '../../../shared/day/words.ts';
import { lackOf } from '../model/open-questions.ts';
import type { Calendario, MonthView } from '../use-month-view.ts';
import classes from '../calendario.module.css';

type Props = {
  calendario: Calendario;
  view: MonthView;
  onOpen: (fecha: string) => void;
  /** Whether the button back to today is here. */
  leadsBack: boolean;
};

/** The month's sums, and the days that are not in them. */
export function MonthHead({
  calendario: { balance, dias, cerrado, festivosConfirmados, ano },
  view: { format },
  onOpen,
  leadsBack,
}: Props) {
  const { t } = useTranslation();
  const left = dias.filter(({ linea }) => linea.porque === 'incompleta');
  const first = left[0];
  // Past days need no confirmation any more.
  const isUnsure = !festivosConfirmados && dias.some(({ linea }) => linea.porque === 'futuro');
  if (!balance && !first && !cerrado && !isUnsure && !leadsBack) return null;
  return (
    <div className={classes.head}>
      {balance && (
        <>
          <p>
            <span className={classes.balance} data-tone={toneOf(balance.balanceMinutos)}>
              {format.balance(balance.balanceMinutos)}
            </span>{' '}
            <span className={classes.balanceWord}>{t('calendario.saldo.palabra')}</span>
          </p>
          <p className={classes.of}>
            <Emphasis
              text={t('calendario.saldo.total', {
                trabajado: format.duration(balance.trabajadoMinutos),
                previsto: format.durationWithUnit(balance.previstoMinutos),
              })}
              render={(part) => <b key={part}>{part}</b>}
            />
          </p>
        </>
      )}
      {cerrado && (
        <p className={classes.state}>
          <Glyph of={IconLock} size="sm" />
          {t('calendario.mes.cerrado')}
        </p>
      )}
      {isUnsure && (
        <p className={classes.state}>
          <Glyph of={IconFlag} size="sm" />
          {t('calendario.mes.sin-confirmar', { ano })}
        </p>
      )}
      {first && (
        <UnstyledButton className={classes.left} onClick={() => onOpen(first.fecha)}>
          <Glyph of={IconAlertTriangleFilled} size="sm" />
          <LeftOut days={left} first={first} />
        </UnstyledButton>
      )}
      {leadsBack && (
        <Link to="/registros-list" search={{}} resetScroll={false} className={classes.back}>
          {t('calendario.mes.hoy')}
        </Link>
      )}
    </div>
  );
}

/** Which day does not count and what is missing; if there are several, how many. */
function LeftOut({ days, first }: { days: readonly DiaVista[]; first: DiaVista }) {
  const { t } = useTranslation();
  if (days.length > 1) return t('calendario.no-cuenta.varios', { dias: days.length });
  const dia = Number(first.fecha.slice(8));
  const lack = lackOf(first);
  if (lack === 'entrada') return t('calendario.no-cuenta.entrada', { dia });
  return lack === 'salida' ? t('calendario.no-cuenta.salida', { dia }) : t('calendario.no-cuenta.orden', { dia });
}
